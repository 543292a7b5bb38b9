"""What changes nothing by the grammar of a switch alone (plant.py)."""

from clang.cindex import CursorKind

LOOPS = {CursorKind.FOR_STMT, CursorKind.CXX_FOR_RANGE_STMT, CursorKind.WHILE_STMT, CursorKind.DO_STMT}
BREAKABLE = LOOPS | {CursorKind.SWITCH_STMT}
LABELS = (CursorKind.CASE_STMT, CursorKind.DEFAULT_STMT)


def last_statement(switch):
    """The statement that a switch ends with; nothing if it has none."""
    node = list(switch.get_children())[-1]
    while node is not None and (node.kind == CursorKind.COMPOUND_STMT or node.kind in LABELS):
        node = (list(node.get_children()) or [None])[-1]
    return node


def labels_of(node):
    """The enumerators that a switch has labels for, and whether it can be left by a break or has a default."""
    names, is_left = set(), False
    for child in node.get_children():
        if child.kind == CursorKind.CASE_STMT:
            label = next(child.get_children())
            while label.kind != CursorKind.DECL_REF_EXPR and list(label.get_children()):
                label = list(label.get_children())[-1]
            names.add(label.spelling)
        if child.kind in (CursorKind.BREAK_STMT, CursorKind.DEFAULT_STMT):
            is_left = True
        elif child.kind not in BREAKABLE:
            more, leaves = labels_of(child)
            names, is_left = names | more, is_left or leaves
    return names, is_left


def never_goes_on(switch):
    """Whether nobody comes to what stands behind a switch: each enumerator has a label, and each ends in a return."""
    last = last_statement(switch)
    condition = next(switch.get_children())
    kind = condition.type.get_canonical().get_declaration()
    if last is None or last.kind != CursorKind.RETURN_STMT or kind.kind != CursorKind.ENUM_DECL:
        return False
    names, is_left = labels_of(list(switch.get_children())[-1])
    return not is_left and names == {one.spelling for one in kind.get_children()}


def within_reach(statements):
    """All but what is returned behind a switch that never goes on."""
    pairs = zip([None, *statements], statements)
    return [one for before, one in pairs if before is None or before.kind != CursorKind.SWITCH_STMT
            or one.kind != CursorKind.RETURN_STMT or not never_goes_on(before)]


def idle_break(switch):
    """Where the break begins that a switch ends with, if it does."""
    last = last_statement(switch)
    return {last.extent.start.offset} if last is not None and last.kind == CursorKind.BREAK_STMT else set()
