"""Plants every mutant into a copy of the source, each behind its number: `a < b` becomes
`(mutant(7) ? (a <= b) : (a < b))`, and a statement `{ if (mutant(8)) {} else statement; }`. A mutant inside another
expression stands in the text as it was there, so one file holds them all.

Left out are what the compiler evaluates itself (tables that are constexpr, labels of cases, arguments of templates),
what macros expand to, assertions among it, and initial values of variables outside functions. Left out is, too, what
changes nothing by the grammar alone: what is returned behind a switch with a label for each enumerator that never goes on
behind it (the compiler wants it, and nobody comes there), and the break at the very end of a switch.
"""

import pathlib
from dataclasses import dataclass, field

from clang.cindex import CursorKind, Index, TranslationUnit, TypeKind

from changes import NUMBERS, Source, changes_of, contrary_of, of_statement
from switches import LOOPS, idle_break, within_reach

FUNCTIONS = {
    CursorKind.FUNCTION_DECL, CursorKind.CXX_METHOD, CursorKind.CONSTRUCTOR, CursorKind.CONVERSION_FUNCTION,
    CursorKind.FUNCTION_TEMPLATE, CursorKind.DESTRUCTOR,
}
NOTHING_TO_CHANGE = {
    CursorKind.STATIC_ASSERT, CursorKind.ENUM_DECL, CursorKind.TYPE_ALIAS_DECL, CursorKind.TYPEDEF_DECL,
    CursorKind.USING_DECLARATION, CursorKind.MACRO_DEFINITION, CursorKind.MACRO_INSTANTIATION,
    CursorKind.INCLUSION_DIRECTIVE, CursorKind.TYPE_REF, CursorKind.TEMPLATE_REF, CursorKind.NAMESPACE_REF,
}
DROPPABLE = LOOPS | {
    CursorKind.CALL_EXPR, CursorKind.COMPOUND_ASSIGNMENT_OPERATOR, CursorKind.BINARY_OPERATOR,
    CursorKind.UNARY_OPERATOR, CursorKind.UNEXPOSED_EXPR, CursorKind.IF_STMT, CursorKind.BREAK_STMT,
}


@dataclass
class Mutant:
    file: str
    line: int
    function: str
    kind: str
    before: str
    after: str
    nth: int = 0  # among equals in one function
    number: int = 0

    @property
    def key(self):
        """The same wherever the function moves."""
        return f"{self.file}: {self.function}: {self.before} -> {self.after or 'nothing'} #{self.nth}"


@dataclass
class Edit:
    start: int
    end: int
    depth: int
    before: str
    after: str


@dataclass
class Place:
    """Where the walk stands."""

    function: str = ""
    is_constant: bool = False  # within a function that is constexpr
    is_void: bool = False
    can_plant: bool = False
    depth: int = 0

    def inside(self, **changes):
        return Place(**{**self.__dict__, "depth": self.depth + 1, **changes})


@dataclass
class Planter:
    file: str
    source: Source
    count_from: int
    mutants: list = field(default_factory=list)
    edits: list = field(default_factory=list)
    macros: list = field(default_factory=list)
    keys: dict = field(default_factory=dict)
    seen: set = field(default_factory=set)  # places with what stands there instead
    idle: set = field(default_factory=set)  # where statements begin that change nothing

    # ---- Walking

    def walk(self, node, place):
        kind = node.kind
        if kind in NOTHING_TO_CHANGE or not self.is_here(node):
            return
        if kind in FUNCTIONS:
            return self.walk_function(node, place)
        if kind in (CursorKind.VAR_DECL, CursorKind.FIELD_DECL, CursorKind.PARM_DECL):
            return self.walk_variable(node, place)
        if kind in (CursorKind.IF_STMT, CursorKind.WHILE_STMT, CursorKind.CONDITIONAL_OPERATOR):
            self.condition(node, place)
        if kind == CursorKind.RETURN_STMT:
            self.returned(node, place)
        children = list(node.get_children())
        if kind == CursorKind.CASE_STMT:
            children = children[1:]
        if kind == CursorKind.SWITCH_STMT:
            self.idle |= idle_break(node)
        if kind == CursorKind.COMPOUND_STMT:
            children = within_reach(children)
            for i, child in enumerate(children):
                self.statement(child, place, i + 1 == len(children))
        elif kind in (CursorKind.CASE_STMT, CursorKind.DEFAULT_STMT):
            for child in children:
                self.statement(child, place, False)
        elif kind.is_expression():
            self.expression(node, place)
        for child in children:
            self.walk(child, place.inside())

    def is_here(self, node):
        if node.kind == CursorKind.TRANSLATION_UNIT:
            return True
        where = node.extent.start
        if where.file is None or where.file.name != self.file:
            return False
        return not any(a <= where.offset and node.extent.end.offset <= b for a, b in self.macros)

    def walk_function(self, node, place):
        children = list(node.get_children())
        bodies = [child for child in children if child.kind == CursorKind.COMPOUND_STMT]
        if not bodies:
            return
        head = self.source.of(node.extent.start.offset, bodies[0].extent.start.offset)
        if "consteval" in head:
            return
        inner = place.inside(
            function=node.spelling,
            is_constant="constexpr" in head,
            is_void=node.result_type.kind == TypeKind.VOID or node.kind == CursorKind.CONSTRUCTOR,
            can_plant=True,
        )
        for child in children:
            if child.kind == CursorKind.PARM_DECL or child.kind == CursorKind.COMPOUND_STMT or (
                node.kind == CursorKind.CONSTRUCTOR and child.kind.is_expression()
            ):
                self.walk(child, inner)

    def walk_variable(self, node, place):
        head = self.source.of(node.extent.start.offset, node.location.offset)
        if "constexpr" in head:
            return
        is_field = node.kind == CursorKind.FIELD_DECL
        inner = place.inside(function=node.spelling) if is_field else place.inside()
        if is_field:  # its usual value, wherever an object is made
            inner.can_plant, inner.is_constant = True, True
        for child in node.get_children():
            start = child.extent.start.offset
            if child.kind.is_expression() and start > node.location.offset and self.source.of(start - 1, start) != "[":
                is_given = self.source.of(node.location.offset, start).rstrip().endswith("=")
                if is_given and not is_field:
                    self.contrary(child, inner)
                self.walk(child, inner)

    # ---- Planting

    def plant(self, node, place, kind, after):
        before = self.source.text(node)
        function = place.function
        mutant = Mutant(self.file, self.source.line_of(node.extent.start.offset), function, kind,
                        " ".join(before.split()), " ".join(after.split()))
        equals = mutant.key
        mutant.nth = self.keys[equals] = self.keys.get(equals, -1) + 1
        mutant.number = self.count_from + len(self.mutants)
        self.mutants.append(mutant)
        name = "constant_mutant" if place.is_constant else "mutant"
        return f"::casino::mutation::{name}({mutant.number})"

    def wrap(self, node, place, changes):
        """The changes of an expression, one beside the other around it."""
        at = (node.extent.start.offset, node.extent.end.offset)
        changes = [change for change in changes if (*at, change[1]) not in self.seen]
        self.seen.update((*at, text) for kind, text in changes)
        if not place.can_plant or not changes:
            return
        cast = self.narrowed(node)
        head = "".join(f"{self.plant(node, place, kind, text)} ? ({text}) : " for kind, text in changes)
        rest = "bool(" if changes[0][0] == "condition" else "("  # what only converts to one is made one
        before, after = (f"static_cast<{cast}>({head}(", "))") if cast else (f"({head}{rest}", "))")
        self.edits.append(Edit(node.extent.start.offset, node.extent.end.offset, place.depth, before, after))

    def narrowed(self, node):
        """The type that a number is made into without a cast, which only a constant may be."""
        target = self.targets.get((node.extent.start.offset, node.extent.end.offset))
        return target if node.kind == CursorKind.INTEGER_LITERAL else None

    def expression(self, node, place):
        if node.kind == CursorKind.UNEXPOSED_EXPR:
            return self.operands(node, place)
        text = self.source.text(node)
        changes = [(kind, new) for kind, new in changes_of(self.source, node) if new != text]
        self.wrap(node, place, changes)
        self.operands(node, place)

    def operands(self, node, place):
        if node.kind == CursorKind.BINARY_OPERATOR and any(
            sign in self.source.text(node) for sign in ("&&", "||")
        ):
            for child in node.get_children():
                if child.type.get_canonical().kind == TypeKind.BOOL and self.joins(node):
                    self.contrary(child, place.inside())

    def joins(self, node):
        left, right = list(node.get_children())
        gap = self.source.of(left.extent.end.offset, right.extent.start.offset)
        return "&&" in gap or "||" in gap

    def contrary(self, node, place):
        if self.is_here(node):
            self.wrap(node, place, list(contrary_of(self.source, node)))

    def condition(self, node, place):
        children = list(node.get_children())
        head = self.source.of(node.extent.start.offset, children[0].extent.start.offset)
        if "constexpr" not in head and children[0].kind.is_expression():  # and not a variable
            self.contrary(children[0], place.inside())

    def returned(self, node, place):
        for child in node.get_children():
            self.contrary(child, place.inside())

    def statement(self, node, place, is_last):
        if not place.can_plant or not self.is_here(node) or node.extent.start.offset in self.idle:
            return
        if node.kind == CursorKind.RETURN_STMT:
            return self.returned_nothing(node, place)
        if node.kind not in DROPPABLE or (is_last and node.kind == CursorKind.IF_STMT and not place.is_void):
            return
        start, end = node.extent.start.offset, node.extent.end.offset
        rest = self.source.of(end, len(self.source.bytes))
        blanks = len(rest) - len(rest.lstrip())
        if rest[blanks:].startswith(";"):
            end += blanks + 1
        elif not self.source.of(end - 1, end) in "};":
            return
        head = ""
        for kind, text in of_statement(self.source, node):
            head += f"if ({self.plant(node, place, kind, text)}) {{ {text}{';' if text else ''} }} else "
        self.edits.append(Edit(start, end, place.depth, "{ " + head, " }"))

    def returned_nothing(self, node, place):
        """A call that a function without a result ends with."""
        value = next(iter(node.get_children()), None)
        if value is None or not place.is_void or value.type.kind != TypeKind.VOID:
            return
        start, end = node.extent.start.offset, node.extent.end.offset
        if self.source.of(end, end + 1) == ";":
            self.edits.append(Edit(start, end + 1, place.depth,
                                   f"{{ if ({self.plant(node, place, 'statement', 'return')}) return; else ", " }"))

    # ---- The file

    def read_targets(self, node):
        """Numbers that are made into a smaller type, by their places."""
        self.targets = {}

        def look(one):
            for child in one.get_children():
                if child.location.file is None or child.location.file.name == self.file:
                    is_cast = one.kind == CursorKind.UNEXPOSED_EXPR and child.kind == CursorKind.INTEGER_LITERAL
                    if is_cast and one.type.get_canonical().kind in NUMBERS:
                        at = child.extent
                        self.targets[(at.start.offset, at.end.offset)] = one.type.get_canonical().spelling
                    look(child)

        look(node)

    def text(self):
        starts, ends = {}, {}
        for edit in self.edits:
            starts.setdefault(edit.start, []).append(edit)
            ends.setdefault(edit.end, []).append(edit)
        out = bytearray(f'#include "tests/mutation/mutant.hpp"\n#line 1 "{self.file}"\n'.encode())
        for i in range(len(self.source.bytes) + 1):
            for edit in sorted(ends.get(i, []), key=lambda one: -one.depth):
                out += edit.after.encode()
            for edit in sorted(starts.get(i, []), key=lambda one: one.depth):
                out += edit.before.encode()
            out += self.source.bytes[i : i + 1]
        return out


def planted(root, file, count_from):
    """The planter of one file, its mutants numbered from there on."""
    unit = Index.create().parse(
        file, args=["-std=c++20", "-x", "c++", f"-I{root}"],
        options=TranslationUnit.PARSE_DETAILED_PROCESSING_RECORD)
    errors = [str(one) for one in unit.diagnostics if one.severity >= 3]
    if errors:
        raise SystemExit("\n".join(errors))
    planter = Planter(file, Source(pathlib.Path(root, file).read_text()), count_from)
    for node in unit.cursor.get_children():
        if node.kind == CursorKind.MACRO_INSTANTIATION and node.location.file and node.location.file.name == file:
            planter.macros.append((node.extent.start.offset, node.extent.end.offset))
    planter.read_targets(unit.cursor)
    planter.walk(unit.cursor, Place())
    return planter
