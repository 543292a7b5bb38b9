"""Which faults can be planted at one place of the source: another operator, another constant, the contrary."""

import re

from clang.cindex import CursorKind, TypeKind

# Each operator with those that take its place.
SWAPS = {
    "==": ["!="],
    "!=": ["=="],
    "<": ["<=", ">="],
    "<=": ["<", ">"],
    ">": [">=", "<="],
    ">=": [">", "<"],
    "&&": ["||"],
    "||": ["&&"],
    "+": ["-"],
    "-": ["+"],
    "*": ["+"],
    "/": ["*"],
    "%": ["*"],
    "&": ["|"],
    "|": ["&"],
    "<<": [">>"],
    ">>": ["<<"],
}
# Of sets of cards.
SWAPS_OF_SETS = {"-": ["&", "|"], "&": ["|", "-"], "|": ["&", "-"]}
COMPARISONS = {"==", "!=", "<", "<=", ">", ">="}
ASSIGNMENTS = {"+=": ["-="], "-=": ["+="], "|=": ["&="], "&=": ["|="], "*=": ["+="]}
CALLS = {
    "any_of": "all_of",
    "all_of": "any_of",
    "none_of": "any_of",
    "min": "max",
    "max": "min",
    "lowest": "highest",
    "highest": "lowest",
    "insert": "remove",
    "remove": "insert",
}
NUMBERS = {
    TypeKind.INT, TypeKind.UINT, TypeKind.LONG, TypeKind.ULONG, TypeKind.LONGLONG, TypeKind.ULONGLONG,
    TypeKind.UCHAR, TypeKind.SCHAR, TypeKind.CHAR_S, TypeKind.SHORT, TypeKind.USHORT,
}


def is_bool(node):
    return node.type.get_canonical().kind == TypeKind.BOOL


def is_set(node):
    return node.type.get_canonical().spelling.removeprefix("const ").split("::")[-1] == "CardSet"


def has_pointers(node):
    return any(child.type.get_canonical().kind == TypeKind.POINTER for child in node.get_children())


class Source:
    """The text of a file, by bytes, as libclang counts them."""

    def __init__(self, text):
        self.bytes = text.encode()

    def of(self, start, end):
        return self.bytes[start:end].decode()

    def text(self, node):
        return self.of(node.extent.start.offset, node.extent.end.offset)

    def line_of(self, offset):
        return self.bytes[:offset].count(b"\n") + 1


def operator_between(source, left, right):
    """The operator that stands between two operands, with its place."""
    start, end = left.extent.end.offset, right.extent.start.offset
    if start > end:
        return None
    gap = re.sub(r"//[^\n]*", lambda found: " " * len(found[0]), source.of(start, end))
    found = re.fullmatch(r"[\s)]*([-+*/%&|<>=!^]+)[\s(]*", gap)
    return (found[1], start + found.start(1)) if found else None


def operator_of(source, node):
    """The infix operator of an expression and its place, overloaded or not; nothing for others."""
    children = list(node.get_children())
    if node.kind == CursorKind.BINARY_OPERATOR and len(children) == 2:
        found = operator_between(source, *children)
        if found:
            return found
        children = list(children[0].get_children())  # a comparison that the compiler put together
    elif node.kind == CursorKind.UNARY_OPERATOR and len(children) == 1 and children[0].extent == node.extent:
        children = list(children[0].get_children())
    elif node.kind != CursorKind.CALL_EXPR or not node.spelling.startswith("operator"):
        return None
    for child in children[1:2]:
        text = source.text(child)
        if child.spelling.startswith("operator") and text in SWAPS:
            return text, child.extent.start.offset
    return None


def with_text(source, node, place, old, new):
    start, end = node.extent.start.offset, node.extent.end.offset
    return source.of(start, place) + new + source.of(place + len(old.encode()), end)


def of_operator(source, node):
    found = operator_of(source, node)
    if not found or found[0] not in SWAPS:
        return
    text, place = found
    swaps = SWAPS_OF_SETS.get(text, []) if is_set(node) else SWAPS[text]
    if not source.of(place + len(text), node.extent.end.offset).strip():
        return  # a part of a comparison that the compiler put together
    is_plain = (node.kind == CursorKind.BINARY_OPERATOR and not has_pointers(node)) or text in COMPARISONS or is_set(node)
    for other in swaps if is_plain else []:
        yield "operator", with_text(source, node, place, text, other)


def of_not(source, node):
    text = source.text(node)
    if node.kind == CursorKind.UNARY_OPERATOR and text.startswith("!") and not text.startswith("!="):
        yield "condition", f"bool({text[1:]})"


def of_number(source, node):
    text = source.text(node)
    found = re.fullmatch(r"(0[xX][0-9A-Fa-f']+|[0-9']+)([uUlL]*)", text)
    if not found:
        return
    number = int(found[1].replace("'", ""), 0)
    for other in [number + 1] + ([number - 1] if number > 0 else []):
        yield "constant", f"{other}{found[2]}"


def of_truth(source, node):
    text = source.text(node)
    if text in ("true", "false"):
        yield "constant", "false" if text == "true" else "true"


def of_enumerator(source, node):
    """The next enumerator of its type."""
    meant = node.referenced
    text = source.text(node)
    if meant is None or meant.kind != CursorKind.ENUM_CONSTANT_DECL or not text.endswith(meant.spelling):
        return
    names = [child.spelling for child in meant.semantic_parent.get_children()
             if child.kind == CursorKind.ENUM_CONSTANT_DECL]
    if len(names) > 1:
        other = names[(names.index(meant.spelling) + 1) % len(names)]
        yield "constant", text[: len(text) - len(meant.spelling)] + other


def of_literal(source, node):
    """Another card, another clause."""
    text = source.text(node)
    if re.fullmatch(r'"[^"]*"_clause', text):
        yield "constant", '"AA-TRN-1"_clause' if text != '"AA-TRN-1"_clause' else '"AA-TRL-1"_clause'
    if re.fullmatch(r'"[^"]*"_card', text):
        yield "constant", '"9C"_card' if text != '"9C"_card' else '"8C"_card'


def of_call(source, node):
    """Another function that is called in the same way."""
    other = CALLS.get(node.spelling)
    if other is None:
        return
    start = node.extent.start.offset
    callee = next(iter(node.get_children()), None)
    if callee is None:
        return
    end = callee.extent.end.offset
    head = source.of(start, end)
    owner = node.referenced.semantic_parent.spelling if node.referenced is not None else ""
    if head.endswith(node.spelling) and owner in ("std", "CardSet", "ValueSet"):
        yield "operator", head[: len(head) - len(node.spelling)] + other + source.of(end, node.extent.end.offset)


OF_KIND = {
    CursorKind.BINARY_OPERATOR: [of_operator],
    CursorKind.CALL_EXPR: [of_operator, of_call],
    CursorKind.UNARY_OPERATOR: [of_operator, of_not],
    CursorKind.INTEGER_LITERAL: [of_number],
    CursorKind.CXX_BOOL_LITERAL_EXPR: [of_truth],
    CursorKind.DECL_REF_EXPR: [of_enumerator],
}


def changes_of(source, node):
    """The kinds and texts of what can stand in the place of an expression."""
    for maker in OF_KIND.get(node.kind, []):
        yield from maker(source, node)
    if source.text(node).endswith(("_clause", "_card")):
        yield from of_literal(source, node)


def contrary_of(source, node):
    """A condition that is none of the above, the other way round."""
    inner = node
    while inner.kind in (CursorKind.UNEXPOSED_EXPR, CursorKind.PAREN_EXPR):
        children = list(inner.get_children())
        if len(children) != 1:
            break
        inner = children[0]
    has_own = operator_of(source, inner) is not None or inner.kind in (
        CursorKind.CXX_BOOL_LITERAL_EXPR, CursorKind.BINARY_OPERATOR)
    if has_own or source.text(inner).startswith("!") or not is_bool(node):
        return
    yield "condition", f"!({source.text(node)})"


def of_statement(source, node):
    """What can stand in the place of a statement: nothing, or the contrary assignment."""
    yield "statement", ""
    text = source.text(node)
    if node.kind == CursorKind.COMPOUND_ASSIGNMENT_OPERATOR:
        left, right = node.get_children()
        found = operator_between(source, left, right)
        for other in ASSIGNMENTS.get(found[0], []) if found else []:
            yield "operator", with_text(source, node, found[1], found[0], other)
    if node.kind == CursorKind.UNARY_OPERATOR and text[:2] in ("++", "--"):
        yield "operator", ("--" if text[:2] == "++" else "++") + text[2:]
