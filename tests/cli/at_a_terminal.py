"""A program at a terminal: what it writes there, what then stands on the screen, and keys that are pressed."""
import os
import pty
import select
import subprocess
import termios
import time


def screen_of(written):
    """The lines that stand there in the end, of a terminal that knows \\r, \\n and the clearing of a line."""
    lines, row, column, at = [""], 0, 0, 0
    while at < len(written):
        sign = written[at]
        at += 1
        if sign == "\r":
            column = 0
        elif sign == "\n":
            row += 1
            if row == len(lines):
                lines.append("")
        elif written.startswith("\x1b[K", at - 1):
            lines[row] = lines[row][:column]
            at += 2
        else:
            lines[row] = lines[row][:column].ljust(column) + sign + lines[row][column + 1:]
            column += 1
    return "\n".join(line.rstrip() for line in lines)


class Terminal:
    """Standard input, output and error of a program."""

    def __init__(self, command, letters="C", kind="xterm", **more):
        self.ours, theirs = pty.openpty()
        self.theirs = theirs
        self.before = termios.tcgetattr(theirs)
        settings = dict(stdin=theirs, stdout=theirs, stderr=theirs)
        environment = dict(os.environ, TERM=kind, NO_COLOR="1", LC_ALL=letters)
        self.process = subprocess.Popen(command, env=environment, start_new_session=True, **{**settings, **more})
        self.written = ""
        self.passed = ""  # what was written up to what was waited for last

    def _read(self, seconds):
        """Some more of what it writes; "" if nothing comes in time."""
        ready, _, _ = select.select([self.ours], [], [], seconds)
        piece = os.read(self.ours, 65536).decode() if ready else ""
        self.written += piece
        return piece

    def wait_for(self, text, seconds=20):
        """Until it has written this, since it was asked last; whether it has. What has ended is not waited for."""
        end = time.monotonic() + seconds
        while text not in self.written:
            ended = self.process.poll() is not None
            if not self._read(0.1) and (ended or time.monotonic() >= end):
                return False
        end = self.written.index(text) + len(text)
        self.passed, self.written = self.written[:end], self.written[end:]
        return True

    def press(self, keys):
        os.write(self.ours, keys.encode())

    def end(self, seconds=20):
        """Its exit code, once it has ended and all is read; None if it does not end in time, and then it is ended."""
        end = time.monotonic() + seconds
        while self.process.poll() is None and time.monotonic() < end:
            self._read(0.05)
        code = self.process.poll()
        if code is None:
            self.process.kill()
            self.process.wait()
        while self._read(0.05):
            pass
        return code

    def is_as_it_was(self):
        return termios.tcgetattr(self.theirs) == self.before
