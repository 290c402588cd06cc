# The bot alone; compose.yaml starts it together with its Redis.
FROM python:3.13-slim

WORKDIR /kasino
COPY requirements.lock ./
RUN pip install --no-cache-dir --require-hashes -r requirements.lock

COPY pyproject.toml README.md LICENSE ./
COPY engine ./engine
COPY tutor ./tutor
COPY locales ./locales
COPY tgbot ./tgbot
RUN pip install --no-cache-dir --no-build-isolation --no-deps . \
    && useradd --system kasino

# Python buffers what it writes to a pipe; the log is wanted at once.
ENV PYTHONUNBUFFERED=1
USER kasino
CMD ["kasino", "bot"]
