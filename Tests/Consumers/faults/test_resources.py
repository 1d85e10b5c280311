"""Little memory, little stack, few descriptors."""

from collections import Counter

import pytest

from faults.fixtures import IS_FULL, times
from faults.world import name_of, color
from files import write_files


def test_little_memory_never_damages_a_file(world, table):
    """From too little memory to load the program up to enough."""
    enough, codes, count = 1 << 20, Counter(), 0
    while world.run("build", "--check", limits={"AS": enough}).code != 0:
        enough += 1 << 20
    loaded = enough
    while loaded > 1 << 20 and world.run("--help", limits={"AS": loaded}).code == 0:
        loaded -= 1 << 20
    steps = times(8, 100)
    for step in range(steps):
        world.set(1)
        most = loaded + (enough + (2 << 20) - loaded) * step // steps
        run = world.run("build", limits={"AS": most})
        assert run.code in (0, 2, 127) or run.code < 0, run  # 127: the loader failed
        codes[name_of(run.code)] += 1
        if run.code == 2:
            last = run.errors.splitlines()[-1]
            assert "out of memory" in last or "Cannot allocate memory" in last, run
        world.whole()
        world.reset(0)
        count += 1
    ends = ", ".join(f"{name}: {codes[name]}" for name in sorted(codes))
    table("too little memory (`ulimit -v`), for loading up to enough", count,
          f"{ends}; no torn file, whole after the next build")


def test_json_without_memory_is_not_reported_as_invalid(world, table):
    """libjansson runs out of memory; the message differs from that for invalid JSON."""
    group = {f"t{number}": color(0.1, 0.2, number / 4000) for number in range(4000)}
    write_files(world.folder, {"tokens/large.tokens.json": {"large": group}})
    enough, codes = 24 << 20, Counter()
    while (run := world.run("explain", "surface/page", limits={"AS": enough})).code != 0:
        codes[name_of(run.code)] += 1
        assert run.code != 1 and "invalid-json" not in run.errors, run
        enough += times(4, 1) << 20
    assert codes["exit 2"], codes
    table("too little memory while a large file is parsed", sum(codes.values()),
          ", ".join(f"{name}: {codes[name]}" for name in sorted(codes)))


# On a Mac a Dispatch thread has 512 kB, and libjansson parses on it recursively.
@pytest.mark.parametrize("stack", times([512], [512, 1024, 8192]))
def test_deep_nesting_is_read_on_a_small_stack(world, table, stack):
    depth = 2045  # and the file, the token and the number: 2048 nested values
    deep = '{"t":{"$type":"number","$value":1,"$extensions":%s1%s}}' % ('{"a":' * depth, "}" * depth)
    # So many outputs that other threads than the first write some. Their stacks are as small.
    outputs = [{"format": form, "to": f"out/{number}.{form}"} for number in range(4) for form in ("json", "css")]
    write_files(world.folder, {
        "tincture.json": {"sources": ["deep.json"], "contracts": [], "outputs": outputs}, "deep.json": deep})
    script = f'ulimit -S -s {stack}; exec "$0" "$@"'
    for arguments in times([["build"]], [["build"], ["audit"], ["diff", "."]]):
        world.run(*arguments, prefix=("sh", "-c", script)).must_end_well(0)
    # Only in the full form, because a debug build has stack frames too large for so many levels.
    if IS_FULL:
        world.run("convert", "deep.json", "--to", "c", prefix=("sh", "-c", script)).must_end_well(0)
    write_files(world.folder, {"deep.json": deep.replace('{"a":1', '{"a":{"a":1}')})
    run = world.run("build", prefix=("sh", "-c", script)).must_end_well(1)
    assert "[invalid-json]" in run.errors and "deep" in run.errors, run
    table(f"JSON of 2048 levels, and of one more, with a stack of {stack} kB",
          times(2, 5),
          "read; invalid-json")


@pytest.mark.parametrize("most", [3, 4, 5, 6, 8, 16])
def test_few_descriptors_are_enough_or_reported(world, table, most):
    world.set(1)
    run = world.run("build", "--depfile", "out.d", limits={"NOFILE": most})
    if run.code == 127:
        pytest.skip("the program loads libraries, and cannot open them")
    run.must_end_well(0, 2)
    assert world.whole() == (len(world.differing) if run.code == 0 else 0)
    if run.code == 2:
        assert most == 3 or "Too many open files" in run.errors, run
    assert most < 8 or run.code == 0, run
    table(f"`ulimit -n {most}`", 1, name_of(run.code))
