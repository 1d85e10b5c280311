/// What a color is for, as its name says.
package enum RoleFamily: Comparable { case background, text, icon, border }

/// A word in a token's name that says what the color is for.
package struct RoleWord {
  /// What it is for.
  package let family: RoleFamily
  /// The place among the words of its family. If names leave a choice, lower ones come first.
  package let rank: Int
  /// Whether the word counts only if no other word of the name says what the color is for.
  package let isWeak: Bool

  /// The role that a word in lowercase names, also in the plural; nil for other words.
  package init?(_ word: String) {
    guard
      let known = Self.known[word]
        ?? (word.hasSuffix("s") ? Self.known[String(word.dropLast())] : nil)
    else { return nil }
    self = known
  }

  /// Whether a name calls a color text: `sublabel-text`, but not `label-icon`. The last word that says
  /// what the color is for decides, without weak ones if there are others. `fg` can be a shape.
  package static func callsText(_ name: String) -> Bool {
    let roles = NameWords(name).words.map { String($0.prefix { !$0.isNumber }) }
      .compactMap { word in RoleWord(word).map { (word: word, role: $0) } }
    guard let last = roles.last(where: { !$0.role.isWeak }) ?? roles.last else { return false }
    return last.role.family == .text && !["fg", "foreground"].contains(last.word)
  }

  private init(_ family: RoleFamily, rank: Int, isWeak: Bool) {
    (self.family, self.rank, self.isWeak) = (family, rank, isWeak)
  }

  private static let known: [String: RoleWord] = {
    var known: [String: RoleWord] = [:]
    for (family, words, isWeak) in lists {
      for word in words where known[word] == nil {
        known[word] = RoleWord(family, rank: known.count, isWeak: isWeak)
      }
    }
    return known
  }()

  private static let lists: [(RoleFamily, [String], isWeak: Bool)] = [
    (.background, ["bg", "background", "surface"], false),
    (.background, ["fill", "container", "page", "canvas", "layer", "track"], true),
    (
      .text,
      [
        "text", "txt", "label", "fg", "foreground", "title", "heading", "headline", "subtitle",
        "subtext", "caption", "placeholder",
      ], false
    ),
    (.text, ["content", "link", "number", "unit", "value", "body", "detail"], true),
    (.icon, ["icon", "glyph"], false),
    (.icon, ["symbol", "chevron", "checkmark"], true),
    (.border, ["border", "outline", "ring", "stroke", "divider", "separator"], false),
  ]
}
