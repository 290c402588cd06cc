"""Small changes to Python source, each of which changes what the code does, unless by chance it means the same."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator

from tests.mutation.change import Change

OTHER_COMPARISONS: dict[str, tuple[str, ...]] = {
    "<": ("<=", ">="),
    "<=": ("<", ">"),
    ">": (">=", "<="),
    ">=": (">", "<"),
    "==": ("!=",),
    "!=": ("==",),
    "is": ("is not",),
    "is not": ("is",),
    "in": ("not in",),
    "not in": ("in",),
}
OTHER_ARITHMETIC = {
    "+": "-", "-": "+", "*": "/", "/": "*", "//": "*", "%": "//", "&": "|", "|": "&", "^": "|", "<<": ">>", ">>": "<<"
}  # fmt: skip
OTHER_FUNCTIONS = {"min": "max", "max": "min", "any": "all", "all": "any"}
SIGNS: dict[type, str] = {
    ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.Eq: "==", ast.NotEq: "!=", ast.Is: "is",
    ast.IsNot: "is not", ast.In: "in", ast.NotIn: "not in", ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/",
    ast.FloorDiv: "//", ast.Mod: "%", ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^", ast.LShift: "<<",
    ast.RShift: ">>", ast.Pow: "**", ast.And: "and", ast.Or: "or",
}  # fmt: skip
#: Calls in which the order of the arguments means nothing, or whose change no program would survive.
UNORDERED = {"min", "max", "isinstance", "cast", "getattr"}
#: Keyword arguments that only guard against mistakes.
GUARDS = {"strict", "exc_info"}


def changes(path: str, source: bytes) -> list[Change]:
    """All changes to a file, place by place. Types, decorators, docstrings, texts, log lines and assertions are left
    alone."""
    lines = source.splitlines(keepends=True)
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line))

    def offset(line: int, column: int) -> int:
        return starts[line - 1] + column

    found = _Changes(path, source, offset)
    found.visit(ast.parse(source))
    return sorted(found.made, key=lambda each: (each.start, each.kind))


class _Changes(ast.NodeVisitor):
    """Collects the changes of one file."""

    def __init__(self, path: str, source: bytes, offset: Callable[[int, int], int]) -> None:
        self._path, self._source, self._offset = path, source, offset
        self._types: dict[str, str] = {}
        self.made: list[Change] = []

    # Where nothing is changed ------------------------------------------------------------------------------------

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_arg(self, node: ast.arg) -> None:
        """A parameter has only a type."""

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Before Python 3.12 the places within f-strings are not known."""

    def visit_Assert(self, node: ast.Assert) -> None:
        """For the type checker."""

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        self.visit(node.args)
        outside, self._types = self._types, {**self._types, **_types_of(node.args)}
        for each in node.body:
            self.visit(each)
        self._types = outside
        if node.name != "__init__":
            self._drop_statements(node)

    visit_AsyncFunctionDef = visit_FunctionDef  # noqa: N815 - the name is that of `ast`

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        for each in node.body:
            self.visit(each)

    def visit_If(self, node: ast.If) -> None:
        if ast.unparse(node.test) != "TYPE_CHECKING":
            self._negate(node.test)
            self.generic_visit(node)

    def visit_keyword(self, node: ast.keyword) -> None:
        if node.arg not in GUARDS:
            self.visit(node.value)

    # Statements --------------------------------------------------------------------------------------------------

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Constant) or ast.unparse(node.value).startswith("log."):
            return
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        sign = SIGNS[type(node.op)]
        if sign in OTHER_ARITHMETIC:
            self._between(node.target, node.value, "arithmetic", f"{sign}=", f"{OTHER_ARITHMETIC[sign]}=")
        self.generic_visit(node)

    # Expressions -------------------------------------------------------------------------------------------------

    def visit_Compare(self, node: ast.Compare) -> None:
        operands = [node.left, *node.comparators]
        for left, right, operator in zip(operands, operands[1:], node.ops, strict=False):
            sign = SIGNS[type(operator)]
            for other in OTHER_COMPARISONS[sign]:
                self._between(left, right, "comparison", sign, other)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        sign = SIGNS.get(type(node.op), "")
        is_text = any(
            isinstance(each, ast.JoinedStr) or (isinstance(each, ast.Constant) and isinstance(each.value, str))
            for each in (node.left, node.right)
        )
        if sign in OTHER_ARITHMETIC and not is_text and not _is_union(node):
            self._between(node.left, node.right, "arithmetic", sign, OTHER_ARITHMETIC[sign])
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        sign = SIGNS[type(node.op)]
        for left, right in zip(node.values, node.values[1:], strict=False):
            self._between(left, right, "and, or", sign, "or" if sign == "and" else "and")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        signs = {ast.Not: "not", ast.USub: "-", ast.Invert: "~"}
        sign = signs.get(type(node.op))
        if sign is not None:
            start, end = self._start(node), self._start(node.operand)
            gap = self._source[start:end].replace(sign.encode(), b"", 1).lstrip()
            self.made.append(Change(self._path, node.lineno, "sign", start, end, gap))
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._swap("branches", node.body, node.orelse)
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self._negate(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for condition in node.ifs:
            self._negate(condition)
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        value = node.value
        if isinstance(value, bool):
            self._add("constant", node, node, str(not value).encode())
        elif isinstance(value, int):
            for other in (value + 1, value - 1):
                self._add("constant", node, node, str(other).encode())
        elif isinstance(value, float):
            for changed in (value * 2 if value else 1.0, value / 2):
                if changed != value:
                    self._add("constant", node, node, repr(changed).encode())

    def visit_Call(self, node: ast.Call) -> None:
        name = ast.unparse(node.func)
        if name in OTHER_FUNCTIONS:
            self._add("function", node.func, node.func, OTHER_FUNCTIONS[name].encode())
        if name == "TypeVar" or name.startswith("log."):
            return
        plain = not any(isinstance(each, ast.Starred) for each in node.args[:2])
        if len(node.args) > 1 and plain and name not in UNORDERED and self._are_alike(*node.args[:2]):
            self._swap("arguments", node.args[0], node.args[1])
        self.generic_visit(node)

    # How a change is made ----------------------------------------------------------------------------------------

    def _start(self, node: ast.expr | ast.stmt) -> int:
        return self._offset(node.lineno, node.col_offset)

    def _end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self._offset(node.end_lineno, node.end_col_offset)

    def _add(self, kind: str, first: ast.expr | ast.stmt, last: ast.expr | ast.stmt, text: bytes) -> None:
        self.made.append(Change(self._path, first.lineno, kind, self._start(first), self._end(last), text))

    def _between(self, left: ast.expr, right: ast.expr, kind: str, sign: str, other: str) -> None:
        """Another operator between two operands."""
        start, end = self._end(left), self._start(right)
        gap = self._source[start:end]
        text = gap.replace(sign.encode(), other.encode(), 1)
        if text != gap:
            line = self._source.count(b"\n", 0, start + gap.index(sign.encode())) + 1
            self.made.append(Change(self._path, line, kind, start, end, text))

    def _swap(self, kind: str, first: ast.expr, second: ast.expr) -> None:
        source = self._source
        one, other = source[self._start(first) : self._end(first)], source[self._start(second) : self._end(second)]
        if one != other:
            self._add(kind, first, second, other + source[self._end(first) : self._start(second)] + one)

    def _are_alike(self, one: ast.expr, other: ast.expr) -> bool:
        """Whether two arguments are of one type, as far as can be seen: else any type checker finds them swapped."""
        match one, other:
            case ast.Name(), ast.Name():
                return one.id in self._types and self._types[one.id] == self._types.get(other.id)
            case ast.Constant(), ast.Constant():
                return type(one.value) is type(other.value)
            case _:
                return _kind(one) == _kind(other) != ""

    def _negate(self, condition: ast.expr) -> None:
        """For conditions in which nothing else is changed."""
        if isinstance(condition, ast.Name | ast.Attribute | ast.Call | ast.Await | ast.NamedExpr):
            text = self._source[self._start(condition) : self._end(condition)]
            self._add("condition", condition, condition, b"not (" + text + b")")

    def _drop_statements(self, function: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        """Those without which the code goes on: names, attributes and items then keep what they had."""
        bound = set(_types_of(function.args))
        for node in _statements(function.body):
            targets = getattr(node, "targets", [node.target] if hasattr(node, "target") else [])
            names = {each.id for target in targets for each in ast.walk(target) if isinstance(each, ast.Name)}
            is_result = isinstance(node, ast.Return) and node is function.body[-1]
            if not is_result and _can_be_missed(node, names <= bound):
                self._add("statement", node, node, b"pass")
            bound |= names


def _types_of(arguments: ast.arguments) -> dict[str, str]:
    """The parameters with their types as they are written."""
    every = (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)
    return {each.arg: ast.unparse(each.annotation) if each.annotation else each.arg for each in every}


def _kind(node: ast.expr) -> str:
    """What is the same in `a.cards` and `b.cards`, in `f(a)` and `f(b)`, in `a[0]` and `a[1]`; empty if unknown."""
    match node:
        case ast.Attribute(attr=name):
            return f".{name}"
        case ast.Call(func=function):
            return f"{ast.unparse(function)}()"
        case ast.Subscript(value=several):
            return f"{ast.unparse(several)}[]"
        case _:
            return "number" if isinstance(node, ast.BinOp) else ""


def _statements(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """The statements of a function in their order, without those of functions within it."""
    for node in body:
        yield node
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            for part in ("body", "orelse", "finalbody"):
                yield from _statements(getattr(node, part, []))
            for block in (*getattr(node, "handlers", ()), *getattr(node, "cases", ())):
                yield from _statements(block.body)


def _can_be_missed(node: ast.stmt, binds_nothing: bool) -> bool:
    """Whether code without the statement can be run at all."""
    match node:
        case ast.Expr(ast.Constant()):
            return False
        case ast.Expr(value):
            return not ast.unparse(value).startswith("log.")
        case ast.Assign():
            return binds_nothing
        case _:
            return isinstance(node, ast.AugAssign | ast.Return | ast.Raise | ast.Continue | ast.Break)


def _is_union(node: ast.BinOp) -> bool:
    """Whether this is a type such as `int | None`."""
    return isinstance(node.op, ast.BitOr) and ast.unparse(node.right)[0].isupper()
