"""Makes every system call of the other commands that write fail once, with several errors."""

import errno
import shutil

import pytest
from files import write_files

from faults.fixtures import IS_FULL
from faults.test_injected import CALLS, Injection, numbers
from faults.world import World, color, contract, files_below

REPORT = "report.md"


def project(light, contracts=True):
    """A project of two components. Their texts are too light from about 0.5 on."""
    return {
        "tincture.json": {"sources": ["tokens/*.tokens.json"], "audit": {"surface": "surface/page"},
                          "rules": {"unpaired-color": "off", "unread-file": "off"}},
        "tokens/surface.tokens.json": {"surface": {"page": color(1, 1, 1)}},
        **{f"tokens/{name}.tokens.json": {name: {"bg": color(1, 1, 1), "text": color(light, light, light)}}
           for name in ("card", "menu")},
        **({f"tokens/{name}.contract.json": contract(name) for name in ("card", "menu")} if contracts else {}),
    }


# The files and the line of each command. Each changes two files at least, except for `diff` and the plan.
COMMANDS = {
    "convert": ({f"in/{mode}.json": {"page": {"value": value, "type": "color"}, "gap": {"value": "4px", "type": "spacing"}}
                 for mode, value in (("light", "#fff"), ("dark", "#000"))},
                ["convert", "in", "--to", "new/tokens", "--output", REPORT]),
    "propose": (project(0.6, contracts=False), ["propose", "--to", "new/contracts"]),
    "figma plan": ({**project(0.2), "figma.json": {"meta": {"variableCollections": {}, "variables": {}}}},
                   ["figma", "plan", "figma.json", "--output", "plan.json"]),
    "diff": ({f"{side}/{path}": content for side, light in (("old", 0.2), ("new", 0.3))
              for path, content in project(light).items()},
             ["diff", "old", "new", "--format", "markdown", "--output", "diff.md"]),
    "fix": (project(0.6), ["fix"]),
}


class Small(World):
    """The files of a command before it runs, and after."""

    def __init__(self, world, name):
        self.binary, self.folder = world.binary, world.folder.parent / "small"
        files, self.line = COMMANDS[name]
        write_files(self.folder, files)
        self.before = files_below(self.folder)
        self.run(*self.line).must_end_well(0)
        self.after = files_below(self.folder)
        assert self.after != self.before
        self.restore()

    def restore(self):
        shutil.rmtree(self.folder)
        write_files(self.folder, {path: data.decode() for path, data in self.before.items()})

    def whole(self):
        """Whether all files are as after, or as before except for the report, which `convert` writes first."""
        now = files_below(self.folder)
        for path in now.keys() | self.before.keys():
            assert now.get(path) in (self.before.get(path), self.after.get(path)), f"{path} is torn or lost"
        return now == self.after, {**now, REPORT: b""} == {**self.before, REPORT: b""}


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_survives_each_failing_call(world, injector, table, tmp_path, name):
    small = Small(world, name)
    injection = Injection(small, injector, *small.line)
    made = injection.calls(tmp_path)
    for call, codes in CALLS.items():
        for code in codes if IS_FULL else codes[:1]:
            for number in numbers(made[call]):
                small.restore()
                run = injection.run(call=call, number=number, errno=code).must_end_well(0, 2)
                is_new, is_old = small.whole()
                fault = f"{call} {number} {errno.errorcode[code]}: {run}"
                assert is_new if run.code == 0 else is_old or "until the next run" in run.errors, fault
                assert run.code == 0 or code != errno.EINTR or call == "close", fault
                assert small.temporaries() == [] or call == "unlink", fault
                small.run(*small.line).must_end_well(0)
                assert small.whole()[0], f"the next run after {fault}"
    table(f"each call of `{name}` fails once with each of the errors above", injection.count,
          injection.sentence() + "; the next run ends as a first one does")
