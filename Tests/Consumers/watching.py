"""A running `tincture build --watch` for tests."""

import os
import queue
import signal
import subprocess
import threading

PATIENCE = 60  # seconds; long enough for a slow machine


class Watch:
    """A running watch, and the lines it prints."""

    def __init__(self, binary, folder, *arguments, environment=None, command=()):
        self.process = subprocess.Popen(
            [str(binary), *map(str, command), "build", "--watch", *arguments], cwd=folder, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            env={**os.environ, **(environment or {})})
        self.lines, self.findings = queue.Queue(), queue.Queue()
        for stream, lines in ((self.process.stdout, self.lines), (self.process.stderr, self.findings)):
            threading.Thread(target=self._read, args=(stream, lines), daemon=True).start()

    @staticmethod
    def _read(stream, lines):
        for line in stream:
            lines.put(line.rstrip("\n"))

    def line(self):
        """The next line on standard output."""
        return self.lines.get(timeout=PATIENCE)

    def wait_for(self, *starts):
        """Reads lines until one starts with a prefix; returns all of them."""
        read = []
        while not read or not read[-1].startswith(starts):
            try:
                read.append(self.line())
            except queue.Empty:
                raise AssertionError(f"no line starts with {starts}; read {read}") from None
        return read

    def finding(self):
        """The next line on standard error."""
        return self.findings.get(timeout=PATIENCE)

    def end(self, number=signal.SIGINT):
        """Interrupts the watch; returns its exit code."""
        self.process.send_signal(number)
        return self.process.wait(timeout=PATIENCE)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
