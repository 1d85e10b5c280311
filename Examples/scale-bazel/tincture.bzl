"""Compiles design tokens with Tincture, in hermetic actions."""

def _quoted(words):
    return " ".join(["'" + word.replace("'", "'\\''") + "'" for word in words])

def _by_folder(paths):
    folders = {}
    for path in paths:
        folders.setdefault(path.rpartition("/")[0] or ".", []).append(path)
    return folders

def _tincture_group_impl(ctx):
    programs = ctx.files._programs
    tincture = [file.path for file in programs if file.basename == "tincture"][0]
    inputs = {file.short_path: file.path for file in ctx.files.inputs}

    # Tincture refuses links that lead out of the project folder, and a sandbox is made of such
    # links: so the commands work on copies, in a folder of their own.
    script = [
        "set -eu; failed=0",
        "tincture=$PWD/%s to=$PWD/%s" % (_quoted([tincture]), _quoted([ctx.bin_dir.path])),
        "stage=$(mktemp -d \"$to/stage.XXXXXX\"); trap 'rm -rf \"$stage\"' EXIT",
    ]
    for folder, paths in _by_folder(inputs).items():
        script.append("mkdir -p \"$stage\"/%s" % _quoted([folder]))
        script.append("cp %s \"$stage\"/%s" %
                      (_quoted([inputs[path] for path in paths]), _quoted([folder])))
    script.append("cd \"$stage\"")

    # A theme with errors does not hide the errors of the next. Outputs leave the folder, so no
    # command sees those of another.
    themes = {}
    for action in [json.decode(text) for text in ctx.attr.actions]:
        script.append("if \"$tincture\" %s > /dev/null; then" % _quoted(action["command"][1:]))
        for folder, paths in _by_folder(action["outputs"]).items():
            script.append("  mv %s \"$to\"/%s" % (_quoted(paths), _quoted([folder])))
        script.append("else failed=1; fi")
        themes[_name(action)] = [ctx.actions.declare_file(path) for path in action["outputs"]]
    script.append("exit $failed")

    outputs = [file for files in themes.values() for file in files]
    ctx.actions.run_shell(
        mnemonic = "Tincture",
        progress_message = "Compiling " + ", ".join(themes),
        inputs = ctx.files.inputs,
        tools = programs,
        outputs = outputs,
        command = "\n".join(script),
    )
    return [
        DefaultInfo(files = depset(outputs)),
        OutputGroupInfo(**{name: depset(files) for name, files in themes.items()}),
    ]

_tincture_group = rule(
    doc = "Several outputs in one action. The project folder must be the root of the workspace.",
    implementation = _tincture_group_impl,
    attrs = {
        "actions": attr.string_list(mandatory = True, doc = "Lines of JSON, one for each output."),
        "inputs": attr.label_list(mandatory = True, allow_files = True),
        "_programs": attr.label(default = "@tincture//:programs", cfg = "exec"),
    },
)

def _name(action):
    command = action["command"]
    return command[command.index("--only") + 1] + ".theme"

def tincture_themes(actions, per_action = 8):
    """A target for each output, such as `out/acme.theme`, and `themes` for all of them.

    Args:
      actions: The lines of `tincture build --list-actions`, which are Starlark as they are.
      per_action: How many outputs one action of Bazel builds. Starting an action costs more than
        building a small theme; a change of one theme builds all that share its action.
    """
    names = [_name(action) for action in actions]
    for first in range(0, len(actions), per_action):
        group = actions[first:first + per_action]
        _tincture_group(
            name = names[first] + ".group",
            actions = [json.encode(action) for action in group],
            inputs = {path: None for action in group for path in action["inputs"]}.keys(),
        )
        for name in names[first:first + per_action]:
            native.filegroup(name = name, srcs = [names[first] + ".group"], output_group = name)
    native.filegroup(name = "themes", srcs = names)

# `tincture` runs `tincture-mustache` for templates, and expects it in its own folder.
_BUILD = """
exports_files(["tincture"])

filegroup(
    name = "programs",
    srcs = glob(["tincture", "tincture-mustache"]),
    visibility = ["//visibility:public"],
)
"""

_TRIPLES = {
    "Darwin arm64": "arm64-apple-macosx",
    "Darwin x86_64": "x86_64-apple-macosx",
    "Linux aarch64": "aarch64-unknown-linux-gnu",
    "Linux x86_64": "x86_64-unknown-linux-gnu",
}

def _tincture_release_impl(repository):
    machine = repository.execute(["uname", "-sm"]).stdout.strip()
    end = "-%s.tar.gz" % _TRIPLES.get(machine, machine)
    archives = {}
    for line in repository.read(repository.attr.checksums).splitlines():
        sha256, _, archive = line.partition("  ")
        if archive.endswith(end):
            kind = "tincture-helpers" if archive.startswith("tincture-helpers-") else "tincture"
            archives[kind] = (archive, sha256)
    for kind in ["tincture", "tincture-helpers"] if repository.attr.helpers else ["tincture"]:
        if kind not in archives:
            fail("no %s for '%s' in %s" % (kind, machine, repository.attr.checksums))
        archive, sha256 = archives[kind]
        repository.download_and_extract(
            url = repository.attr.url + "/" + archive,
            sha256 = sha256,
            stripPrefix = archive[:-len(".tar.gz")] + "/bin",
        )
    repository.file("BUILD", _BUILD)

tincture_release = repository_rule(
    doc = "The programs of a release, for this machine.",
    implementation = _tincture_release_impl,
    attrs = {
        "checksums": attr.label(mandatory = True, doc = "The file SHA256SUMS of the release."),
        "helpers": attr.bool(doc = "Whether to get `tincture-mustache` too, for templates."),
        "url": attr.string(mandatory = True, doc = "Where the files of the release are."),
    },
)

def _tincture_from_path_impl(repository):
    tincture = repository.os.environ.get("TINCTURE") or repository.which("tincture")
    if not tincture:
        fail("no tincture: put it into the PATH, or its path into TINCTURE")
    tincture = repository.path(tincture).realpath
    mustache = tincture.dirname.get_child("tincture-mustache")
    repository.symlink(tincture, "tincture")
    if mustache.exists:
        repository.symlink(mustache, "tincture-mustache")
    repository.file("BUILD", _BUILD)

tincture_from_path = repository_rule(
    doc = "The programs in the PATH. Their bytes, not their place, are in the key of each action.",
    implementation = _tincture_from_path_impl,
    environ = ["PATH", "TINCTURE"],
    local = True,
)
