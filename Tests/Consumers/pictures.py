"""Pictures of the gallery: how they are kept, and what makes two of them differ."""

import os
import shutil
import subprocess

import numpy
from PIL import Image, ImageChops

# What the pictures are drawn with. Other fonts draw other letters, and every letter would differ.
FONTS = {"sans-serif": "DejaVu Sans", "monospace": "DejaVu Sans Mono", "Quicksand:bold": "Quicksand",
         "sans-serif:lang=hi": "Lohit Devanagari", "sans-serif:lang=ja": "MotoyaLMaru"}

# Pixels: one differs when a channel does by more than LEVELS of 255, and a picture when more than
# PIXELS of its pixels do. Two runs on one machine differ in none, so this is room for how another
# version of the browser smooths edges; the faintest edge there is, a light counter's on white, is
# 17 levels. Surfaces: a color that fills SURFACE pixels, edges left out, must fill at least half
# as many in the other picture, to the level. See the mutations in test_gallery_pictures.py.
LEVELS = 8
PIXELS = 24
SURFACE = 100


def missing_fonts():
    """Fonts that the machine would replace by others."""
    if not shutil.which("fc-match"):
        return sorted(FONTS.values())

    def found(pattern):
        command = ["fc-match", "--format", "%{family}", pattern]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout

    return [name for pattern, name in FONTS.items() if name not in found(pattern).split(",")]


def is_update():
    """Whether to take new pictures instead of comparing them."""
    return os.environ.get("UPDATE_SCREENSHOTS") == "1"


def opened(path):
    return Image.open(path).convert("RGB")


def differing(kept, drawn, levels=LEVELS):
    """Where a channel differs by more than so many levels, as an array of truths."""
    channels = numpy.asarray(ImageChops.difference(kept, drawn))
    return channels.max(axis=2) > levels


def surfaces(picture):
    """How many pixels each color fills whose neighbors have it too."""
    red, green, blue = numpy.moveaxis(numpy.asarray(picture).astype(int), 2, 0)
    color = red << 16 | green << 8 | blue
    inner = color[1:-1, 1:-1]
    height, width = inner.shape
    is_flat = numpy.ones(inner.shape, bool)
    for down, right in ((0, 0), (0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1), (2, 2)):
        is_flat &= color[down:down + height, right:right + width] == inner
    return dict(zip(*numpy.unique(inner[is_flat], return_counts=True)))


def lost_surfaces(picture, other):
    """Colors that fill less than half as much of the other picture."""
    here, there = surfaces(picture), surfaces(other)
    return [f"#{color:06X}" for color, count in here.items()
            if count >= SURFACE and there.get(color, 0) < count / 2]


def differences(kept, drawn):
    """What differs, in words; empty where nothing does."""
    if kept.size != drawn.size:
        return [f"{drawn.width} × {drawn.height} pixels instead of {kept.width} × {kept.height}"]
    words = []
    count = int(differing(kept, drawn).sum())
    if count > PIXELS:
        words.append(f"{count} pixels differ")
    words += [f"the color {color} is missing" for color in lost_surfaces(kept, drawn)]
    words += [f"the color {color} is new" for color in lost_surfaces(drawn, kept)]
    return words


def marked(kept, drawn):
    """The picture, pale, with all that differs in red; the picture itself where sizes differ."""
    if kept.size != drawn.size:
        return drawn
    pixels = numpy.asarray(drawn) // 3 + 170
    pixels[differing(kept, drawn, levels=0)] = (220, 0, 30)
    return Image.fromarray(pixels.astype("uint8"))


def problem(drawn, path, folder):
    """Compares a picture with the one kept at the path; what is wrong, or None.

    What was drawn, and a picture of the differences, are left in the folder.
    """
    found = differences(opened(path), drawn) if path.exists() else ["it is missing"]
    if not found:
        return None
    if is_update():
        path.parent.mkdir(parents=True, exist_ok=True)
        drawn.save(path, optimize=True)
        return f"{path.name} was updated:  {'; '.join(found)}"
    folder.mkdir(parents=True, exist_ok=True)
    drawn.save(folder / path.name)
    seen = folder / path.name
    if path.exists():
        seen = folder / path.name.replace(".png", ".difference.png")
        marked(opened(path), drawn).save(seen)
    return (f"{path}: {'; '.join(found)}. See {seen}. "
            "If it is meant, run with UPDATE_SCREENSHOTS=1.")
