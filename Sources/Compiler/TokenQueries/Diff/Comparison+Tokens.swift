extension Comparison {
  /// The differences of tokens that both sides have, under the same path or a new one.
  func tokenChanges(renames: [Rename]) -> [TokenChange] {
    let newPaths = Dictionary(firsts: renames.map { ($0.from, $0.to) })
    let (old, new) = (before.tokens, after.tokens)
    func name(_ target: PathID) -> String {
      newPaths[target].map(after.text) ?? before.text(of: target)
    }
    let pairs = common + renames.map { (before: $0.from, after: $0.to) }
    return pairs.flatMap { path, newPath -> [TokenChange] in
      let was = ThemedFacts(path, of: old, name: name)
      let now = ThemedFacts(newPath, of: new, name: after.text)
      let (themes, axes) = themes(over: was.axes, after: now.axes)
      let text = after.text(of: newPath)
      var kinds: [TokenChange.Kind: [(theme: Int, value: TokenChange)]] = [:]
      for theme in themes {
        for change in was.facts(in: theme.before).changes(to: now.facts(in: theme.after), of: text)
        { kinds[change.kind, default: []].append((theme.after, change)) }
      }
      if kinds.isEmpty { return [] }
      let twins = Dictionary(firsts: themes.map { ($0.after, $0.before) })
      return TokenChange.Kind.allCases.flatMap { kind -> [TokenChange] in
        guard let items = kinds[kind] else { return [] }
        return ThemedValues(over: axes, in: new.themes, items: items).rows { $0 }.map { row in
          var change = row.value
          (change.theme, change.holds) = (new.themes.contexts(of: row.theme), row.holds)
          if kind == .value || kind == .type, let oldTheme = twins[row.theme] {
            change.sources = sources(
              of: newPath, in: row.theme, since: path, in: oldTheme, name: name)
          }
          return change
        }
      }
    }
  }

  /// The tokens that a token takes its value from in a theme, if that is written as it was.
  private func sources(
    of path: PathID, in theme: Int, since oldPath: PathID, in oldTheme: Int,
    name: (PathID) -> String
  ) -> [String] {
    let (old, new) = (before.tokens, after.tokens)
    guard let was = old.declaration(oldPath, in: oldTheme),
      let now = new.declaration(path, in: theme)
    else { return [] }
    if was.inheritance != nil, let base = now.inheritance?.base {
      return [after.text(of: new.set.declarations[Int(base)].path)]
    }
    let target = old.alias(of: oldPath, in: oldTheme).map(name)
    let isSame =
      target == nil
      ? was.value.canonicalJSON.hasSameBytes(as: now.value.canonicalJSON)
      : target == new.alias(of: path, in: theme).map(after.text)
    return isSame ? new.set.pathUses(in: now).map(\.names.tokenPath) : []
  }
}

/// The compared properties of a token, in the themes that differ for it.
private struct ThemedFacts {
  let axes: AxisSet
  private let themes: ThemeSpace
  private let all: AxisSet
  /// By the first theme with the same values on all axes on which they can depend.
  private let facts: [Int: TokenFacts]

  init(_ path: PathID, of tokens: ResolvedTokens, name: (PathID) -> String) {
    let all = tokens.axes(of: path)
    let facts = Dictionary(
      uniqueKeysWithValues: tokens.themes.themes(over: all).map {
        ($0, TokenFacts(tokens, path: path, in: $0, name: name))
      })
    axes = tokens.themes.support(over: all) { facts[$0] == facts[$1] }
    (self.all, self.facts, themes) = (all, facts, tokens.themes)
  }

  func facts(in theme: Int) -> TokenFacts {
    facts[themes.first(like: theme, on: all)] ?? TokenFacts()
  }
}

/// The compared properties of a token in one theme.
private struct TokenFacts: Equatable {
  private var isDeclared = false
  private var value: TokenValue?
  private var alias: String?
  private var description: String?
  private var deprecation: String?
  private var extensions: String?

  init() {}

  /// - Parameter name: Returns the name of an alias's target.
  init(_ tokens: ResolvedTokens, path: PathID, in theme: Int, name: (PathID) -> String) {
    guard let declaration = tokens.declaration(path, in: theme) else { return }
    isDeclared = true
    value = tokens.value(path, in: theme)
    alias = tokens.alias(of: path, in: theme).map(name)
    description = declaration.token["$description"]?.string
    if case .yes(let explanation)? = tokens.deprecation(of: path, in: theme) {
      deprecation = explanation ?? "deprecated"
    }
    extensions = declaration.token["$extensions"].map(\.canonicalJSON)
  }

  /// The differences, without themes: only the value's if one side lacks the token in this theme.
  func changes(to other: TokenFacts, of path: String) -> [TokenChange] {
    var changes: [TokenChange] = []
    func add(_ kind: TokenChange.Kind, _ before: String?, _ after: String?) {
      changes.append(
        TokenChange(path: path, theme: Variant(), kind: kind, before: before, after: after))
    }
    func add(_ kind: TokenChange.Kind, ifDiffers fact: KeyPath<TokenFacts, String?>) {
      let (before, after) = (self[keyPath: fact], other[keyPath: fact])
      // Strings are equal if they differ only by Unicode normalization.
      if before.map({ Array($0.utf8) }) != after.map({ Array($0.utf8) }) {
        add(kind, before, after)
      }
    }
    if value?.type != other.value?.type, value != nil, other.value != nil {
      add(.type, value?.type.rawValue, other.value?.type.rawValue)
    }
    if value != other.value || isDeclared != other.isDeclared {
      let texts = distinctTexts(value, after: other.value)
      add(
        .value, texts.before ?? (isDeclared ? "unreadable" : nil),
        texts.after ?? (other.isDeclared ? "unreadable" : nil))
      changes[changes.count - 1].deltaEOK = value?.distance(to: other.value)
    }
    guard isDeclared, other.isDeclared else { return changes }
    if value != nil, other.value != nil { add(.alias, ifDiffers: \.alias) }
    add(.description, ifDiffers: \.description)
    add(.deprecation, ifDiffers: \.deprecation)
    add(.extensions, ifDiffers: \.extensions)
    return changes
  }
}

/// Two values as text for reports; as JSON if the texts are equal.
private func distinctTexts(
  _ before: TokenValue?, after: TokenValue?
) -> (before: String?, after: String?) {
  let texts = (before.map(\.text), after.map(\.text))
  guard let before, let after, texts.0 == texts.1, before.type == after.type else { return texts }
  return (before.json, after.json)
}

extension TokenValue {
  /// ΔEOK between two colors or gradients, the largest of all stops; nil for other values, and for
  /// gradients with different positions.
  func distance(to other: TokenValue?) -> Double? {
    guard let one = stops, let other = other?.stops else { return nil }
    if one.count == 1 { return other.map { one[0].color.distance(to: $0.color) }.max() }
    if other.count == 1 { return one.map { $0.color.distance(to: other[0].color) }.max() }
    guard one.map(\.position) == other.map(\.position) else { return nil }
    return zip(one, other).map { $0.color.distance(to: $1.color) }.max()
  }
}

extension ColorValue {
  /// ΔEOK between two colors. For translucent colors, the larger of the distances over black and over
  /// white, composited in gamma-encoded sRGB.
  fileprivate func distance(to other: ColorValue) -> Double {
    if alpha >= 1, other.alpha >= 1 {
      return components(in: .oklab).deltaEOK(to: other.components(in: .oklab))
    }
    let backdrops: [Triple] = [.zero, .one]
    return backdrops.map { oklab(over: $0).deltaEOK(to: other.oklab(over: $0)) }.max() ?? 0
  }

  private func oklab(over backdrop: Triple) -> Triple {
    srgb.composited(alpha: alpha, over: backdrop).converted(from: .srgb, to: .oklab)
  }
}
