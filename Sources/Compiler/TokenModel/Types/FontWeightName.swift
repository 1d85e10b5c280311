/// A font weight and style, split from a name: `Bold Italic` is `bold` and `italic`.
package struct FontWeightName: Hashable, Sendable {
  /// DTCG's name of the weight (Format 8.4); nil for a number, or for a style alone.
  package var word: String?
  /// The weight from 1 to 1000; nil for a style alone.
  package var weight: Double?
  /// `italic` or `oblique`.
  package var style: String?

  /// Parses a name or a number; nil for any other text.
  ///
  /// Ignores spaces, hyphens and case. The names are those of Format 8.4 and of `sd-transforms`
  /// (`src/transformFontWeight.ts`), which include German ones.
  package init?(_ text: String) {
    guard !text.hasPrefix("-") else { return nil }
    var name = text.lowercased().filter { !" -_\t".contains($0) }
    for style in ["italic", "oblique", "kursiv"] where name.hasSuffix(style) {
      name.removeLast(style.count)
      self.style = style == "kursiv" ? "italic" : style
    }
    if name.isEmpty, style != nil { return }
    if name.hasSuffix("normal"), name != "normal" { name.removeLast("normal".count) }
    word = Self.words[name]
    guard let weight = word.flatMap({ fontWeightNames[$0] }) ?? Double(name),
      (1...1000).contains(weight)
    else { return nil }
    self.weight = weight
  }

  /// DTCG's names, by the names in fonts and design tools.
  private static let words: [String: String] = {
    let others = [
      "roman": "regular", "demi": "demi-bold", "super": "black", "ultra": "ultra-black",
      "extraleicht": "extra-light", "leicht": "light", "buch": "book", "kraeftig": "medium",
      "kräftig": "medium", "halbfett": "semi-bold", "dreiviertelfett": "bold",
      "fett": "extra-bold", "extrafett": "black",
    ]
    let own = fontWeightNames.keys.map { ($0.filter { $0 != "-" }, $0) }
    return Dictionary(own, uniquingKeysWith: { $1 }).merging(others) { $1 }
  }()
}
