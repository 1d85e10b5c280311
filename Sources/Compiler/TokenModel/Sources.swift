/// The input of a compilation: file texts only.
package struct Sources: Equatable, Sendable {
  /// The project file's settings.
  package var project: Project
  /// The token files that match the project's `sources` or that its resolver lists.
  package var tokens: [SourceFile]
  /// The resolver document, when the project has one.
  package var resolver: SourceFile?
  package var contracts: [SourceFile]
  /// The templates that outputs name, and their partials.
  package var templates: [SourceFile] = []
  /// The baseline to compare failures with.
  package var baseline: SourceFile?
  /// The project file if it is not `tincture.json`. No output may overwrite it.
  package var projectFile: String?
  /// Globs of the project file that match no file.
  package var unmatchedGlobs: [String] = []
  /// For missing files and for globs without a match, existing files that they may mean.
  package var similarFiles: [String: [String]] = [:]
  /// For globs that match no JSON file, the other files that they match.
  package var nonJSONFiles: [String: [String]] = [:]
  /// The files that look like those of the project, and that nothing reads.
  package var unreadFiles: [String] = []
  /// Whether it is an error if no file declares a token. One such document is valid DTCG, but a
  /// project without tokens is a mistake.
  package var needsTokens = false
  /// Whether the findings are those of an audit, which must measure something.
  package var isAudit = false
  /// Whether the audit says what would fix its failures.
  package var findsRemedies = true
  /// How to start when there is neither a project file nor a token; nil otherwise.
  package var start: Start?
  /// The date to compare waivers' end dates with, as `YYYY-MM-DD`; nil to not check them.
  package var today: String?
  /// Recognizes token files in other formats, which are skipped.
  package var recognizer = ForeignRecognizer.none
  /// The least coverage that the audit must have, in percent; nil for any.
  package var leastCoverage: Double?
  /// The least share of checks that the audit must measure, in percent; nil for any.
  package var leastMeasured: Double?

  /// How to start without a project file.
  package enum Start: Equatable, Sendable {
    /// A parent folder has one, at this path.
    case above(String)
    /// No parent folder has one; this is the project folder.
    case new(String)
  }

  package init(
    project: Project, tokens: [SourceFile], resolver: SourceFile? = nil,
    contracts: [SourceFile] = [], today: String? = nil
  ) {
    (self.project, self.tokens, self.resolver) = (project, tokens, resolver)
    (self.contracts, self.today) = (contracts, today)
  }

  /// The folder that all token files are in.
  package var tokenFolder: String {
    let folders = tokens.map { Array($0.path.parts(at: "/").dropLast()) }
    guard var common = folders.first else { return "tokens" }
    for folder in folders { common = zip(common, folder).prefix { $0 == $1 }.map(\.0) }
    return common.joined(separator: "/")
  }

  /// The sources, with a recognizer of token files in other formats.
  package func recognizing(_ recognizer: ForeignRecognizer) -> Self {
    var sources = self
    sources.recognizer = recognizer
    return sources
  }
}
