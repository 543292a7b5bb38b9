#!/usr/bin/python3
"""Measures a small report of a page with all its marks, and looks whether pictures and tables are there; and whether those
of docs/performance.md are.

    report_test.py PROGRAM PAGE
"""

import pathlib
import re
import sys
import tempfile
import unittest
import xml.etree.ElementTree

sys.dont_write_bytecode = True

import plot  # noqa: E402
import report  # noqa: E402

PROGRAM, PAGE = sys.argv[1], pathlib.Path(sys.argv[2])
MARK = re.compile(r"<!-- ([a-z-]+) -->")


class Report(unittest.TestCase):
    def test_small_sizes_are_measured_and_drawn(self):
        with tempfile.TemporaryDirectory() as folder:
            page = pathlib.Path(folder) / "page.md"
            page.write_text("before\n" + "".join(f"<!-- {name} -->\n<!-- end of {name} -->\n" for name in
                                                 MARK.findall(PAGE.read_text())) + "after\n")
            report.main(["--quick", PROGRAM, str(page)])
            text = page.read_text()
            self.assertTrue(text.startswith("before\n") and text.endswith("after\n"))
            drawn = re.findall(r"!\[.+\]\((page/.+\.svg)\)\n\n\| ", text)
            self.assertEqual(len(drawn), 5)
            for name in drawn:
                self.assertTrue(self.lines_of(page.parent / name) > 0, name)
            report.main(["--quick", PROGRAM, str(page)])  # what stands there is written over
            self.assertEqual(len(re.findall(r"!\[", page.read_text())), 5)

    def test_a_page_without_a_place_for_it_is_refused(self):
        with self.assertRaisesRegex(SystemExit, "no place for goals"):
            report.put_between_marks("<!-- goals -->\n", "goals", "a table")

    def test_a_logarithm_puts_decades_at_equal_distances(self):
        scale = plot.Scale([1, 10, 100], True, 0, 200)
        self.assertEqual([scale.place(number) for number in (1, 10, 100)], [0, 100, 200])

    def test_the_page_has_its_pictures(self):
        text = PAGE.read_text()
        for name in MARK.findall(text):
            self.assertIn(f"<!-- end of {name} -->", text)
        shown = re.findall(r"\((performance/.+\.svg)\)", text)
        self.assertEqual(len(shown), 7)
        for name in shown:
            self.assertTrue(self.lines_of(PAGE.parent / name) > 0, name)

    @staticmethod
    def lines_of(picture):
        return len(xml.etree.ElementTree.parse(picture).findall(".//{http://www.w3.org/2000/svg}polyline"))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
