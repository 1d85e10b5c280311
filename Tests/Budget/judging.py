"""What recorded figures say of counted ones."""

# How far, in either direction, a count may lie from the recorded one; of files, not at all.
TOLERANCE = 0.10
EXACT = ("files_opened", "files_created", "files_flushed", "files_renamed")


def deviations(name, recorded, counted, profile):
    """A sentence for each count of a case that is not as recorded."""
    for what in sorted(recorded.keys() | counted.keys()):
        before, now = recorded.get(what), counted.get(what)
        if before is None or now is None:
            yield f"{name}: {what} is {now} and was recorded as {before}"
            continue
        allowed = 0 if what in EXACT else TOLERANCE * before
        if abs(now - before) <= allowed:
            continue
        change = f"{abs(now - before) / before:.1%}" if before else f"{now}"
        verb = "grew" if now > before else "fell"
        limit = "no difference is allowed" if what in EXACT else f"{TOLERANCE:.0%} is allowed"
        yield (f"{name}: {what} {verb} by {change}, from {before:,} to {now:,}; {limit}."
               + (f" See where: callgrind_annotate {profile} | swift demangle --simplified"
                  " | head -80" if what == "instructions" else ""))

