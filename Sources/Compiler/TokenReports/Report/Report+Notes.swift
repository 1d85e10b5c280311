import TokenChecks

extension Report {
  /// What qualifies the verdict, each a sentence without its period.
  var notes: [String] {
    let comparison = audit.comparison.map {
      "Against the baseline \(audit.baseline?.file ?? ""): \($0)"
    }
    let notes = [audit.leftOut?.sentence, comparison, audit.unjudgedNote]
    return notes.compactMap(\.self) + audit.fingerprint.conditions
  }

  /// What else is worth knowing, each a sentence without its period.
  var facts: [String] {
    let coverage = audit.coverage.colors.isEmpty ? nil : audit.coverage.sentence
    let facts = [
      "WCAG 2.2, \(audit.levelPhrase)", gap, audit.themeNote, coverage, audit.paletteNote,
      audit.endlessNote, audit.fingerprint.run,
    ]
    return facts.compactMap(\.self)
  }

  /// How ratios are computed, each a sentence without its period.
  var method: [String] {
    let (text, large) = (plain(audit.level.text), plain(audit.level.largeText))
    return [
      "Text needs \(text):1; large text (24 px, or 18.667 px in bold) \(large):1; graphics 3:1 and focus "
        + "indicators 3:1 (WCAG 2.2: 1.4.3, 1.4.6, 1.4.11, 2.4.13). An iOS point counts as one CSS px",
      "The lower of the exact ratio and that of 8-bit colors counts. Ratios are truncated to two decimals, "
        + "never rounded",
      "A gradient counts at its worst point",
      "Translucent layers are composited in gamma-encoded sRGB and Display P3. Where renderers differ, the "
        + "lowest ratio counts: gradients premultiplied or straight, wide colors mapped (CSS Color 4) or "
        + "clipped, alpha exact or in 8 bits",
    ]
  }
}
