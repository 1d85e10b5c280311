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
    let types: [(theme: Int, type: TokenType)] = tokens.themes(of: path).compactMap { theme in
      (tokens.value(path, in: theme)?.type).map { (theme, $0) }
    }
    guard Set(types.map(\.type)).count > 1 else { return nil }
    (self.path, self.types) = (path, types)
    let usual = space.theme(with: Variant()).map { space.first(like: $0, on: axes) } ?? 0
    let values = ThemedValues(over: axes, in: space, items: types.map { ($0, $1) })
    let groups = values.groups(by: \.self).enumerated().map { index, group in
      let themes = types.filter { $0.type == group.value }.map(\.theme)
      let count = themes.reduce(0) { $0 + space.count(like: $1, on: axes) }
      return (group, key: (-count, themes.contains(usual) ? 0 : 1, index))
    }.sorted { $0.key < $1.key }.map(\.0)
    order = groups.map(\.value)
    sentence = groups.map { "a \($0.value.rawValue) in \($0.region.label(in: space))" }.list()
  }

  /// The type whose token keeps the name.
  var first: TokenType { order[0] }

  /// Whether it also gets a gradient where it is a color.
  var fills: Bool { order.contains(.color) && order.contains(.gradient) }
}
