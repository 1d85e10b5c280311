import TokenModel

extension ResolvedTokens {
  /// The different forms that a token has, each with what it holds in.
  ///
  /// - Parameter text: The form in a theme, as bytes; nil when the theme does not have the token.
  func regions(
    of path: PathID, text: (Int) -> [UInt8]?
  ) -> [(holds: Holds, theme: Int, text: [UInt8])] {
    let axes = axes(of: path)
    var groups: [(text: [UInt8], themes: Set<Int>)] = []
    var numbers: [[UInt8]: Int] = [:]
    for theme in themes.themes(over: axes) {
      guard let text = text(theme) else { continue }
      let number = numbers[text] ?? groups.count
      numbers[text] = number
      if number == groups.count { groups.append((text, [])) }
      groups[number].themes.insert(theme)
    }
    return groups.flatMap { group in
      let region = ThemeRegion(group.themes, over: axes, in: themes)
      return zip(region.boxes, region.holds(in: themes)).map { box, holds in
        (holds, themes.first(in: box), group.text)
      }
    }
  }
}
