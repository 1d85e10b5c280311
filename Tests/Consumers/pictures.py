"""Pictures of the gallery: how they are stored and compared."""

import os
import shutil
import subprocess

import numpy
from PIL import Image, ImageChops

# The fonts of the pictures. With other fonts, every letter would differ.
FONTS = {"sans-serif": "DejaVu Sans", "monospace": "DejaVu Sans Mono", "Quicksand:bold": "Quicksand",
         "sans-serif:lang=hi": "Lohit Devanagari", "sans-serif:lang=ja": "MotoyaLMaru"}

# A pixel differs if a channel differs by more than LEVELS of 255, and a picture if more than PIXELS pixels
# differ. Two runs on one machine are equal; the tolerance is for browser versions that smooth edges
# differently. The faintest real edge, a light counter on white, is 17 levels. A surface is a color that
# fills SURFACE pixels, without edges. It must fill at least half as many pixels in the other picture, in
# exactly the same color. See the mutations in test_gallery_pictures.py.
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


def opened(path):
    return Image.open(path).convert("RGB")


def differing(kept, drawn, levels=LEVELS):
    """The places where a channel differs by more than some levels, as a boolean array."""
    return numpy.asarray(ImageChops.difference(kept, drawn)).max(axis=2) > levels


def surfaces(picture):
    """The number of pixels of each color whose neighbors have the same color."""
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
    """The differences in words; empty if there are none."""
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
    """The picture, pale, with differences in red; the picture itself if sizes differ."""
    if kept.size != drawn.size:
        return drawn
    pixels = numpy.asarray(drawn) // 3 + 170
    pixels[differing(kept, drawn, levels=0)] = (220, 0, 30)
    return Image.fromarray(pixels.astype("uint8"))


def problem(drawn, path, folder):
    """Compares a picture with the stored one; returns what is wrong, or None.

    Writes the drawn picture, and a picture of the differences, into the folder.
    """
    found = differences(opened(path), drawn) if path.exists() else ["it is missing"]
    if not found:
        return None
    if os.environ.get("UPDATE_SCREENSHOTS") == "1":
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
