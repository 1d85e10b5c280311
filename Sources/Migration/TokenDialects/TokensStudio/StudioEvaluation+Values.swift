import ForeignValues
import TokenModel

extension StudioEvaluation {
  /// A value as an alias, if it is one, else as a literal of the type that the file names.
  mutating func converted(
    _ value: JSONTree, as type: StudioType, named name: String? = nil
  ) -> StudioOutcome {
    if let key = value.reference { return alias(key, as: type) }
    switch type {
    case .color: return color(value)
    case .dimension: return dimension(value)
    case .letterSpacing: return letterSpacing(value)
    case .lineHeight: return lineHeight(value)
    case .opacity: return opacity(value)
    case .number: return plainNumber(value)
    case .fontFamily: return fontFamily(value)
    case .fontWeight: return fontWeight(value)
    case .shadow: return shadow(value)
    case .typography: return typography(value)
    case .border: return border(value)
    case .plain(let type): return plain(value, type: type)
    case .unsupported:
      let what = name.map { "has the type '\($0)', which" } ?? "has a type that"
      return refuse(
        "\(what) DTCG 2025.10 does not have; if another type fits, set it with --type",
        quantity: quantity(value))
    }
  }

  private mutating func fontFamily(_ value: JSONTree) -> StudioOutcome {
    let names = value.text?.cssItems ?? value.items?.compactMap(\.text) ?? []
    var families: [String] = []
    for name in names {
      guard let found = self.families(name) else { return StudioOutcome() }
      families += found
    }
    guard let first = families.first, families.count <= 100 else {
      return refuse("has the value \(value.excerpt), which is not a font family")
    }
    return StudioOutcome(
      type: .fontFamily,
      value: families.count == 1 ? .string(first) : .array(families.map(JSONTree.string)))
  }

  /// A font family without quotes, or the families of a reference; nil with a note.
  private mutating func families(_ name: String) -> [String]? {
    var name = name.trimmingBlanks
    for quote in ["\"", "'"] where name.count > 1 && name.hasPrefix(quote) && name.hasSuffix(quote)
    {
      name = String(name.dropFirst().dropLast())
    }
    guard let key = StudioReference.whole(name) else { return name.isEmpty ? [] : [name] }
    guard let target = target(key) else { return nil }
    let found = outcome(of: target.token, in: frame.choice)
    guard target.member == nil, found.type == .fontFamily, let value = resolved(found) else {
      return refuse(
        "references '{\(key)}' in an array of font families, which is not a font family")
    }
    noteChange(
      "references '{\(key)}' in an array of font families; the family replaces the reference")
    guard case .array(let items) = value else { return value.text.map { [$0] } }
    return items.compactMap(\.text)
  }

  mutating func fontWeight(_ value: JSONTree) -> StudioOutcome {
    if case .string(let text) = value, let name = FontWeightName(text) {
      if let style = name.style {
        keep("fontStyle", value: .string(style))
        noteLoss(
          "is '\(text)', but DTCG 2025.10 has no font style; '\(style)' is kept in its $extensions")
      }
      return StudioOutcome(
        type: .fontWeight, value: .number(name.weight ?? 400),
        quantity: Quantity(name.weight ?? 400))
    }
    guard let quantity = quantity(value), quantity.unit.isEmpty, (1...1000).contains(quantity.value)
    else {
      return refuse(
        "has the value \(value.excerpt), which is not a font weight (1…1000, or a name)")
    }
    noteArithmetic(value, result: quantity.text)
    return StudioOutcome(
      type: .fontWeight, value: .number(quantity.value.withoutNoise), quantity: quantity)
  }

  /// A value of a DTCG type that Tokens Studio writes as DTCG does.
  private mutating func plain(_ value: JSONTree, type: TokenType) -> StudioOutcome {
    if case .string(let text) = value {
      if type == .duration, let duration = JSONTree.duration(text) {
        return StudioOutcome(type: type, value: duration)
      }
      if type == .strokeStyle, StrokeStyleValue.Keyword(rawValue: text) != nil {
        return StudioOutcome(type: type, value: value)
      }
      if type == .gradient { return color(value) }
      return refuse("has the value \(value.excerpt), which is not a DTCG 2025.10 \(type.rawValue)")
    }
    return StudioOutcome(type: type, value: renamed(value))
  }

  /// A value with its references as DTCG writes them.
  private func renamed(_ value: JSONTree) -> JSONTree {
    value.mappingTexts { text in
      StudioReference.whole(text).map { .alias(graph.path($0)) } ?? .string(text)
    }
  }

  /// The value of an outcome, after following aliases.
  mutating func resolved(_ outcome: StudioOutcome) -> JSONTree? {
    var outcome = outcome
    for _ in 0..<10_000 {
      guard let target = outcome.target else { return outcome.value }
      outcome = self.outcome(of: target, in: frame.choice)
    }
    return nil
  }

  /// A value that is a single reference: an alias, or the value of its target if the types differ.
  mutating func alias(_ key: String, as type: StudioType) -> StudioOutcome {
    guard let target = target(key) else { return StudioOutcome() }
    if let member = target.member {
      return memberValue(member, of: target.token, key: key, as: type)
    }
    let outcome = outcome(of: target.token, in: frame.choice)
    if let found = outcome.type, outcome.value != nil, type.admits(found) {
      if type == .number, found == .dimension {
        noteChange("is a number that references the length '{\(key)}'; it becomes a dimension")
      }
      return StudioOutcome(
        type: found, value: .alias(graph.path(key)), target: target.token,
        quantity: outcome.quantity)
    }
    if type == .unsupported {
      return refuse("references '{\(key)}', which is not converted", quantity: outcome.quantity)
    }
    return written(graph.tokens[target.token].value, key: key, outcome: outcome, as: type)
  }

  /// The value of the target of a reference, if an alias would have another type.
  private mutating func written(
    _ value: JSONTree, key: String, outcome: StudioOutcome, as type: StudioType
  ) -> StudioOutcome {
    frame.stepCount += 1
    guard frame.stepCount < 50 else {
      return refuse("references '{\(key)}' through too many references")
    }
    let before = frame.notes
    var result = converted(value, as: type)
    result.quantity = result.quantity ?? outcome.quantity
    if result.value == nil {
      frame.notes = before
      let reason = outcome.value == nil ? "is left out" : "has another type"
      refuse("references '{\(key)}', which \(reason)")
    } else if result.target == nil {
      noteChange("references '{\(key)}', which has another type; its value replaces the reference")
    }
    return result
  }

  /// A member of a composite value, such as `{heading.fontSize}`.
  private mutating func memberValue(
    _ member: String, of token: Int, key: String, as type: StudioType
  ) -> StudioOutcome {
    guard let value = composite(token)?[member] else {
      return refuse("references '{\(key)}', which \(missing(key))")
    }
    return written(value, key: key, outcome: StudioOutcome(value: value), as: type)
  }

  /// The value of a token, after following references.
  func composite(_ index: Int) -> JSONTree? {
    var token = graph.tokens[index]
    for _ in 0..<50 {
      guard let key = token.value.reference else { return token.value }
      guard let next = graph.token(key, in: frame.choice) else { return nil }
      token = graph.tokens[next]
    }
    return nil
  }

  /// The target of a reference; nil with a note.
  mutating func target(_ key: String) -> (token: Int, member: String?)? {
    if let target = graph.target(key, in: frame.choice) { return target }
    return refuse("references '{\(key)}', which \(missing(key))")
  }

  func missing(_ key: String) -> String {
    graph.isDeclared(key) ? "no set of its theme declares" : "no set in a theme declares"
  }
}
