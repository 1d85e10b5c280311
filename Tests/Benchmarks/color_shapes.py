"""Colors in two modes, as a Tincture project and as Swift in the shapes that people write by hand."""

import json
import random
from dataclasses import dataclass

from sets import write_json

ROLES = ("background", "border", "icon", "label", "link", "outline", "overlay", "ring", "shadow",
         "surface", "text", "track")
SECTIONS_PER_AREA = 80


@dataclass(frozen=True)
class Color:
    area: str
    section: str
    role: str
    light: int
    dark: int

    @property
    def path(self):
        return self.area, self.section, self.role

    @property
    def name(self):
        return self.area + self.section.capitalize() + self.role.capitalize()


def make_colors(count):
    """Areas of 960 colors, in sections of 12; the same ones each time."""
    numbers = random.Random(0)
    colors = []
    for index in range(count):
        section, role = divmod(index, len(ROLES))
        area, section = divmod(section, SECTIONS_PER_AREA)
        light, dark = numbers.randrange(1 << 24), numbers.randrange(1 << 24)
        colors.append(Color(f"area{area}", f"section{section}", ROLES[role], light, dark))
    return colors


# A project of Tincture's

def write_project(colors, folder):
    folder.mkdir(parents=True, exist_ok=True)
    for mode in ("light", "dark"):
        tree = {"$type": "color"}
        for color in colors:
            group = tree.setdefault(color.area, {}).setdefault(color.section, {})
            group[color.role] = {"$value": token_value(getattr(color, mode))}
        (folder / f"{mode}.tokens.json").write_text(json.dumps(tree))
    contexts = {mode: [{"$ref": f"{mode}.tokens.json"}] for mode in ("light", "dark")}
    modifier = {"type": "modifier", "name": "mode", "contexts": contexts, "default": "light"}
    write_json(folder / "modes.resolver.json", {"version": "2025.10", "resolutionOrder": [modifier]})
    outputs = [{"format": "swift", "to": "Themes"}]
    write_json(folder / "tincture.json", {"resolver": "modes.resolver.json", "outputs": outputs})


def token_value(number):
    components = [(number >> shift & 0xFF) / 255 for shift in (16, 8, 0)]
    return {"colorSpace": "srgb", "components": components}


# Swift by hand

HEAD = "import TokenValues\n\n"


def flat(colors):
    """A typed static for each color and mode, as Style Dictionary writes them."""
    return members(colors, "let {}: TokenColor = {}")


def computed(colors):
    """A computed property for each color and mode."""
    return members(colors, "var {}: TokenColor {{ {} }}")


def members(colors, form):
    lines = [HEAD]
    for mode in ("light", "dark"):
        lines.append(f"public enum {mode.capitalize()} {{\n")
        lines += ["  public static " + form.format(color.name, literal(getattr(color, mode))) + "\n"
                  for color in colors]
        lines.append("}\n\n")
    return "".join(lines)


def memberwise_areas(colors):
    """A struct for each area, made by one memberwise call for each mode."""
    return memberwise(colors, lambda color: color.area,
                      lambda color: color.section + color.role.capitalize())


def memberwise_sections(colors):
    """A struct for each section of 12 colors, made by one memberwise call for each mode."""
    return memberwise(colors, lambda color: color.area + color.section.capitalize(),
                      lambda color: color.role)


def memberwise(colors, group, member):
    groups = {}
    for color in colors:
        groups.setdefault(group(color), []).append(color)
    lines = [HEAD]
    for name, members in groups.items():
        lines.append(f"public struct {name.capitalize()}: Sendable {{\n")
        lines += [f"  public let {member(color)}: TokenColor\n" for color in members]
        for mode in ("light", "dark"):
            arguments = ",\n    ".join(f"{member(color)}: {literal(getattr(color, mode))}"
                                       for color in members)
            lines.append(f"  public static let {mode} = {name.capitalize()}(\n    {arguments})\n")
        lines.append("}\n\n")
    return "".join(lines)


def literal(number):
    return f"TokenColor(0x{number:06X})"


SHAPES = {"flat statics": flat, "computed properties": computed,
          "memberwise, areas of 960": memberwise_areas,
          "memberwise, sections of 12": memberwise_sections}


def expression(shape, color, theme="theme"):
    """How a color is read while only the running program knows the mode."""
    if shape == "Tincture":
        return theme + "." + ".".join(color.path)
    if shape in ("flat statics", "computed properties"):
        access = "{mode}." + color.name
    elif shape == "memberwise, areas of 960":
        access = color.area.capitalize() + ".{low}." + color.section + color.role.capitalize()
    else:
        access = (color.area + color.section.capitalize()).capitalize() + ".{low}." + color.role
    dark, light = (access.format(mode=mode, low=mode.lower()) for mode in ("Dark", "Light"))
    return f"(isDark ? {dark} : {light})"
