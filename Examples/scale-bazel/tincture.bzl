"""Compiles design tokens with Tincture: one hermetic action for each output of each project."""

def _tincture_theme_impl(ctx):
    outputs = [ctx.actions.declare_file(path) for path in ctx.attr.outputs]

    # Tincture reads nothing but the inputs. It refuses links that lead out of the project folder,
    # and a sandbox is made of such links: so the action works on copies, in a folder of its own.
    ctx.actions.run_shell(
        mnemonic = "Tincture",
        progress_message = "Compiling tokens into %s" % ctx.label.name,
        inputs = ctx.files.inputs,
        tools = [ctx.executable._tincture],
        outputs = outputs,
        arguments = [
            ctx.executable._tincture.path,
            outputs[0].path[:-len(ctx.attr.outputs[0])],
            str(len(ctx.attr.inputs)),
        ] + [file.path for file in ctx.files.inputs] + ctx.attr.outputs +
                    ["--"] + ctx.attr.arguments,
        command = """
set -eu
tincture=$PWD/$1 to=$PWD/$2 count=$3; shift 3
stage=$(mktemp -d "$to/stage.XXXXXX")
trap 'rm -rf "$stage"' EXIT
while [ "$count" -gt 0 ]; do
  mkdir -p "$stage/$(dirname "$1")"; cp -L "$1" "$stage/$1"; shift; count=$((count - 1))
done
outputs=()
while [ "$1" != -- ]; do outputs+=("$1"); shift; done
shift
cd "$stage"
"$tincture" "$@" > /dev/null
for output in "${outputs[@]}"; do
  mkdir -p "$to/$(dirname "$output")"; cp "$output" "$to/$output"
done
""",
    )
    return [DefaultInfo(files = depset(outputs))]

tincture_theme = rule(
    doc = "One output of a project. The project folder must be the root of the workspace.",
    implementation = _tincture_theme_impl,
    attrs = {
        "arguments": attr.string_list(mandatory = True, doc = "What follows `tincture`."),
        "inputs": attr.label_list(mandatory = True, allow_files = True),
        "outputs": attr.string_list(mandatory = True, doc = "Paths of the files it writes."),
        "_tincture": attr.label(
            default = "@tincture//:tincture",
            allow_single_file = True,
            executable = True,
            cfg = "host",
        ),
    },
)

def tincture_themes(actions):
    """A target for each action, named for its output, and `themes` for all of them.

    Args:
      actions: The lines of `tincture build --list-actions`, which are Starlark as they are.
    """
    names = []
    for action in actions:
        command = action["command"]
        name = command[command.index("--only") + 1] + ".theme"
        tincture_theme(
            name = name,
            arguments = command[1:],
            inputs = action["inputs"],
            outputs = action["outputs"],
        )
        names.append(name)
    native.filegroup(name = "themes", srcs = names)

def _tincture_from_path_impl(repository):
    tincture = repository.os.environ.get("TINCTURE") or repository.which("tincture")
    if not tincture:
        fail("no tincture: put it into the PATH, or its path into TINCTURE")
    repository.symlink(tincture, "tincture")
    repository.file("BUILD", "exports_files([\"tincture\"])\n")

tincture_from_path = repository_rule(
    doc = "The tincture in the PATH. Its bytes, not its place, are in the key of each action.",
    implementation = _tincture_from_path_impl,
    environ = ["PATH", "TINCTURE"],
    local = True,
)
