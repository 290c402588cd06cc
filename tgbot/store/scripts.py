"""The steps that must happen as a whole, in Lua: Redis runs a script without letting anybody in between."""

SAVE = r"""
-- Compare the version, write the row and mark the update, or do nothing at all.
local row, marks = KEYS[1], KEYS[2]
local token, body, expected, update = ARGV[1], ARGV[2], ARGV[3], ARGV[4]
local row_lifetime, mark_lifetime = ARGV[5], tonumber(ARGV[6])

local version, writer, address = '0', '', ''
local written = redis.call('GET', row)
if written then
    version, writer, address = string.match(written, '^(%d+) (%x+) ([^\n]*)\n')
end
if writer == token then
    return 'done'  -- the same save again, whose answer was lost
end

local now = tonumber(redis.call('TIME')[1])
if update ~= '' then
    local marked = redis.call('ZSCORE', marks, update)
    if marked and tonumber(marked) > now - mark_lifetime then
        return 'duplicate'
    end
end
if expected ~= '' and expected ~= version then
    return 'stale'
end

local head = string.format('%d %s %s\n', tonumber(version) + 1, token, address)
redis.call('SET', row, head .. body)
if row_lifetime ~= '' then
    redis.call('EXPIRE', row, row_lifetime)
end
if update ~= '' then
    redis.call('ZREMRANGEBYSCORE', marks, '-inf', now - mark_lifetime)
    redis.call('ZADD', marks, now, update)
    redis.call('EXPIRE', marks, mark_lifetime)
end
return 'done'
"""

SET_ADDRESS = r"""
-- A table that is gone stays gone. The rest of its life is kept: it is counted from the last save.
local written = redis.call('GET', KEYS[1])
if written then
    local version_and_token, body = string.match(written, '^(%d+ %x+ )[^\n]*\n(.*)$')
    redis.call('SET', KEYS[1], version_and_token .. ARGV[1] .. '\n' .. body, 'KEEPTTL')
end
"""

ADD_TABLE = r"""
-- Gives back the tables that were opened so long ago that they may have expired.
local now = redis.call('TIME')  -- seconds and microseconds
redis.call('ZADD', KEYS[1], string.format('%d.%06d', now[1], now[2]), ARGV[1])
return redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', now[1] - ARGV[2])
"""
