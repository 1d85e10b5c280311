/// The tokens that an output writes, and the names that its settings give them.
package struct OutputTokens: Sendable {
  /// All tokens of the project.
  package let all: ResolvedTokens
  /// The tokens that the output writes. In Swift, those of components are always among them.
  package let written: ResolvedTokens
  package let hasAll: Bool
  /// The names that the settings give to tokens and groups.
  private(set) var names: [PathID: String] = [:]
  /// What is in front of digits at the beginning of names in Swift.
  private(set) var digits = DigitNames.group
  /// Whether a group's own token, `$root`, has the name of the group.
  private var omitsRoot = false

  /// All tokens, with their regular names.
  package init(_ tokens: ResolvedTokens) { (all, written, hasAll) = (tokens, tokens, true) }

  /// The tokens that the settings of an output select, and those that it writes in any case.
  package init(
    _ tokens: ResolvedTokens, for output: Project.Output, keeping kept: () -> Set<PathID>
  ) {
    all = tokens
    digits = output.settings.text("digits").flatMap(DigitNames.init) ?? .group
    let selection = TokenSelection(output)
    hasAll = selection.isEverything
    if hasAll {
      written = tokens
    } else {
      let kept = kept()
      written = tokens.without { path in
        !kept.contains(path) && !selection.contains(tokens.set.paths.segments(of: path))
      }
    }
    omitsRoot = output.settings.text("root") == "omit"
    for (path, name) in output.names {
      guard let path = tokens.set.paths.find(path.pathSegments), path != .root else { continue }
      names[path] = name.text
    }
  }

  /// The names in a path, the regular ones in the form of the output.
  func segments(of path: PathID, regular: (PathID) -> String) -> [String] {
    all.set.paths.lineage(of: path).compactMap { isOmitted($0) ? nil : names[$0] ?? regular($0) }
  }

  /// Whether a token has the name of its group.
  func isOmitted(_ path: PathID) -> Bool {
    let paths = all.set.paths
    return omitsRoot && paths.name(of: path) == "$root" && paths.parent(of: path) != .root
      && names[path] == nil
  }
}

/// The paths that the settings `include` and `exclude` select.
package struct TokenSelection {
  private let included: PathGlobs?
  private let excluded: PathGlobs?

  package init(_ output: Project.Output) {
    included = output.patterns("include").map { PathGlobs($0.map(\.glob)) }
    excluded = output.patterns("exclude").map { PathGlobs($0.map(\.glob)) }
  }

  /// Whether the settings leave nothing out.
  package var isEverything: Bool { included == nil && excluded == nil }

  func contains(_ names: [String]) -> Bool {
    !(excluded?.matches(names) ?? false) && (included?.matches(names) ?? true)
  }
}

extension Project.Output {
  /// The patterns of a setting, each with its text; nil if the output does not have the setting.
  package func patterns(_ name: String) -> [(glob: PathGlob, value: OutputValue)]? {
    settings[name]?.items?.map { (PathGlob(($0.text ?? "").pathSegments), $0) }
  }

  /// The names of tokens and groups, by path.
  package var names: [String: OutputValue] { settings["names"]?.members ?? [:] }
}
