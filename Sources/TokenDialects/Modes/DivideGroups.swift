import TokenModel
import Writers

/// Moves the tokens of groups that `--mode` names into sets of their contexts, and lets aliases follow
/// them: an alias from the same context names the token without the group; others are replaced by the
/// value of their context.
func divideGroups(
  _ tokens: inout [ForeignToken], into sets: inout [TokenFile], options: ConversionOptions,
  findings: inout Findings
) {
  let modes = options.groupModes(sets: sets.map(\.name))
  guard !modes.isEmpty else { return }
  let division = GroupDivision(tokens, modes: modes)
  guard !division.isEmpty else { return }
  var numbers: [String: Int] = [:]
  for index in tokens.indices {
    division.replaceAliases(in: &tokens[index], at: index, findings: &findings)
    guard let (mode, names) = division.places[index] else { continue }
    let context = options.modes[mode.axis].contexts[mode.context].name
    let name = "\(sets[tokens[index].file].name).\(context)"
    let number = numbers[name] ?? sets.count
    if number == sets.count {
      var set = TokenFile(name: name)
      set.mode = mode
      sets.append(set)
      numbers[name] = number
    }
    (tokens[index].names, tokens[index].file) = (names, number)
  }
}

/// Which tokens are in groups of contexts.
private struct GroupDivision {
  /// The context of each token, and its path without the group; nil for tokens of every theme.
  let places: [(mode: GroupMode, names: [String])?]
  private let originals: [ForeignToken]
  /// The tokens in groups of contexts, by the text of an alias to them.
  private var byAlias: [String: [Int]] = [:]

  init(_ tokens: [ForeignToken], modes: [GroupMode]) {
    originals = tokens
    places = tokens.map { token in
      for mode in modes {
        guard let position = mode.position(in: token.names), token.names.count > 1 else { continue }
        var names = token.names
        names.remove(at: position)
        return (mode, names)
      }
      return nil
    }
    for (index, token) in tokens.enumerated() where places[index] != nil {
      byAlias[token.names.joined(separator: "."), default: []].append(index)
    }
  }

  var isEmpty: Bool { byAlias.isEmpty }

  /// The token in a group that an alias names: of several, the one in the last file, which wins.
  private func target(of alias: String) -> Int? {
    aliasSpellings(alias).lazy.compactMap { byAlias[$0] }.first?.last
  }

  func replaceAliases(in token: inout ForeignToken, at index: Int, findings: inout Findings) {
    var inlined: String?
    token.value = replaced(token.value, from: index, inlined: &inlined)
    for mode in token.modes.indices {
      token.modes[mode].value = replaced(token.modes[mode].value, from: index, inlined: &inlined)
    }
    guard let inlined else { return }
    findings.add(
      .changedValue,
      message:
        "'\(printable(tokenPath(token.names)))': {\(printable(inlined))} is the value of one context, "
        + "so that value replaces the alias",
      at: token.place)
  }

  /// - Parameter inlined: An alias that its value replaces.
  private func replaced(
    _ value: JSONTree, from index: Int, depth: Int = 0, inlined: inout String?
  ) -> JSONTree {
    guard depth < 16 else { return value }
    switch value {
    case .string(let text):
      guard let alias = aliasText(text) else {
        return .string(replaced(text, from: index, depth: depth, inlined: &inlined))
      }
      let (end, changed) = follow(alias, from: index, depth: depth)
      if changed { inlined = inlined ?? alias }
      return end
    case .array(let items):
      return .array(items.map { replaced($0, from: index, depth: depth, inlined: &inlined) })
    case .object(let members):
      return .object(
        members.map {
          .init($0.name, value: replaced($0.value, from: index, depth: depth, inlined: &inlined))
        })
    default: return value
    }
  }

  /// A text that has aliases among other text.
  private func replaced(
    _ text: String, from index: Int, depth: Int, inlined: inout String?
  ) -> String {
    var other: String?
    let text = replacingAliases(in: text) { alias in
      let (end, changed) = follow(alias, from: index, depth: depth)
      guard let new = end.text ?? end.number.map({ plain($0) }) else { return "{\(alias)}" }
      if changed { other = other ?? alias }
      return new
    }
    inlined = inlined ?? other
    return text ?? ""
  }

  /// What replaces an alias, and whether that is a value of another context.
  private func follow(
    _ alias: String, from index: Int, depth: Int
  ) -> (value: JSONTree, isInlined: Bool) {
    let own = places[index]?.mode
    var text = alias
    for step in 0..<64 {
      guard let target = target(of: text), let place = places[target] else {
        return (.string("{\(text)}"), step > 0)
      }
      if let own, own.axis == place.mode.axis, own.context == place.mode.context {
        return (.alias(place.names), step > 0)
      }
      guard let next = originals[target].value.text.flatMap(aliasText) else {
        var other: String?
        return (
          replaced(originals[target].value, from: index, depth: depth + 1, inlined: &other), true
        )
      }
      text = next
    }
    return (.string("{\(alias)}"), false)
  }
}
