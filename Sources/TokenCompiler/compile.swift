import TokenJSON

/// What a project is compiled from: file texts and nothing else.
public struct Sources: Equatable, Sendable {
  /// The project file's settings.
  public var project: Project
  /// Token files: those the project's `sources` match, or those its resolver names.
  public var tokens: [SourceFile]
  /// The resolver document, when the project has one.
  public var resolver: SourceFile?
  /// The contracts.
  public var contracts: [SourceFile]
  /// The templates that outputs name, and their partials.
  public var templates: [SourceFile] = []
  /// The baseline that failures are held against.
  public var baseline: SourceFile?
  /// The project file, where it is not `tincture.json`: no output may write over it.
  public var projectFile: String?
  /// Globs of the project file that match no file.
  public var unmatchedGlobs: [String] = []
  /// For names that lead to no file, and globs that match none, what there is of nearly that name.
  public var meantFiles: [String: String] = [:]
  /// For globs that match none, files that they match and that are not JSON.
  public var passedOver: [String: [String]] = [:]
  /// Whether files without any token are an error: a document without tokens is valid DTCG, and a
  /// project of them is a mistake.
  public var needsTokens = false
  /// What to do where there is neither a project file nor a token; nil where there is one.
  public var start: Start?
  /// The day waivers are judged against, as `YYYY-MM-DD`; nil leaves end dates unjudged.
  public var today: String?

  /// How to come to a project where there is none.
  public enum Start: Equatable, Sendable {
    /// A folder further up has one: the path to it.
    case above(String)
    /// None has.
    case new
  }

  /// What a project is compiled from.
  public init(
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

/// What a project compiles to.
public struct Compilation: Sendable {
  /// Everything that was found, in the order of places.
  public var findings: [Diagnostic]
  /// The contrast audit.
  public var audit: Audit
  /// What the outputs hold; empty when a finding is an error.
  public var files: [GeneratedFile]
  /// What further files templates are to make; empty when a finding is an error.
  public var renderings: [Rendering] = []

  /// Whether nothing may be written.
  public var hasErrors: Bool { findings.contains { $0.severity == .error } }

  /// Leaves the findings and the audit, and nothing to write.
  public mutating func drop() { (files, renderings) = ([], []) }
}

/// What compiling does, in this order. The values merge before references are resolved.
public enum Stage: String, CaseIterable, Sendable {
  case parse, resolve, check, emit
}

/// Compiles design tokens into themes and an audit. A pure function of the texts: no disk, clock,
/// environment or locale, and the order of the files does not matter.
///
/// - Parameters:
///   - sources: What to compile.
///   - finish: Is told when a stage is done. Nothing is emitted while a finding is an error.
public func compile(_ sources: Sources, finish: (Stage) -> Void = { _ in }) -> Compilation {
  let analysis = analyze(sources, finish: finish)
  let checked = analysis.checked
  var compilation = Compilation(findings: analysis.findings, audit: checked.audit, files: [])
  if !compilation.hasErrors {
    compilation.findings += checkSize(analysis.tokens, checked, sources.project)
  }
  if !compilation.hasErrors {
    let emitted = emit(analysis.tokens, checked, compilation, sources.project)
    compilation.files = emitted.files
    compilation.findings += emitted.findings
    compilation.renderings = renderings(analysis.tokens, checked, sources)
    let paths = compilation.files.map(\.path) + compilation.renderings.map(\.path)
    compilation.findings += checkFiles(paths, sources)
    if let project = sources.projectFile {
      compilation.files = compilation.files.map { Seal.name(project, in: $0) }
    }
    finish(.emit)
  }
  if compilation.hasErrors { compilation.drop() }
  return compilation
}

/// Reads, merges, resolves and checks: all that is known before anything is written.
func analyze(_ sources: Sources, finish: (Stage) -> Void = { _ in }) -> Analysis {
  var findings = Findings(limit: ByteLimit(sources))
  let parsed = parse(sources, &findings)
  finish(.parse)
  let merged = merge(parsed, sources.project, &findings)
  let tokens = resolve(merged, &findings)
  finish(.resolve)
  let checked = check(tokens, parsed, sources, &findings)
  if parsed.isIncomplete { findings.dropEchoes() }
  var sorted = findings.sorted(by: sources.project)
  if let finding = emptiness(of: parsed, sources),
    !sorted.contains(where: { $0.severity == .error })
  {
    sorted += sources.project.adjusted([finding])
  }
  finish(.check)
  return Analysis(parsed: parsed, tokens: tokens, checked: checked, findings: sorted)
}

/// The finding that files were read and none declares a token; nil where one does.
private func emptiness(of parsed: Parsed, _ sources: Sources) -> Diagnostic? {
  guard sources.needsTokens, parsed.set.declarations.isEmpty, !parsed.isIncomplete,
    let first = sources.tokens.first ?? sources.resolver
  else { return nil }
  let count = sources.tokens.count
  let files =
    count > 1
    ? "none of \(count) token files declares a token"
    : "'\(printable(first.path))' declares no token"
  let places = sources.project.places
  let place =
    sources.resolver == nil
    ? sources.project.sources.lazy.compactMap { places.globs[$0] }.first : places.resolver
  return Diagnostic(
    .unmatchedSource,
    "\(files); a token is an object with a '$value', below a name",
    at: place ?? Place(file: first.path),
    related: sources.tokens.prefix(count > 1 ? 3 : 0).map {
      Diagnostic.Related("no token here", at: Place(file: $0.path))
    })
}

/// What is known of a project before anything is written.
struct Analysis {
  var parsed: Parsed
  var tokens: ResolvedTokens
  var checked: Checked
  /// In the order of places, at the severities the project chose.
  var findings: [Diagnostic]
}
