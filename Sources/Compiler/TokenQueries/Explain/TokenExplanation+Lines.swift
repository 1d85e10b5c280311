extension TokenExplanation.InTheme {
  /// The token in this theme, as lines.
  func lines(for path: String) -> [String] {
    var table = TextTable()
    guard let written else {
      table.add("", text: "no such token here")
      return table.lines
    }
    table.add("type", text: value?.type.rawValue ?? "cannot be read")
    if let value { table.add("value", text: value.text) }
    if case .color? = value, let value { table.add("", text: value.coordinates) }
    let source = String(decoding: written, as: UTF8.self)
    table.add("written", text: source.count > 120 ? source.prefix(120) + "…" : source)
    if let description { table.add("description", text: description) }
    if case .yes(let explanation)? = deprecation {
      table.add("deprecated", text: explanation ?? "yes")
    }
    table.add("comes from", texts: hops.map { "\($0.place.text): \($0.message)" })
    table.add(users.areOfAllThemes ? "used in any theme by" : "used by", texts: text(of: users))
    table.add(
      "checks", texts: pairs.isEmpty ? ["none"] : pairs.flatMap { text(of: $0, path: path) })
    return table.lines
  }
}

private func text(of users: TokenExplanation.Users) -> [String] {
  let uses =
    users.tokens.map { "\($0), which references it" }
    + users.composites.map { "\($0), inside its value" }
    + lines(users.roles) { "\($0), role \($1)" }
    + lines(users.texts) { "\($0), the text size of \($1)" }
  return uses.isEmpty ? ["nothing"] : uses
}

/// A line for each component and role, with its variants.
private func lines(
  _ uses: [TokenExplanation.RoleUse], phrase: (String, String) -> String
) -> [String] {
  uses.grouped { phrase($0.component, $0.role) }.map { group in
    let variants = group.map(\.variant.label).filter { !$0.isEmpty }
    return phrase(group[0].component, group[0].role)
      + (variants.isEmpty ? "" : " in " + variants.joined(separator: ", "))
  }
}

/// A pair, with the reason for its outcome and a suggestion.
private func text(of pair: TokenExplanation.PairUse, path: String) -> [String] {
  let result = pair.result
  let name = result.label
  let ratio = result.ratio.map { shown($0) } ?? "–"
  /// A side, with its path only if it is another token.
  func side(_ side: ContrastResult.Side) -> String {
    let names = side.path == path || side.role == side.path ? [side.role] : [side.role, side.path]
    return (names + [side.value]).joined(separator: " ")
  }
  var lines = [
    "\(result.outcome.rawValue) \(ratio), \(result.requirement): "
      + "\(result.component)\(name.isEmpty ? "" : " ")\(name), "
      + "\(side(result.foreground)) on \(side(result.background))\(result.measured?.spot ?? "")"
      + (result.surface.map { " over \(side($0))" } ?? "")
  ]
  if let note = result.sizeNote { lines.append("  \(note)") }
  if let because = result.because { lines.append("  because: \(because)") }
  if let acceptance = result.acceptance { lines.append("  " + acceptance.sentence) }
  if let remedy = result.remedy {
    lines.append("  → \(remedy.instruction)")
  } else if let transparency = result.transparency {
    lines.append("  \(transparency)")
  } else if let obstacle = result.obstacle {
    lines.append("  no remedy: \(obstacle)")
  }
  return lines
}

extension ContrastResult.Acceptance {
  /// Down to which ratio the waiver accepts a check, who owns it, until when, and where it is.
  var sentence: String {
    "accepted down to \(plain(floor)):1" + (owner.map { " by \($0)" } ?? "")
      + (until.map { " until \($0)" } ?? "") + " (\(place.text))"
  }
}
