import TokenModel
import TokenThemes

extension ResolvedTokens {
  /// The different forms that a token has, each with what it holds in.
  ///
  /// - Parameter text: The form in a theme, as bytes; nil when the theme does not have the token.
  func regions(of path: PathID, text: (_ theme: Int) -> [UInt8]?) -> [ThemedValues<[UInt8]>.Row] {
    ThemedValues(over: axes(of: path), in: themes, value: text).rows { $0 }
  }

  /// The values of a path as text: each once, with the axis values that it has it in, such as
  /// `light #FFFFFF, dark #000000`.
  ///
  /// - Parameters:
  ///   - some: Themes, each the first with its values on the axes.
  ///   - axes: The axes on which the values depend.
  package func texts(of path: PathID, in some: [Int], over axes: AxisSet) -> String {
    var groups: [(text: String, themes: Set<Int>)] = []
    for theme in some {
      let text = value(path, in: theme).map(\.text) ?? "–"
      if let known = groups.firstIndex(where: { $0.text == text }) {
        groups[known].themes.insert(theme)
      } else {
        groups.append((text, [theme]))
      }
    }
    if groups.count == 1 { return groups[0].text }
    return groups.map { group in
      ThemeRegion(group.themes, over: axes, in: themes).label(in: themes) + " " + group.text
    }
    .joined(separator: ", ")
  }
}
