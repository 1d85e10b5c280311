import TokenJSON

/// What a project is compiled from: file texts and nothing else.
package struct Sources: Equatable, Sendable {
  /// The project file's settings.
  package var project: Project
  /// Token files: those the project's `sources` match, or those its resolver names.
  package var tokens: [SourceFile]
  /// The resolver document, when the project has one.
  package var resolver: SourceFile?
  /// The contracts.
  package var contracts: [SourceFile]
  /// The templates that outputs name, and their partials.
  package var templates: [SourceFile] = []
  /// The baseline that failures are held against.
  package var baseline: SourceFile?
  /// The project file, where it is not `tincture.json`: no output may write over it.
  package var projectFile: String?
  /// Globs of the project file that match no file.
  package var unmatchedGlobs: [String] = []
  /// For names that lead to no file, and globs that match none, what there is of nearly that name.
  package var meantFiles: [String: String] = [:]
  /// For globs that match none, files that they match and that are not JSON.
  package var passedOver: [String: [String]] = [:]
  /// Whether files without any token are an error: a document without tokens is valid DTCG, and a
  /// project of them is a mistake.
  package var needsTokens = false
  /// What to do where there is neither a project file nor a token; nil where there is one.
  package var start: Start?
  /// The day waivers are judged against, as `YYYY-MM-DD`; nil leaves end dates unjudged.
  package var today: String?

  /// How to come to a project where there is none.
  package enum Start: Equatable, Sendable {
    /// A folder further up has one: the path to it.
    case above(String)
    /// None has.
    case new
  }

  /// What a project is compiled from.
  package init(
    project: Project, tokens: [SourceFile], resolver: SourceFile? = nil,
    contracts: [SourceFile] = [], today: String? = nil
  ) {
    self.project = project
    self.tokens = tokens
    self.resolver = resolver
    self.contracts = contracts
    self.today = today
  }
}
