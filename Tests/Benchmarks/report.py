"""The Markdown of docs/contributing/performance.md."""

import os
import platform
import re
import subprocess


def table(headings, rows):
    """A table, its first column to the left and the others to the right."""
    lines = [headings, ["---"] + ["---:"] * (len(headings) - 1), *rows]
    return "\n".join("| " + " | ".join(map(str, cells)) + " |" for cells in lines) + "\n"


def times(ratio):
    return f"{ratio:.2f} ×"


def spread(ratios, middle):
    """A median with the least and the greatest."""
    if len(ratios) == 1:
        return times(middle)
    return f"{times(middle)} ({min(ratios):.2f}–{max(ratios):.2f})"


def milliseconds(seconds):
    number = seconds * 1000
    return f"{number:,.0f} ms" if number >= 100 else f"{number:.1f} ms"


def mebibytes(number):
    return f"{number:,.0f} MiB" if number >= 10 else f"{number:.1f} MiB"


def machine():
    """What was measured on, in general terms."""
    def first(pattern, *command):
        found = re.search(pattern, subprocess.run(
            command, capture_output=True, text=True, check=True).stdout)
        return found.group(1) if found else "unknown"

    gibibytes = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2 ** 30
    swift = first(r"version (\S+)", "swift", "--version")
    jansson = first(r"(\S+)", "pkg-config", "--modversion", "jansson")
    return (f"Measured on {os.cpu_count()} cores of {platform.machine()} with {gibibytes:.0f} GiB, "
            f"{platform.system()}; Swift {swift}, libjansson {jansson}.\n")


def put(page, name, text):
    """Replaces the text between the markers of this name in a page."""
    begin, end = f"<!-- {name} -->\n", f"<!-- /{name} -->"
    before, found, rest = page.read_text().partition(begin)
    _, closed, after = rest.partition(end)
    if not found or not closed:
        raise SystemExit(f"{page}: error: there is no {begin.strip()} … {end}")
    page.write_text(f"{before}{begin}\n{text.strip()}\n\n{end}{after}")
