extension ResolvedTokens {
  /// The different forms that a token has, each with what it holds in. `text` is the form in a
  /// theme, as bytes; nil when the theme does not have the token.
  func regions(of path: PathID, text: (_ theme: Int) -> [UInt8]?) -> [ThemedValues<[UInt8]>.Row] {
    ThemedValues(over: axes(of: path), in: themes, value: text).rows { $0 }
  }

  /// Why a token is deprecated, in the first theme that declares it; nil if it is not.
  package func deprecationText(of path: PathID) -> String? {
    let found = firstTheme(declaring: path).flatMap { deprecation(of: path, in: $0) }
    guard case .yes(let explanation)? = found else { return nil }
    return explanation ?? "the design system no longer uses it"
  }

  /// The values of a path as text: each once, with the axis values that it has it in, such as
  /// `light #FFFFFF, dark #000000`. Each of the themes is the first with its values on the axes.
  package func texts(of path: PathID, in some: [Int], over axes: AxisSet) -> String {
    func text(in theme: Int) -> String { value(path, in: theme).map(\.text) ?? "–" }
    let groups = some.grouped(by: text)
    if groups.count == 1 { return text(in: some[0]) }
    return groups.map { group in
      ThemeRegion(Set(group), over: axes, in: themes).label(in: themes) + " " + text(in: group[0])
    }.joined(separator: ", ")
  }
}
