import TokenJSON
import TokenModel
import Writers

/// What `convert` is told besides the files.
package struct ConversionOptions: Sendable {
  /// The dialect of all files; nil to recognize it.
  package var dialect: Dialect?
  /// The types of tokens whose files give none: patterns of paths (`color/**`) and types, the first
  /// that fits counts.
  package var types: [(pattern: String, type: TokenType)] = []
  /// Names of tokens that stand for their group (`_`, `@`, `DEFAULT`, `base`), which become `$root`.
  package var rootNames: Set<String> = []
  /// Whether a resolver document says how the files go together.
  var hasResolver = false

  /// Recognizes dialects, and gives no types.
  package init() {}
}

/// What came of a conversion.
package struct Conversion: Sendable {
  /// The files to write: token files and one resolver document, by their paths below the folder.
  package var files: [GeneratedFile] = []
  /// The resolver document among them.
  package var resolver: String?
  /// What each file was taken for, and why.
  package var recognized: [(path: String, dialect: Dialect, reason: String)] = []
  /// How many tokens were carried.
  package var tokenCount = 0
  /// All that could not be carried, or only with a change, in the order of places.
  package var findings: [Diagnostic] = []

  /// Whether something is wrong that nobody should pass over.
  package var hasErrors: Bool { findings.contains { $0.severity == .error } }
  /// Whether a file could not be read as JSON: then nothing is to be written.
  package var isUnreadable = false

  /// Reports files of an input that were not read at all, and a conversion that carries nothing.
  ///
  /// - Parameters:
  ///   - passedOver: Files in folders that may hold tokens in a format that is not JSON.
  ///   - inputs: What was to be converted, as the user named it.
  package mutating func finish(passedOver: [String], inputs: [String]) {
    findings += passedOver.map { path in
      Diagnostic(
        .notCarried,
        message: "the file is passed over: only JSON is read; write it as JSON, and convert that",
        at: Place(file: path))
    }
    guard files.isEmpty, !isUnreadable else { return }
    findings.append(
      Diagnostic(
        .unmatchedSource,
        message:
          "no token is carried from \(listed(inputs.map(printable))); give files of JSON with tokens that DTCG "
          + "2025.10 can hold",
        at: Place(file: inputs.first ?? "")))
  }
}

/// Rewrites token files of other dialects as DTCG 2025.10. A pure function of the texts: no disk,
/// clock or environment. The order of the files counts where a dialect merges them in order.
///
/// - Parameters:
///   - files: The files, in the order in which they were named.
///   - options: What is not in the files.
///   - check: What a build would say of the result.
package func convert(
  _ files: [SourceFile], options: ConversionOptions, check: (Sources) -> [Diagnostic]
) -> Conversion {
  var findings = Findings()
  var conversion = Conversion()
  var options = options
  let foreign = recognize(files, options: options, conversion: &conversion, findings: &findings)
  options.hasResolver = foreign.contains { $0.dialect == .resolver }
  if !conversion.isUnreadable {
    var bundle = Bundle(foreign)
    for reader in DialectReader.inOrder {
      let own = foreign.filter { $0.dialect.reader?.position == reader.position }
      if !own.isEmpty { bundle.add(reader.read(own, options, &findings)) }
    }
    bundle.write(into: &conversion, check: check, findings: &findings)
    reportUnmatched(options, matched: bundle.matchedPatterns, files: files, findings: &findings)
  }
  conversion.findings = findings.sorted(by: .conversion)
  return conversion
}

/// Reports patterns of `--type` that no token fits.
private func reportUnmatched(
  _ options: ConversionOptions, matched: Set<String>, files: [SourceFile],
  findings: inout Findings
) {
  guard let first = files.first else { return }
  for (pattern, type) in options.types where !matched.contains(pattern) {
    findings.add(
      .unmatchedSource,
      message:
        "no token fits --type '\(printable(pattern))=\(type.rawValue)'; correct the pattern, or leave it out",
      at: Place(file: first.path))
  }
}

extension Project {
  /// How grave findings are for a conversion: tokens that only some themes have are carried like
  /// others, and wait for their counterparts in the result.
  fileprivate static var conversion: Project {
    var project = Project()
    project.rules[.partialToken] = .warning
    return project
  }
}

/// Parses the files and says what each is.
private func recognize(
  _ files: [SourceFile], options: ConversionOptions, conversion: inout Conversion,
  findings: inout Findings
) -> [ForeignFile] {
  let relativePaths = pathsBelowSharedFolder(files.map(\.path))
  var foreign: [ForeignFile] = []
  for (file, relativePath) in zip(files, relativePaths) {
    guard let document = Document(file, findings: &findings) else {
      conversion.isUnreadable = true
      continue
    }
    guard let recognition = recognition(of: document, options: options, findings: &findings) else {
      continue
    }
    var known = ForeignFile(
      document: document, dialect: recognition.dialect, reason: recognition.reason,
      relativePath: relativePath)
    known.isUncertain = recognition.isUncertain
    foreign.append(known)
  }
  adopt(&foreign)
  conversion.recognized = foreign.map { ($0.document.path, $0.dialect, $0.reason) }
  return foreign
}

/// What a file is, or a finding.
private func recognition(
  of document: Document, options: ConversionOptions, findings: inout Findings
) -> Recognition? {
  if reportMixture(document, findings: &findings) { return nil }
  let found = Recognition(of: document)
  if let dialect = options.dialect, found?.dialect != .resolver {
    return Recognition(dialect: dialect, reason: "--from says so", steps: [])
  }
  if let found { return found }
  findings.add(
    .notCarried,
    message:
      "no dialect of tokens is recognized here, and the file is passed over; if it holds tokens, name "
      + "the dialect with --from", at: document.place())
  return nil
}

/// Gives files that say little themselves the dialect of the files next to them: the first dialect
/// that adopts files, and that one of them has.
private func adopt(_ files: inout [ForeignFile]) {
  for dialect in Dialect.all {
    guard let adopts = dialect.adopts, let sign = files.first(where: { $0.dialect == dialect })
    else { continue }
    for index in files.indices where adopts(files[index]) {
      files[index].dialect = dialect
      files[index].reason = "\(sign.document.path) is, which was given with it"
    }
    return
  }
}
