"""What the package for Python promises."""

import copy
import json
import pathlib
import pickle
import re
import threading
import unittest
import xml.etree.ElementTree

import casino_oracle
from casino_oracle import Illegal, Oracle, Unusable
from casino_oracle.library import version
from casino_oracle.testing import CasinoAssertions

OWNER = "table [5C 4D]=9 of N; hand N: 9H 6C; to act N"


class InAnotherProcess(unittest.TestCase):
    def test_exceptions_and_positions_arrive_as_they_were(self):
        with self.assertRaises(Illegal) as illegal:
            Oracle().judge(OWNER, "trail 6C").check()
        again = pickle.loads(pickle.dumps(illegal.exception))
        self.assertEqual((str(again), again.clauses), (str(illegal.exception), ["AA-TRL-3"]))
        with self.assertRaises(Unusable) as unusable:
            Oracle().judge("table 9X", "trail 6C")
        self.assertEqual(str(pickle.loads(pickle.dumps(unusable.exception))), str(unusable.exception))
        position = Oracle("swazi", seats=4, options={"insist.capture": "never"}).position("table 9H; hand N: 9C 2D")
        for same in (copy.deepcopy(position), pickle.loads(pickle.dumps(position))):
            self.assertEqual((same.text, same.oracle.judge(same).verdict), (position.text, "legal"))


class Listing(unittest.TestCase):
    def test_a_list_that_ended_says_so(self):
        few = Oracle().moves("table 9H; hand N: 9C 2D")
        self.assertTrue(few.complete)
        many = Oracle().moves({"to_act": "N", "loose": [rank + suit for rank in "A234" for suit in "SHDC"],
                               "hands": {"N": ["10S", "9H"]}})
        self.assertFalse(many.complete)


class Judging(unittest.TestCase):
    def test_a_legal_turn(self):
        judgement = Oracle().judge("table 9H; hand N: 9C", "9C takes 9H")
        self.assertTrue(judgement.is_legal)
        self.assertIs(judgement.check(), judgement)
        self.assertEqual(judgement.reasons, [])

    def test_a_turn_that_breaks_a_rule_tells_clause_and_place(self):
        with self.assertRaises(Illegal) as raised:
            Oracle().judge(OWNER, "trail 6C").check()
        self.assertEqual(raised.exception.clauses, ["AA-TRL-3"])
        self.assertEqual(raised.exception.reasons[0]["build"], ["4D", "5C"])
        self.assertEqual(str(raised.exception), "illegal: AA-TRL-3 (6C)")

    def test_the_place_is_a_step_of_the_turn(self):
        with self.assertRaises(Illegal) as raised:
            Oracle("south-african").judge("table 9H 4C; hand N: 9C", "9C takes 4C").check()
        self.assertEqual(str(raised.exception), "illegal: AA-CAP-5 (step 1, 4C)")

    def test_the_turn_may_be_json(self):
        turn = {"do": "trail", "hand": "6C"}
        position = {"builds": [{"value": 9, "cards": ["5C", "4D"], "owner": "N"}], "hands": {"N": ["9H", "6C"]}}
        self.assertEqual(Oracle().judge(position, turn).clauses, ["AA-TRL-3"])

    def test_options_change_the_verdict(self):
        allowed = Oracle(options={"trail.owning_build": "allowed"})
        self.assertTrue(allowed.judge(OWNER, "trail 6C").is_legal)

    def test_a_clause_switched_off(self):
        self.assertTrue(Oracle(off=["AA-TRL-3"]).judge(OWNER, "trail 6C").is_legal)

    def test_a_position_by_itself(self):
        self.assertTrue(Oracle().judge("table 9H; hand N: 9C").is_legal)
        self.assertEqual(Oracle("swazi").judge("table [5C 4D]=8 of E").verdict, "illegal")

    def test_what_cannot_be_done_at_all(self):
        found = Oracle().judge("table 9H; hand N: 9C", "trail 8C")
        with self.assertRaises(Illegal) as raised:
            found.check()
        self.assertEqual(str(raised.exception), "illegal: hand_card_missing (step 1, 8C)")


class Readme(unittest.TestCase):
    def test_its_verdicts_are_those_that_come(self):
        text = (pathlib.Path(__file__).parents[2] / "python" / "README.md").read_text(encoding="utf-8")
        (rules,) = re.findall(r"^casino = (Oracle\(.*\))$", text, re.MULTILINE)
        promises = re.findall(r"^(casino\.judge\(.*\)) +# Judgement\(verdict='(\w+)'", text, re.MULTILINE)
        self.assertTrue(promises)
        for call, verdict in promises:
            self.assertEqual(eval(call, {"casino": eval(rules)}).verdict, verdict, call)  # of our own text

    def test_what_the_example_in_c_asks_can_be_asked(self):
        text = (pathlib.Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
        (name,) = re.findall(r'casino_open\("(\w+)", NULL\)', text)
        ((verb, request),) = re.findall(r'casino_ask\(rules, "(\w+)", "(.*)"\);', text)
        self.assertEqual(Oracle(name).ask(verb, json.loads(request.replace('\\"', '"')))["verdict"], "legal")

    def test_all_that_it_asks_can_be_asked(self):
        text = (pathlib.Path(__file__).parents[2] / "python" / "README.md").read_text(encoding="utf-8")
        (rules,) = re.findall(r"^casino = (Oracle\(.*\))$", text, re.MULTILINE)
        calls = re.findall(r"^(casino\.\w+\(.*\)) +#", text, re.MULTILINE)
        self.assertGreaterEqual(len(calls), 3)
        for call in calls:
            self.assertTrue(eval(call, {"casino": eval(rules)}), call)


class Unreadable(unittest.TestCase):
    def test_a_position_tells_the_place(self):
        with self.assertRaises(Unusable) as raised:
            Oracle().judge({"loose": ["5C", "11D"]}, "trail 6C")
        fault = raised.exception.faults[0]
        self.assertEqual(fault.pointer, "/position/loose/1")
        self.assertEqual(fault.found, '"11D"')
        self.assertGreater(fault.column, 1)
        self.assertIn("/position/loose/1", str(raised.exception))

    def test_rules(self):
        with self.assertRaises(Unusable) as raised:
            Oracle("swasi")
        self.assertIn("swazi", str(raised.exception))
        self.assertRaises(Unusable, Oracle, "swazi", seats=17)
        self.assertRaises(Unusable, Oracle, options={"trail.owning_build": "sometimes"})

    def test_a_verb(self):
        with self.assertRaises(Unusable) as raised:
            Oracle().ask("jugde", {})
        self.assertIn("judge, moves", str(raised.exception))

    def test_a_zero_in_a_text(self):
        self.assertRaises(ValueError, Oracle().ask_text, "judge", '{"id":1}\0')
        self.assertRaises(Unusable, Oracle().judge, "table 9H\0", "trail 9C")

    def test_a_text_that_is_no_unicode(self):
        self.assertRaises(Unusable, Oracle().judge, "table \ud800", "trail 9C")


class Asking(unittest.TestCase):
    def test_moves(self):
        moves = Oracle().moves("table 9H; hand N: 9C 2D; to act N")
        self.assertIn("N: 9C takes 9H", [move.text for move in moves])
        for move in moves:
            self.assertTrue(Oracle().judge("table 9H; hand N: 9C 2D; to act N", move.turn).is_legal)

    def test_moves_of_a_hand_that_nobody_knows(self):
        self.assertRaises(Unusable, Oracle().moves, "table 9H; hand N: +2; to act N")

    def test_score(self):
        sides = {"N": {"count": 30, "spades": 6, "aces": ["AS", "AH"]},
                 "S": {"count": 22, "spades": 7, "aces": ["AC", "AD"], "other": ["10D", "2S"]}}
        self.assertTrue(Oracle().score(captured={"sides": sides})["certain"])
        self.assertRaises(ValueError, Oracle().score)

    def test_a_position_is_drawn(self):
        position = Oracle().position("table 9H; hand N: 9C")
        self.assertEqual(str(position), Oracle().position(position).text)
        self.assertIn(position, {position})
        drawn = xml.etree.ElementTree.fromstring(position._repr_svg_())
        self.assertTrue(drawn.tag.endswith("svg"))

    def test_an_id_comes_back(self):
        answer = json.loads(Oracle().ask_text("show", '{"id":7,"position":"table 9H"}'))
        self.assertEqual(answer["id"], 7)

    def test_threads_ask_the_same_rules(self):
        oracle, found = Oracle(), []

        def ask():
            for _ in range(50):
                found.append(oracle.judge(OWNER, "trail 6C").clauses)

        threads = [threading.Thread(target=ask) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(found, [["AA-TRL-3"]] * 200)

    def test_versions_agree(self):
        self.assertEqual(version(), casino_oracle.__version__)


class Assertions(CasinoAssertions, unittest.TestCase):
    def test_legal(self):
        self.assert_legal("table 9H; hand N: 9C", "9C takes 9H")
        self.assertRaises(AssertionError, self.assert_legal, OWNER, "trail 6C")

    def test_illegal(self):
        self.assert_illegal(OWNER, "trail 6C", "AA-TRL-3")
        self.assertRaises(AssertionError, self.assert_illegal, OWNER, "trail 6C", "AA-TRL-1")
        self.assertRaises(AssertionError, self.assert_illegal, "table 9H; hand N: 9C", "9C takes 9H")

    def test_moves(self):
        self.assert_moves("table 9H; hand N: 2D; to act N", ["N: trail 2D"])
        self.assertRaises(AssertionError, self.assert_moves, "table 9H; hand N: 2D; to act N", [])


if __name__ == "__main__":
    unittest.main()
