"""What is grown: each container of each document, each name, chains; and with which command."""

import json
import re
from functools import partial
from pathlib import Path

import growing
import schemas
from growing import Name, at, has, replaced

HERE = Path(__file__).parent
CORPUS = schemas.ROOT / "Tests/Fuzzing/Corpus" / "convert"
ENDINGS = {
    "tincture.json": "project", ".contract.json": "contract", ".resolver.json": "resolver",
    ".tokens.json": "tokens"}
# The first that is not too much work. The count with 100 elements decides it, and is in each.
SIZES = ((100, 1600, 3200), (100, 400, 800), (25, 100, 200), (12, 50, 100))
LEVELS = ((10, 40, 80),)
BUILD = ("build",)


def kind_of(name):
    return next((kind for ending, kind in ENDINGS.items() if name.endswith(ending)), None)


class Row:
    """Files by the number of elements, and the command that reads them."""

    def __init__(self, name, make, arguments=BUILD, sizes=SIZES):
        self.name, self.make, self.arguments, self.sizes = name, make, arguments, sizes

    @property
    def start(self):
        """What the command does with the files as they are; the same for many rows."""
        return self.make(0)


# MARK: The base projects


def base():
    """A project with every key of the schemas, which builds."""
    return {file.name: read(file) for file in sorted((HERE / "base").iterdir())}


def read(file):
    text = file.read_text(encoding="utf-8")
    return json.loads(text) if file.suffix == ".json" else text


def named(files):
    """The project without the contract that has all forms of pairs, which takes long, and without
    the one for each context: tokens for each context in each context multiply by design."""
    files = {name: content for name, content in files.items()
             if not name.startswith(("forms.", "themed."))}
    resolver = json.dumps(files["look.resolver.json"])
    for name in ("forms", "themed"):
        resolver = resolver.replace(f', {{"$ref": "{name}.tokens.json"}}', "")
    return {**files, "look.resolver.json": json.loads(resolver)}


def plain():
    """The token files of the project, without a resolver and contracts."""
    files = {name: content for name, content in base().items()
             if name in ("raw.tokens.json", "types.tokens.json")}
    return {**files, "tincture.json": {
        "sources": ["*.tokens.json"], "outputs": [{"format": "json", "to": "out/all.json"}]}}


def failing():
    """The project with all its colors alike: every pair fails, and all states look the same."""
    def gray(value):
        if isinstance(value, list):
            return [gray(item) for item in value]
        if not isinstance(value, dict):
            return value
        if "colorSpace" in value:
            return {"colorSpace": "srgb", "components": [0.5, 0.5, 0.5]}
        return {key: gray(item) for key, item in value.items()}
    files = {name: gray(content) if kind_of(name) == "tokens" else content
             for name, content in named(base()).items()}
    del files["part.contract.json"]["waivers"]
    return files


# MARK: Containers of documents that have a schema


def places(kind, document):
    """{row: (keys, form)}: where a document has each container of its schema. Of several places,
    the one with the most elements."""
    root = schemas.load(kind)
    found = {}
    for path, keys, form in schemas.matched(root, root, document):
        name = f"{kind}{schemas.named(root, path, form, kind)}"
        if name not in found or len(at(document, keys)) > len(at(document, found[name][0])):
            found[name] = keys, form
    return found


def wanted(kind):
    """{row: (path, form)}: every container of a schema."""
    root = schemas.load(kind)
    found = {}
    for path, form in schemas.containers(root):
        found.setdefault(f"{kind}{schemas.named(root, path, form, kind)}", (path, form))
    return found


def elements(form, container):
    """The keys of a map's elements; None for a list, and for an object with fixed keys."""
    if isinstance(container, list) or not schemas.is_map(form):
        return None
    known = form.get("properties", {})
    return [key for key in container if key not in known] or list(container)


def completed(files, *others):
    """The files with a value for each container of the schemas that they do not have: a new key of
    a schema is grown although the base project does not know it."""
    for kind in ("project", "contract", "resolver", "tokens"):
        names = sorted(name for name in files if kind_of(name) == kind)
        have = {row for project in (files, *others) for name, content in project.items()
                if kind_of(name) == kind for row in places(kind, content)}
        for row, (path, _) in wanted(kind).items():
            if row in have:
                continue
            for name in names:
                more = schemas.added(schemas.load(kind), files[name], path)
                if more is not None:
                    files = {**files, name: more}
                    have |= set(places(kind, more))
                    break
    return files


WORDS = set().union(*(schemas.words(schemas.load(kind)) for kind in schemas.FILES))


def container_rows(files, kinds, label="", arguments=BUILD, only=""):
    done = set()
    best = {}
    for name in sorted(files):
        kind = kind_of(name)
        if kind not in kinds:
            continue
        for row, (keys, form) in places(kind, files[name]).items():
            if row.startswith(only) and (row not in best or
                    len(at(files[name], keys)) > len(at(files[best[row][0]], best[row][1]))):
                best[row] = name, keys, form
    for row, (name, keys, form) in sorted(best.items()):
        container = at(files[name], keys)
        if not container:
            continue
        listed = elements(form, container)
        if isinstance(container, dict) and not schemas.is_map(form):
            ways = ["unknown"]
        else:
            items = container if isinstance(container, list) else [container[key] for key in listed]
            numbers = has((int, float), items) and isinstance(container, list)
            ways = ["repeat", *(["number"] if has(str, items) else []), *(["vary"] * numbers)]
            if isinstance(container, dict) and len(keys) > 2:
                ways = ways[:1]  # What is in an element hardly matters for a map deep inside.
        for way in ways:
            def make(count, name=name, keys=keys, listed=listed, way=way):
                change = growing.CHANGES.get(way, growing.same)
                if way == "number":
                    change = partial(growing.numbered, fixed=WORDS)
                more = growing.grown(at(files[name], keys), count, change, listed)
                return {**files, name: replaced(files[name], keys, more)}
            title = f"{label}{row}: {way}"
            assert title not in done, title
            done.add(title)
            yield Row(title, make, arguments)


# MARK: Names


def names_of(files):
    """{name: kinds of documents that mention it}, for each name that these files give to
    something: keys of maps, and values of axes."""
    found = []
    for file in sorted(files):
        kind = kind_of(file)
        if kind is None:
            continue
        root = schemas.load(kind)
        for path, keys, form in schemas.matched(root, root, files[file]):
            value = at(files[file], keys)
            if isinstance(value, dict) and schemas.is_map(form):
                if "propertyNames" not in form and "$" not in path:
                    found += elements(form, value)
            elif path.startswith(".axes."):
                found += value
        if kind == "tokens" and file in ("pale.tokens.json", "dusk.tokens.json"):
            found.append(file.split(".")[0])
    names = [name for name in dict.fromkeys(found) if re.fullmatch(r"[\w-]+", name)]
    return {name: sorted({kind_of(file) for file in files if kind_of(file) and (
        Name(name).mentions(files[file]) or Name(name).mentions(file))}) for name in names}


SHORT = schemas.short_lists(schemas.load("contract"))


def name_row(files, name, title, arguments=BUILD, outer=False, only=None, also=()):
    word = Name(name, outer, also, SHORT)

    def make(count):
        if only is None:
            return word.grown(files, count)
        return {file: word.grown(content, count) if kind_of(file) == only else content
                for file, content in files.items()}
    return Row(title, make, arguments)


# Names of which whole elements are cloned, too; names that are grown in one kind of document alone.
OUTER = ("label", "fill", "glow", "paper")
ALONE = ("ink", "raw", "label", "fill", "down", "dusk", "shade")
# The axis and the modifier have another value that is grown.
ALIKE = ("rest", "pale")


def name_rows(files):
    """Tokens that only token files mention are grown together: the rows of their group do that."""
    types = set(files["types.tokens.json"]["types"])
    for name, kinds in names_of(files).items():
        if name in types and kinds == ["tokens"] or name in ALIKE:
            continue
        yield name_row(files, name, f"name {name}")
        if kinds[0] == "contract" and "." not in name and name in OUTER:
            outer = Name(name, True, (), SHORT).grown(files, 1)
            if outer != Name(name, False, (), SHORT).grown(files, 1):
                yield name_row(files, name, f"name {name}, whole elements", outer=True)
        for kind in kinds if len(kinds) > 1 and name in ALONE else []:
            row = name_row(files, name, f"name {name} in {kind} alone", only=kind)
            if row.make(1) != row.start:  # The name of a file is grown with what names it only.
                yield row


# One name of each kind of thing.
MAIN = {"token": "ink", "context": "dusk", "axis value": "down"}
# What each command and each format lists; and the formats that list the variants of components.
EVERYWHERE = ("token", "context")
VARIANTS = ("swift", "component-markdown")
COMMANDS = (("build", "--list-actions"), ("audit",), ("propose",), ("explain", "--themes"))


def output_of(name):
    """The smallest output of a format that the schema allows."""
    root = schemas.load("project")
    node = schemas.resolved(root, root["$defs"]["output"])
    output = {"format": name, "to": "out/it"}
    for key, child in node["properties"].items():
        if schemas.valid(root, node, output):
            break
        value = {"template": "page.mustache"}.get(key, schemas.sample(root, child))
        if key not in output:
            more = {**output, key: value}
            if schemas.valid(root, node, more) or key in missing(root, node, output):
                output = more
    return output


def missing(root, node, output):
    """The keys that a format asks for."""
    rules = [rule for rule in node["allOf"] if "if" in rule]
    return {key for rule in rules if schemas.valid(root, rule["if"], output)
            for key in rule["then"].get("required", [])}


def formats():
    return schemas.load("project")["$defs"]["output"]["properties"]["format"]["enum"]


def main_rows(files):
    """Names of each kind with each command and each format of outputs that treats them in its way."""
    for kind, name in MAIN.items():
        for arguments in COMMANDS if kind in EVERYWHERE else ():
            yield name_row(files, name, f"{' '.join(arguments)}: name {name}", arguments)
        for form in formats() if kind in EVERYWHERE else VARIANTS:
            project = {**files["tincture.json"], "outputs": [output_of(form)]}
            yield name_row({**files, "tincture.json": project}, name, f"{form}: name {name}")


def failing_rows(files):
    for name in ("label", "fill", "glow", "down", "dusk", "ink"):
        yield name_row(files, name, f"failing: name {name}")
    yield from container_rows(files, ["contract"], "failing: ", only="contract.contrast")
    yield from container_rows(files, ["contract"], "failing: ", only="contract backgrounds")


# MARK: Chains


def lists_in(value, keys=()):
    """The place of each list in a value."""
    if isinstance(value, list):
        yield keys
    for key, item in (enumerate(value) if isinstance(value, list) else
                      value.items() if isinstance(value, dict) else ()):
        yield from lists_in(item, (*keys, key))


def tokens_in(tree, keys=()):
    """The place of each token: an object with a value."""
    if not isinstance(tree, dict):
        return
    if keys and ("$value" in tree or "value" in tree):
        yield keys
        return
    for key, item in tree.items():
        if not key.startswith("$"):
            yield from tokens_in(item, (*keys, key))


def chain_rows(files, label="", arguments=BUILD, dropped=0):
    """Each list in a token: the token again and again, its list the one before it twice. One
    row for each list of a type."""
    done = set()
    for file, tree in files.items():
        if not isinstance(tree, dict) or kind_of(file) not in ("tokens", None):
            continue
        for keys in tokens_in(tree):
            if len(keys) <= dropped:
                continue
            for place in lists_in(at(tree, keys)):
                alike = kind_in(at(tree, keys)), place
                if not place or place[0] not in ("$value", "value") or alike in done:
                    continue
                done.add(alike)

                def refer(name, keys=keys):
                    return "{" + ".".join([*keys[dropped:-1], name]) + "}"

                def make(count, file=file, keys=keys, place=place, refer=refer):
                    return {**files, file: growing.chain(files[file], keys, place, refer, count)}
                where = ".".join(map(str, (*keys, *place)))
                yield Row(f"{label}chain of {where}", make, arguments, LEVELS)


def preset_rows(files):
    """Chains with each preset: a preset decides how a list in a list is read."""
    for preset in schemas.load("project")["$defs"]["preset"]["enum"]:
        project = {**files["tincture.json"], "rules": preset}
        yield from chain_rows({**files, "tincture.json": project}, f"{preset}: ")


def structure_rows(files):
    """Groups that inherit and sets that include, each twice from the one before it."""
    tokens = files["types.tokens.json"]
    for key, refer in (("$extends", "{{{}}}"), ("$ref", "#/{}")):
        def groups(count, key=key, refer=refer):
            tree = growing.inheritance(tokens, ("types",), key, refer.format, count)
            return {**files, "types.tokens.json": tree}
        yield Row(f"chain of groups by {key}", groups, BUILD, LEVELS)
    name = "look.resolver.json"

    def sets(count):
        tree = growing.chain(files[name], ("sets", "whole"), ("sources",),
                             lambda name: {"$ref": f"#/sets/{name}"}, count)
        return {**files, name: tree}
    yield Row("chain of sets", sets, BUILD, LEVELS)

    def aliases(count):
        ends = ["hue", *(f"link{index:04}" for index in range(count))]
        links = {link: {"$value": f"{{types.{target}}}"} for target, link in zip(ends, ends[1:])}
        tree = replaced(tokens, ("types",), {**tokens["types"], **links})
        return {**files, "types.tokens.json": tree}
    yield Row("chain of aliases", aliases)


# MARK: Samples of other dialects

# The sample of each dialect by its id for `--from`, how many keys a reference leaves out in front,
# and the options that matter for it.
SAMPLES = {
    "dtcg-resolver": ("current.json", 0, ()),
    "dtcg": ("current", 0, ()),
    "dtcg-draft-1": ("draft-1.json", 0, ()),
    "dtcg-draft-2": ("draft.json", 0, (("--infer-types",), ("--type", "**=color"))),
    "dtcg-draft-3": ("draft-3.json", 0, (("--root", "pen"),)),
    "tokens-studio": ("studio.json", 1, (("--mode", "m=x:light,y:dark"), ("--base", "core"))),
    "style-dictionary": ("style-dictionary.json", 0, (("--infer-types",), ("--root", "DEFAULT"))),
    "figma-rest": ("figma-rest.json", 0, ()),
    "figma-plugin": ("figma-plugin.json", 0, ()),
    "figma-export": ("figma-export.json", 0, ()),
    "design-tokens-plugin": ("design-tokens.json", 0, ()),
    "tokens-bruecke": ("tokens-bruecke.json", 0, ()),
    "material-theme": ("material-theme.json", 0, ()),
    "spectrum": ("spectrum.json", 0, ()),
    "themes": ("themes.json", 0, (
        ("--split",), ("--mode", "mode=light:light,dark:dark"), ("--base", "light"),
        ("--report", "report.md"))),
    "token-modes": ("token-modes.json", 0, ()),
    "modes": ("modes.json", 0, (
        ("--infer-types",), ("--infer-types", "--mode", "mode=light:**/light/**,dark:**/dark/**"))),
}
CONVERT = ("convert", "in", "--to", "out")
# Keys that say what a value is, not what it is for.
STRUCTURE = set(
    "value type description comment attributes name id uuid modes meta variables "
    "variableCollections status resolvedType variableCollectionId valuesByMode scopes "
    "defaultModeId modeId isExtension parentVariableCollectionId parentModeId variableOverrides "
    "r g b a alpha hex colorSpace components position color unit fontFamily fontSize fontWeight "
    "letterSpacing lineHeight blur spread x y offsetX offsetY inset group selectedTokenSets "
    "tokenSetOrder property set_uuid lifecycle themeable deprecated deprecated_comment "
    "deprecatedIn deprecatedComment component scope options legacyKey private sets version "
    "sources resolutionOrder modify space n docs note style width duration delay timingFunction "
    "darkValue "
    .split())


def sample_files(name):
    if name == "current":
        return {f"in/{file}": base()[file] for file in ("raw.tokens.json", "part.tokens.json")}
    folder = HERE / "samples" if (HERE / "samples" / name).exists() else CORPUS
    first, *others = (folder / name).read_text(encoding="utf-8").split("#file ")
    files = {"in/a.json": json.loads(first)}
    for other in others:
        path, _, text = other.partition("\n")
        files[path] = json.loads(text)
    return {path: content for path, content in files.items() if content}


def shape(keys):
    """A place without names: those of tokens are all alike."""
    return "".join("[]" if isinstance(key, int) else
                   f".{key}" if key in STRUCTURE or key.startswith("$") else ".*" for key in keys)


def sample_containers(files):
    """The place of each list and object, one for each path."""
    found = {}

    def walk(file, value, keys):
        if isinstance(value, (dict, list)) and value:
            place = shape(keys) or "."
            if place not in found or len(value) > len(at(files[found[place][0]], found[place][1])):
                found[place] = file, keys
            for key, item in enumerate(value) if isinstance(value, list) else value.items():
                walk(file, item, (*keys, key))
    for file, content in files.items():
        walk(file, content, ())
    return found


def sample_names(files):
    """The names in a sample. Of those that are in the same places, the first."""
    found = {}

    def walk(value, keys):
        if isinstance(value, dict):
            for key, item in value.items():
                if not key.startswith(("$", "com.")) and key not in STRUCTURE:
                    found.setdefault(key, set()).add((shape(keys), type(item), kind_in(item)))
                if key != "$extensions":
                    walk(item, (*keys, key))
        elif isinstance(value, list):
            for index, item in enumerate(value):
                walk(item, (*keys, index))
        elif isinstance(value, str) and keys[-1] in NAMING:
            found.setdefault(value, set()).add((shape(keys), str, None))
    for content in files.values():
        walk(content, ())
    alike = {}
    for name, where in found.items():
        alike.setdefault(frozenset(where), name)
    return list(alike.values())


NAMING = ("uuid", "colorFamily", "scale", "property", "name")


def kind_in(value):
    """The type that a token says it has."""
    return value.get("$type", value.get("type")) if isinstance(value, dict) else None


def sample_rows():
    for dialect, (sample, dropped, options) in SAMPLES.items():
        files = sample_files(sample)
        label = f"convert {dialect}"
        for place, (file, keys) in sample_containers(files).items():
            container = at(files[file], keys)
            texts = isinstance(container, list) and all(isinstance(item, str) for item in container)
            way = "number" if texts else "repeat"

            def make(count, file=file, keys=keys, way=way, files=files):
                more = growing.grown(at(files[file], keys), count, growing.CHANGES[way])
                return {**files, file: replaced(files[file], keys, more)}
            yield Row(f"{label} {place}: {way}", make, CONVERT)
        for more in ((), *options):
            named = " ".join((label, *more))
            tokens = {str(keys[-1]) for content in files.values() for keys in tokens_in(content)}
            for name in sample_names(files):
                if more and name not in tokens:
                    continue
                row = name_row(files, name, f"{named}: name {name}", (*CONVERT, *more),
                               also=("uuid", "name", "id"))
                if row.make(1) != row.start:  # Not every text is the name of something.
                    yield row
            if not more:
                yield from chain_rows(files, f"{named}: ", CONVERT, dropped)


def forms():
    """A project with a contract that has each form of a pair."""
    files = base()
    project = {**files["tincture.json"], "outputs": plain()["tincture.json"]["outputs"]}
    return {name: content for name, content in files.items()
            if not name.startswith("part.c")} | {"tincture.json": project}


def rows():
    simple = plain()
    full = completed(base(), simple)
    whole = named(full)
    return [
        *preset_rows(simple), *structure_rows(whole), *failing_rows(failing()), *name_rows(whole),
        *main_rows(whole), *container_rows(whole, ["project", "resolver"]),
        *container_rows(simple, ["project"], "plain ", only="project patterns"),
        *container_rows(simple, ["project"], "build --list-actions: ", ("build", "--list-actions"),
                        only="project.outputs"),
        *sample_rows(), *container_rows(simple, ["tokens"]),
        *container_rows({**forms(), "forms.contract.json": full["forms.contract.json"]},
                        ["contract"])]
