import ForeignValues
import TokenModel
import Writers

/// Moves the tokens of groups that `--mode` names into sets of their contexts, and lets aliases follow
/// them: an alias from the same context names the token without the group. A token that is referenced from
/// elsewhere also stays as it is.
func divideGroups(
  _ tokens: inout [ForeignToken], into sets: inout [TokenFile], options: ConversionOptions,
  findings: inout Findings
) {
  let modes = options.groupModes(sets: sets.map(\.name))
  guard !modes.isEmpty else { return }
  let division = GroupDivision(tokens, modes: modes)
  guard !division.isEmpty else { return }
  var numbers: [String: Int] = [:]
  var result: [ForeignToken] = []
  for index in tokens.indices {
    if division.kept.contains(index) { result.append(division.keeping(index)) }
    var token = division.following(index)
    if let (mode, names) = division.places[index] {
      let context = options.modes[mode.axis].contexts[mode.context].name
      let name = "\(sets[token.file].name).\(context)"
      let number = numbers[name] ?? sets.count
      if number == sets.count {
        var set = TokenFile(name: name)
        set.mode = mode
        sets.append(set)
        numbers[name] = number
      }
      (token.names, token.file) = (names, number)
    }
    result.append(token)
  }
  report(division.kept.sorted().map { tokens[$0] }, findings: &findings)
  tokens = result
}

private func report(_ kept: [ForeignToken], findings: inout Findings) {
  guard let first = kept.first else { return }
  let path = printable(first.names.tokenPath)
  let isSingle = Set(kept.map(\.names)).count == 1
  findings.add(
    .changedValue,
    message: (isSingle
      ? "'\(path)' also stays a token of its own, because an alias references it"
      : "'\(path)' and \(Set(kept.map(\.names)).count - 1) more also stay tokens of their own, because aliases reference them")
      + " from another context", at: first.place, path: isSingle ? first.names.tokenPath : nil)
}

/// Which tokens are in groups of contexts.
private struct GroupDivision {
  /// The context of each token, and its path without the group; nil for tokens of every theme.
  let places: [(mode: GroupMode, names: [String])?]
  /// The tokens that also stay as they are: those that are referenced from another context, and those
  /// that they reference in turn.
  private(set) var kept: Set<Int> = []
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
    guard !byAlias.isEmpty else { return }
    var open: [Int] = []
    for index in tokens.indices {
      for alias in aliases(of: index) where !isOwn(alias, from: index) {
        open += targets(of: alias)
      }
    }
    while let index = open.popLast() {
      guard kept.insert(index).inserted else { continue }
      for alias in aliases(of: index) { open += targets(of: alias) }
    }
  }

  var isEmpty: Bool { byAlias.isEmpty }

  /// The tokens in groups that an alias names.
  private func targets(of alias: String) -> [Int] {
    alias.aliasSpellings.lazy.compactMap { byAlias[$0] }.first ?? []
  }

  /// Whether an alias names a token of the same context, or one of every theme.
  private func isOwn(_ alias: String, from index: Int) -> Bool {
    guard let target = targets(of: alias).first, let mode = places[target]?.mode else {
      return true
    }
    return places[index]?.mode.axis == mode.axis && places[index]?.mode.context == mode.context
  }

  /// A token with aliases that follow the tokens of its own context.
  func following(_ index: Int) -> ForeignToken {
    renamed(index) { alias in
      targets(of: alias).first.map {
        isOwn(alias, from: index) ? places[$0]?.names ?? [] : keptNames($0)
      }
    }
  }

  /// A token that stays, with aliases of others that stay.
  func keeping(_ index: Int) -> ForeignToken {
    var token = renamed(index) { targets(of: $0).first.map(keptNames) }
    token.names = keptNames(index)
    return token
  }

  /// The path of a token that stays: as it is, but `text-dark` for `text.dark`, because `text` is a token.
  private func keptNames(_ index: Int) -> [String] {
    var names = originals[index].names
    guard names.count > 1, Array(names.dropLast()) == places[index]?.names else { return names }
    let last = names.removeLast()
    names[names.count - 1] += "-\(last)"
    return names
  }

  private func renamed(_ index: Int, by names: (String) -> [String]?) -> ForeignToken {
    func renamed(_ value: JSONTree) -> JSONTree {
      switch value {
      case .string(let text):
        .string(
          text.replacingAliases { "{\(names($0)?.joined(separator: ".") ?? $0)}" } ?? text)
      case .array(let items): .array(items.map(renamed))
      case .object(let members):
        .object(members.map { .init($0.name, value: renamed($0.value)) })
      default: value
      }
    }
    var token = originals[index]
    token.value = renamed(token.value)
    for mode in token.modes.indices { token.modes[mode].value = renamed(token.modes[mode].value) }
    return token
  }

  /// The texts of all aliases in a token.
  private func aliases(of index: Int) -> [String] {
    func aliases(in value: JSONTree) -> [String] {
      switch value {
      case .string(let text): text.aliases
      case .array(let items): items.flatMap(aliases)
      case .object(let members): members.flatMap { aliases(in: $0.value) }
      default: []
      }
    }
    return ([originals[index].value] + originals[index].modes.map(\.value)).flatMap(aliases)
  }
}
