/// The differences between two states of a project, independent of the layout of its files.
package struct TokenDiff: Sendable {
  /// Themes that were added, removed or renamed.
  package var themes = ThemeChanges()
  /// Tokens that only the new side has, in the natural order of their paths.
  package var added: [TokenEntry] = []
  /// Tokens that only the old side has.
  package var removed: [TokenEntry] = []
  /// Tokens that have a new path.
  package var renamed: [TokenRenaming] = []
  /// The differences of tokens that both sides have, each with the themes it holds in.
  package var changed: [TokenChange] = []
  /// Rows of the audit that differ.
  package var contrast: [ContrastChange] = []
  /// The changes of the generated Swift API.
  package var api = APIChanges()
  /// The part of the version number to increase.
  package var advice = Advice()
  /// The number of errors on each side, without failing pairs. Tokens with errors are not compared.
  package var errors: (before: Int, after: Int)
  /// The number of themes on each side, and of those that are compared.
  package var themeCounts = ThemeCounts()

  /// The differences between two states of a project, independent of how tokens are distributed
  /// over files, and of the order and formatting of files. Errors in the project files are not
  /// among those of the sides.
  package init(from before: Side, to after: Side, projectErrors: (before: Int, after: Int)) {
    let sides = Comparison(before, after: after)
    let renames = sides.renames
    errors = projectErrors
    errors.before += before.errorCount
    errors.after += after.errorCount
    themes = sides.themeChanges
    themeCounts = sides.themeCounts
    let oldPaths = Set(renames.map(\.from))
    let newPaths = Set(renames.map(\.to))
    added = sides.added.filter { !newPaths.contains($0) }.map(after.entry)
    removed = sides.removed.filter { !oldPaths.contains($0) }.map(before.entry)
    renamed = renames.map { rename in
      TokenRenaming(
        from: before.text(of: rename.from), to: after.text(of: rename.to), because: rename.because)
    }
    changed = sides.tokenChanges(renames: renames)
    contrast = sides.contrastChanges
    api = sides.symbolChanges(renames: renames)
    advice = Advice(on: self)
  }

  /// Whether nothing differs.
  package var isEmpty: Bool {
    themes == ThemeChanges() && added.isEmpty && removed.isEmpty && renamed.isEmpty
      && changed.isEmpty && contrast.isEmpty && api.isEmpty
  }

  /// The number of themes.
  package struct ThemeCounts: Hashable, Sendable {
    /// Those of the old side, of the new one, and of those that both have.
    package var before = 0, after = 0, compared = 0

    var added: Int { max(0, after - compared) }
  }
}
