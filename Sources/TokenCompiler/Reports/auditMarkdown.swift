/// The audit as Markdown: verdict first, then failures and waivers, then every row.
public func auditMarkdown(_ compilation: Compilation) -> String {
  let audit = compilation.audit
  let failed = audit.results.filter { $0.outcome == .fail || $0.outcome == .indeterminate }
  let waived = audit.results.filter { $0.outcome == .waived }
  var text = "# Contrast audit\n\n" + verdict(audit) + "\n"
  if !failed.isEmpty { text += "\n## Failures\n\n" + table(failed) }
  if !waived.isEmpty { text += "\n## Waivers\n\n" + table(waived) }
  if !audit.claims.isEmpty { text += "\n## Claims\n\n" + table(audit.claims) }
  let components = audit.results.reduce(into: [String]()) { names, result in
    if !names.contains(result.component) { names.append(result.component) }
  }
  for component in components {
    text += "\n## \(escaped(component))\n\n"
    text += table(audit.results.filter { $0.component == component })
  }
  return text
}

private func verdict(_ audit: Audit) -> String {
  let open = audit.count(.fail) + audit.count(.indeterminate)
  let counts = Outcome.allCases.map { "\(audit.count($0)) \($0.rawValue)" }
  return "**\(open == 0 ? "No pair fails." : "\(open) pairs need work.")** "
    + "\(audit.results.count) pairs, WCAG 2.2: \(counts.joined(separator: ", ")).\n"
    + "Ratios are cut to two decimals, never rounded; gradients count at their worst point.\n"
    + "Layers are composited in gamma-encoded sRGB; colors outside sRGB count as CSS Color 4 maps them."
}

private func table(_ results: [ContrastResult]) -> String {
  var text = "| outcome | ratio | needs | variant | foreground | on | notes |\n"
  text += "|---|---:|---|---|---|---|---|\n"
  for result in results {
    let cells = [
      result.outcome.rawValue, (result.ratio.map { shown($0) } ?? "–"),
      result.required.map { "\(plain($0)) \(result.duty.rawValue)" } ?? result.duty.rawValue,
      result.variant.merged(with: result.theme).label,
      "`\(result.foreground.path)` \(result.foreground.value)",
      "`\(result.background.path)` \(result.background.value)", notes(on: result),
    ]
    text += "| \(cells.map(escaped).joined(separator: " | ")) |\n"
  }
  return text
}

private func notes(on result: ContrastResult) -> String {
  var notes: [String] = []
  if let at = result.at { notes.append("worst at \(shown(at))") }
  if let because = result.because { notes.append(because) }
  if result.outcome == .fail, let suggestion = result.suggestion {
    notes.append(
      "nearest passing \(suggestion.move.rawValue) \(suggestion.color.hex) (\(shown(suggestion.ratio)))"
    )
  }
  return notes.joined(separator: "; ")
}

private func table(_ claims: [ClaimResult]) -> String {
  var text = "| claim | says | is | holds | source |\n|---|---:|---:|---|---|\n"
  for claim in claims {
    text +=
      "| \(claim.foreground) on \(claim.background) | \(plain(claim.claimed)) | "
      + "\(shown(claim.ratio)) | \(claim.holds ? "yes" : "**no**") | \(escaped(claim.source ?? "")) |\n"
  }
  return text
}

/// Text that cannot leave its table cell or begin markup.
func escaped(_ text: String) -> String {
  let text = printable(text)
  guard text.utf8.contains(where: markup.contains) else { return text }
  var bytes: [UInt8] = []
  for byte in text.utf8 {
    if markup.contains(byte) { bytes.append(UInt8(ascii: "\\")) }
    bytes.append(byte)
  }
  return String(decoding: bytes, as: UTF8.self)
}

private let markup = Array("|<*_[]\\".utf8)
