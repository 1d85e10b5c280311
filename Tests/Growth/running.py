"""Runs a command with limits and prints, as JSON, its exit code, peak memory and the end of what it
wrote to stderr. A program of its own, because the peak of a process includes that of its parent.

    running.py SECONDS BYTES FOLDER COMMAND…
"""

import json
import os
import resource
import sys
import tempfile


def main():
    seconds, most, folder, *command = sys.argv[1:]
    with tempfile.TemporaryFile() as errors:
        process = os.fork()
        if process == 0:
            os.chdir(folder)
            resource.setrlimit(resource.RLIMIT_CPU, (int(seconds), int(seconds)))
            resource.setrlimit(resource.RLIMIT_AS, (int(most), int(most)))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            silence = os.open(os.devnull, os.O_RDWR)
            for stream, file in ((0, silence), (1, silence), (2, errors.fileno())):
                os.dup2(file, stream)
            try:
                os.execvpe(command[0], command, os.environ)
            finally:
                os._exit(127)
        _, status, usage = os.wait4(process, 0)
        size = errors.seek(0, 2)
        errors.seek(max(0, size - 200_000))
        text = errors.read().decode("utf-8", "replace")
    unit = 1 if sys.platform == "darwin" else 1024
    print(json.dumps({
        "code": os.waitstatus_to_exitcode(status), "peak": usage.ru_maxrss * unit, "errors": text}))


main()
