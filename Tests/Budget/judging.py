"""What recorded figures say of counted ones."""

# How far, in either direction, a count may lie from the recorded one; of files, not at all.
TOLERANCE = 0.10
EXACT = ("files_opened", "files_created", "files_flushed", "files_renamed")
# Loading Swift's shared libraries adds up to 7.4 % of instructions to a case; the recorded program has
# none. It only ever adds, so a count may not fall any further.
LOADING = 0.08


def deviations(name, recorded, counted, profile, loads_libraries=False):
    """A sentence for each count of a case that is not as recorded."""
    for what in sorted(recorded.keys() | counted.keys()):
        before, now = recorded.get(what), counted.get(what)
        if before is None or now is None:
            yield f"{name}: {what} is {now} and was recorded as {before}"
            continue
        allowed = 0 if what in EXACT else TOLERANCE * before
        loading = LOADING * before if loads_libraries and what == "instructions" else 0
        if -allowed <= now - before <= allowed + loading:
            continue
        change = f"{abs(now - before) / before:.1%}" if before else f"{now}"
        verb = "grew" if now > before else "fell"
        limit = (
            "no difference is allowed" if what in EXACT
            else f"{TOLERANCE + (LOADING if loading else 0):.0%} is allowed")
        yield (f"{name}: {what} {verb} by {change}, from {before:,} to {now:,}; {limit}."
               + (f" See where: callgrind_annotate {profile} | swift demangle --simplified"
                  " | head -80" if what == "instructions" else ""))

