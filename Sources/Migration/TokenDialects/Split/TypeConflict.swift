import TokenThemes

/// A token whose type differs by theme: a color in one, a gradient in another.
struct TypeConflict {
  let path: PathID
  /// Its type in the first theme of each combination of values that it can depend on.
  let types: [(theme: Int, type: TokenType)]
  /// Its types. The one of most themes comes first; among equals, that of the default theme.
  let order: [TokenType]
  /// Its types and their themes: `a color in light and a gradient in dark`.
  let sentence: String

  /// Nil if the token has one type.
  init?(_ path: PathID, in tokens: ResolvedTokens) {
    let space = tokens.themes
    let axes = tokens.axes(of: path)
    types = tokens.themes(of: path).compactMap { theme in
      (tokens.value(path, in: theme)?.type).map { (theme, $0) }
    }
    let regions = Dictionary(grouping: types, by: \.type).mapValues { Set($0.map(\.theme)) }
    guard regions.count > 1 else { return nil }
    self.path = path
    let usual = space.theme(with: Variant()).map { space.first(like: $0, on: axes) } ?? 0
    let order = regions.map { type, themes in
      let count = themes.reduce(0) { $0 + space.count(like: $1, on: axes) }
      return (type: type, key: (-count, themes.contains(usual) ? 0 : 1, themes.min() ?? 0))
    }.sorted { $0.key < $1.key }.map(\.type)
    self.order = order
    sentence =
      (order.map { type in
        let region = ThemeRegion(regions[type] ?? [], over: axes, in: space)
        return "a \(type.rawValue) in \(region.label(in: space))"
      }).list()
  }

  /// The type whose token keeps the name.
  var first: TokenType { order[0] }

  /// Whether it also gets a gradient where it is a color.
  var fills: Bool { order.contains(.color) && order.contains(.gradient) }
}
