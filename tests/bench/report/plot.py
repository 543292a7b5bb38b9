"""A picture of curves: one line for each, its median, and a band from the least to the most that was measured."""

import math
from xml.sax.saxutils import escape

WIDTH, HEIGHT = 720, 400
LEFT, RIGHT, TOP, BOTTOM = 64, 150, 44, 48
COLOURS = ("#0b6bcb", "#c2410c", "#15803d", "#7c3aed", "#a16207", "#be185d", "#0f766e", "#4b5563", "#b91c1c")


class Scale:
    """Numbers to places; logarithmic if `is_log`, else from zero if so wanted."""

    def __init__(self, numbers, is_log, begin, end, from_zero=False):
        self.is_log, self.begin, self.end = is_log, begin, end
        low, high = min(numbers), max(numbers)
        self.low = self._of(low) if is_log else min(0, low) if from_zero else low
        self.high = self._of(high) if is_log else high
        if is_log:
            self.low, self.high = math.floor(self.low * 4 + 1e-9) / 4, math.ceil(self.high * 4 - 1e-9) / 4
        if self.high <= self.low:
            self.high = self.low + 1

    def _of(self, number):
        return math.log10(number) if self.is_log else number

    def place(self, number):
        return self.begin + (self._of(number) - self.low) / (self.high - self.low) * (self.end - self.begin)

    def marks(self):
        if not self.is_log:
            step = 10 ** math.floor(math.log10(self.high))
            while self.high / step < 4:
                step /= 2
            return [step * i for i in range(int(self.high / step) + 1)]
        decades = range(math.floor(self.low), math.ceil(self.high) + 1)
        parts = (1,) if self.high - self.low > 2.5 else (1, 2, 5)
        marks = [10.0**decade * part for decade in decades for part in parts]
        return [mark for mark in marks if self.low - 1e-9 <= math.log10(mark) <= self.high + 1e-9]


def spelled(number):
    return f"{number:,.0f}" if number >= 10 or number == int(number) else f"{number:.3g}"


def apart(places, least):
    """Labels at these heights, moved so that none lies on another."""
    moved, lowest = {}, -math.inf
    for name, place in sorted(places.items(), key=lambda item: item[1]):
        lowest = max(place, lowest + least)
        moved[name] = lowest
    return moved


def picture(title, across, up, curves, log_across=False, log_up=False):
    """`curves`: a name and points of it: number, least, median, most."""
    points = [point for curve in curves.values() for point in curve]
    x = Scale([point[0] for point in points], log_across, LEFT, WIDTH - RIGHT)
    y = Scale([number for point in points for number in point[1:]], log_up, HEIGHT - BOTTOM, TOP, from_zero=True)
    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'font-family="system-ui, sans-serif" font-size="12" fill="#1f2937">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
        f'<text x="{LEFT}" y="22" font-size="14" font-weight="600">{escape(title)}</text>',
    ]
    for mark in y.marks():
        at = y.place(mark)
        drawn.append(f'<path d="M{LEFT} {at:.1f}H{WIDTH - RIGHT}" stroke="#e5e7eb"/>'
                     f'<text x="{LEFT - 8}" y="{at + 4:.1f}" text-anchor="end">{spelled(mark)}</text>')
    for mark in x.marks() if log_across else sorted({point[0] for point in points}):
        at = x.place(mark)
        drawn.append(f'<text x="{at:.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{spelled(mark)}</text>')
    drawn.append(f'<text x="{(LEFT + WIDTH - RIGHT) / 2:.0f}" y="{HEIGHT - 10}" text-anchor="middle">{escape(across)}</text>')
    drawn.append(f'<text x="{LEFT}" y="38" fill="#4b5563">{escape(up)}</text>')
    labels = apart({name: y.place(curve[-1][2]) for name, curve in curves.items()}, 14)
    for (name, curve), colour in zip(curves.items(), COLOURS):
        there = [f"{x.place(point[0]):.1f},{y.place(point[3]):.1f}" for point in curve]
        back = [f"{x.place(point[0]):.1f},{y.place(point[1]):.1f}" for point in reversed(curve)]
        middle = [f"{x.place(point[0]):.1f},{y.place(point[2]):.1f}" for point in curve]
        drawn.append(f'<polygon points="{" ".join(there + back)}" fill="{colour}" fill-opacity="0.15"/>'
                     f'<polyline points="{" ".join(middle)}" fill="none" stroke="{colour}" stroke-width="2"/>'
                     f'<text x="{WIDTH - RIGHT + 8}" y="{labels[name] + 4:.1f}" fill="{colour}">{escape(name)}</text>')
    return "\n".join(drawn) + "\n</svg>\n"
