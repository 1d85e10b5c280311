/// Converts each token in each theme that can change it, and keeps the results.
final class Evaluation {
  let graph: TokenGraph
  private let context: ValueReading.Context
  private var known: [[ThemePlan.Choice: Outcome]]
  private var running: Set<Int> = []
  /// Whether the token that is being converted references one that is being converted too.
  private var isCircular = false
  /// How many parts of composite values are looked up at once.
  private var depth = 0
  /// A finding about the first token whose references copy too much.
  private(set) var findings = Findings()

  /// The limit of a chain of targets not converted yet; usually, tokens are converted after their targets.
  private static let maxChainLength = 200

  /// A converted token in some themes.
  struct Outcome: Hashable {
    var type: TokenType?
    /// Its DTCG value; nil if it is left out.
    var value: JSONTree?
    /// Its value without aliases; nil if it is unknown.
    var resolved: JSONTree?
    /// The token with the value at the end of its aliases; nil if there is none.
    var end: Int?
    /// Its value in arithmetic.
    var quantity: Quantity?
    /// Whether it is part of a cycle of references, or leads into one.
    var isCircular = false
    var faults: [ValueReading.Fault] = []
    /// What DTCG cannot express, for `$extensions`.
    var extras: [JSONTree.Member] = []
  }

  init(_ graph: TokenGraph, context: ValueReading.Context) {
    (self.graph, self.context) = (graph, context)
    known = Array(repeating: [:], count: graph.tokens.count)
  }

  /// The converted token in the themes of a choice.
  func outcome(of index: Int, in choice: ThemePlan.Choice) -> Outcome {
    let key = graph.dependences[index].map { choice[$0] }
    if let outcome = known[index][key] {
      isCircular = isCircular || outcome.isCircular
      return outcome
    }
    // A chain that is too long is treated as a cycle.
    if running.contains(index) || running.count >= Self.maxChainLength {
      isCircular = true
      return Outcome(isCircular: true)
    }
    let outer = isCircular
    isCircular = false
    running.insert(index)
    var outcome = convert(index, in: choice)
    if isCircular {
      var reading = ValueReading()
      reading.noteLoss("it is part of a cycle of references, or references one")
      outcome = Outcome(isCircular: true, faults: reading.faults)
    }
    running.remove(index)
    isCircular = outer || outcome.isCircular
    known[index][key] = outcome
    return outcome
  }

  private func convert(_ index: Int, in choice: ThemePlan.Choice) -> Outcome {
    let token = graph.tokens[index]
    var reading = reading(of: index, in: choice)
    var outcome: Outcome
    if token.names.count > groupLimit {
      // One less than in a build, so that a token that is also a group can become its `$root`.
      reading.noteLoss("it is in \(token.names.count - 1) groups; use fewer than \(groupLimit)")
      return Outcome(faults: reading.faults)
    }
    if token.alpha != nil || token.modifier != nil {
      outcome = changedColor(index, in: choice, reading: &reading)
    } else if let text = token.value.alias {
      outcome = alias(text, of: index, in: choice, reading: &reading)
    } else {
      outcome = literal(index, reading: &reading)
    }
    if context.copies.isExceeded, findings.all.isEmpty {
      findings.add(
        .limitExceeded, about: token.path,
        ": references copy more than \(copyLimit) layers, stops and fonts in all; reference long lists "
          + "in fewer tokens", at: token.place)
    }
    // What would have changed says nothing about a token that is lost.
    let losses = reading.faults.filter { $0.rule == .notCarried }
    outcome.faults = outcome.value == nil && !losses.isEmpty ? losses : reading.faults
    outcome.extras = outcome.value == nil ? [] : reading.extras
    return outcome
  }

  /// A token with a value of its own.
  private func literal(_ index: Int, reading: inout ValueReading) -> Outcome {
    let value = graph.tokens[index].value
    var outcome = Outcome(end: index, quantity: reading.plainQuantity(value))
    guard let kind = graph.kinds[index] else { return outcome }
    var found = reading.read(value, as: kind)
    if found == nil, let plain = withoutMixtures(value, reading: reading) {
      var second = ValueReading(reading.context)
      found = second.read(plain, as: kind)
      if found != nil {
        reading = second
        reading.noteChange("DTCG 2025.10 has no aliases within a text; their values replace them")
      }
    }
    (outcome.type, outcome.value, outcome.resolved) = (found?.type, found?.value, found?.value)
    outcome.quantity = found.flatMap { reading.plainQuantity($0.value) } ?? outcome.quantity
    return outcome
  }

  // MARK: Aliases

  private func reading(of index: Int, in choice: ThemePlan.Choice) -> ValueReading {
    var context = context
    context.target = { [unowned self] in target($0, in: choice, from: index) }
    context.absence = { [unowned self] in absence(of: $0, in: choice) }
    return ValueReading(context)
  }

  private func absence(of text: String, in choice: ThemePlan.Choice) -> String {
    graph.tokens(named: text).isEmpty
      ? context.absence(text) : "no set of its theme declares '\(printable(text))'"
  }

  /// The target of an alias, for `ValueReading`.
  private func target(
    _ text: String, in choice: ThemePlan.Choice, from index: Int
  ) -> ValueReading.Target? {
    guard let (token, part) = graph.target(text, in: choice, from: index) else { return nil }
    let outcome = outcome(of: token, in: choice)
    guard let part else {
      var target = ValueReading.Target(
        path: isNamed(token, outcome: outcome, in: choice) ? graph.tokens[token].path : nil,
        type: outcome.value == nil ? nil : outcome.type,
        literal: outcome.end.map { graph.tokens[$0].value })
      (target.resolved, target.quantity) = (outcome.resolved, outcome.quantity)
      return target
    }
    guard depth < 8, var literal = outcome.end.flatMap({ graph.tokens[$0].value[part] }) else {
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    var target = ValueReading.Target(path: nil)
    if let alias = literal.alias {
      guard let next = self.target(alias, in: choice, from: token) else { return nil }
      target = next
      literal = next.literal ?? literal
    }
    target.literal = literal
    target.quantity = target.quantity ?? reading(of: token, in: choice).plainQuantity(literal)
    return target
  }

  /// Whether an alias can name a token in the themes of a choice. A token that is left out of every theme
  /// can be named: `ConvertedTokens.write` removes the alias with the reason.
  private func isNamed(_ token: Int, outcome: Outcome, in choice: ThemePlan.Choice) -> Bool {
    graph.plan.includes(graph.tokens[token].file, in: choice)
      && (outcome.value != nil || graph.dependences[token].isEmpty)
  }

  /// A token whose whole value is an alias: of its target's type, unless its own needs the value instead.
  private func alias(
    _ text: String, of index: Int, in choice: ThemePlan.Choice, reading: inout ValueReading
  ) -> Outcome {
    let own = graph.kinds[index]
    guard let (token, part) = graph.target(text, in: choice, from: index) else {
      let names = text.parts(at: ".", keepingEmpty: true).map(String.init)
      guard graph.tokens(named: text).isEmpty, NameCleaner.allows(names, of: .token) else {
        reading.noteLoss(absence(of: text, in: choice))
        return Outcome()
      }
      // A file of another dialect may declare it. `ConvertedTokens.write` finds out.
      return Outcome(type: own?.tokenType, value: .alias(names))
    }
    guard part == nil else {
      guard let own, let literal = reading.context.target(text)?.literal else {
        reading.noteLoss("no file declares '\(printable(text))'; add its file to the inputs")
        return Outcome()
      }
      reading.noteChange(
        "{\(printable(text))} is a part of a value, which no alias can name; that part replaces the alias"
      )
      return replaced(by: literal, as: own, reading: &reading) ?? Outcome()
    }
    let found = outcome(of: token, in: choice)
    let value = JSONTree.alias(graph.tokens[token].path)
    var outcome = found
    (outcome.value, outcome.isCircular) = (found.isCircular ? nil : value, false)
    if found.value != nil, let type = found.type, own?.admits(type) ?? true {
      if graph.plan.includes(graph.tokens[token].file, in: choice) { return outcome }
      // A source of references is not a part of the theme.
      outcome.value = found.resolved
      reading.noteChange(
        "{\(printable(text))} is in a set that its theme only references; the value replaces the alias"
      )
      return outcome
    }
    // `TypeReport` counts the aliases of tokens without a type.
    let isEcho = found.end.map(graph.isUntyped) ?? false
    if let own, !found.isCircular {
      let type = found.type.map { "is a \($0.rawValue)" } ?? "has no type of DTCG"
      let conflict = "its type is \(own.tokenType.rawValue), but {\(printable(text))} \(type)"
      let mark = reading.faults.count
      let literal = found.end.map { graph.tokens[$0].value }
      if let replaced = literal.flatMap({ self.replaced(by: $0, as: own, reading: &reading) }) {
        reading.noteChange(conflict + "; its value replaces the alias")
        return replaced
      }
      reading.faults.removeSubrange(mark...)
      if found.type != nil, found.value != nil {
        reading.noteChange(conflict + "; it takes that type")
        return outcome
      }
    } else if isEcho {
      if found.value == nil { outcome.value = nil }
      return outcome
    }
    if !found.isCircular, !isNamed(token, outcome: found, in: choice) {
      outcome.value = nil
      reading.noteLoss("{\(printable(text))} is left out; fix that first")
    }
    return outcome
  }

  /// The value of a target, read as another type.
  private func replaced(
    by literal: JSONTree, as kind: ValueKind, reading: inout ValueReading
  ) -> Outcome? {
    guard let found = reading.read(literal, as: kind) else { return nil }
    return Outcome(
      type: found.type, value: found.value, resolved: found.value,
      quantity: reading.plainQuantity(found.value))
  }

  /// A value with the texts of aliases in place of those that other text surrounds, as Style Dictionary
  /// writes them; nil if there are none, or if such a text is unknown.
  private func withoutMixtures(_ value: JSONTree, reading: ValueReading) -> JSONTree? {
    var budget = longestText
    func unmixed(_ text: String, depth: Int) -> String? {
      guard depth < 16 else { return nil }
      return text.replacingAliases { alias in
        budget -= 1
        guard budget > 0, let target = reading.context.target(alias),
          let plain = target.literal?.text ?? target.literal?.number.map({ plain($0) })
            ?? target.quantity?.text, let new = unmixed(plain, depth: depth + 1)
        else { return nil }
        budget -= new.utf8.count
        return new
      }
    }
    var isWhole = true
    let changed = value.mappingTexts { text in
      let new = text.alias == nil ? unmixed(text, depth: 0) : text
      isWhole = isWhole && new != nil
      return .string(new ?? text)
    }
    return isWhole && changed != value ? changed : nil
  }

  // MARK: Colors

  /// A color with an opacity or a modifier next to its value.
  private func changedColor(
    _ index: Int, in choice: ThemePlan.Choice, reading: inout ValueReading
  ) -> Outcome {
    let token = graph.tokens[index]
    var plain = Outcome(end: index)
    if let alias = token.value.alias {
      plain = self.alias(alias, of: index, in: choice, reading: &reading)
    } else {
      let found = reading.read(token.value, as: graph.kinds[index] ?? .type(.color))
      (plain.type, plain.value, plain.resolved) = (found?.type, found?.value, found?.value)
    }
    guard plain.value != nil else { return plain }
    guard plain.type == .color, let color = plain.resolved.flatMap({ ColorValue($0) }) else {
      reading.noteLoss(
        "it has \(token.alpha == nil ? "a color modifier" : "'alpha'"), but its value is not a single color"
      )
      return token.alpha == nil ? plain : Outcome()
    }
    if let modifier = token.modifier {
      return modified(plain, color: color, by: modifier, of: token, reading: &reading)
    }
    guard let alpha = token.alpha, let opaque = plain.resolved else { return plain }
    plain.resolved = opaque.withAlpha(alpha)
    plain.value =
      token.value.alias.flatMap { faded($0, color: opaque, alpha: alpha) } ?? plain.resolved
    return plain
  }

  /// A color with components of an alias's target by reference (Format 7.2), and an opacity of its own.
  private func faded(_ alias: String, color: JSONTree, alpha: Double) -> JSONTree? {
    var targets = graph.tokens(named: alias)
    // A reference to the color itself needs no alias, unless the alias differs between sets.
    for _ in 0..<64 {
      let aliases = targets.map { graph.tokens[$0].value.alias }
      guard let next = aliases.first ?? nil, aliases.allSatisfy({ $0 == next }),
        targets.allSatisfy({ graph.tokens[$0].alpha == nil && graph.tokens[$0].modifier == nil })
      else { break }
      targets = graph.tokens(named: next)
    }
    guard let target = targets.first, let space = color["colorSpace"] else { return nil }
    let pointer = graph.tokens[target].path.tokenPath.replacing(text: "%", with: "%25")
    var members: [JSONTree.Member] = [
      .init("colorSpace", value: space),
      .init(
        "components",
        value: .object([.init("$ref", value: .string("#/\(pointer)/$value/components"))])),
    ]
    if alpha != 1 { members.append(.init("alpha", value: .number(alpha))) }
    return .object(members)
  }

  /// A color with a modifier of Tokens Studio. If that cannot be applied, the color stays as it is.
  private func modified(
    _ plain: Outcome, color: ColorValue, by modifier: JSONTree, of token: ForeignToken,
    reading: inout ValueReading
  ) -> Outcome {
    reading.keep("modify", value: modifier)
    do {
      let change = try ColorModifier(modifier, with: reading)
      if let text = token.value.text { reading.keep("expression", value: .string(text)) }
      reading.noteChange(
        "its color modifier '\(change.kind.rawValue)' \(change.amount.shortest) is applied, because "
          + "DTCG 2025.10 has no modifiers; it no longer follows its references")
      let value = JSONTree.color(change.applied(to: color))
      return Outcome(type: .color, value: value, resolved: value, end: plain.end)
    } catch {
      reading.noteLoss(
        "its color modifier cannot be applied: \(error.reason); it is kept in $extensions")
      return plain
    }
  }
}

/// How long the texts in a value may become, in bytes.
private let longestText = 100_000
