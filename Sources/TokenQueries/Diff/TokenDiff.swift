/// What differs between two states of a project, whatever its files look like.
package struct TokenDiff: Sendable {
  /// Themes that came and went.
  package var themes = ThemeChanges()
  /// Tokens that only the new side has, in the natural order of their paths.
  package var added: [TokenEntry] = []
  /// Tokens that only the old side has.
  package var removed: [TokenEntry] = []
  /// Tokens that have another path.
  package var renamed: [TokenRenaming] = []
  /// What differs in tokens that both sides have, theme by theme.
  package var changed: [TokenChange] = []
  /// Rows of the audit that differ.
  package var contrast: [ContrastChange] = []
  /// What becomes of the generated Swift.
  package var api = APIChanges()
  /// Which part of a version number the change asks for.
  package var advice = Advice()
  /// How many errors each side has; what they leave out could not be compared.
  package var errors = ErrorCounts()
  /// How many themes each side has, and how many are compared.
  var themeCounts = ThemeCounts()

  /// Whether nothing differs.
  package var isEmpty: Bool {
    themes == ThemeChanges() && added.isEmpty && removed.isEmpty && renamed.isEmpty
      && changed.isEmpty && contrast.isEmpty && api.isEmpty
  }

  struct ThemeCounts: Hashable, Sendable {
    var before = 0, after = 0, compared = 0
  }

  /// How many errors each side has.
  package struct ErrorCounts: Hashable, Sendable {
    /// Those of the old side and of the new one.
    package var before: Int, after: Int

    /// How many errors each side has.
    package init(before: Int = 0, after: Int = 0) { (self.before, self.after) = (before, after) }
  }
}
