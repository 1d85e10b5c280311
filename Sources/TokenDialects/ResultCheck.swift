import TokenModel
import Writers

/// Compiles what a conversion would write, strictly, and takes out what is refused in every theme.
struct ResultCheck {
  /// Where the files that are copied stand, by the paths that they are written to.
  var originals: [String: String] = [:]

  /// Takes out tokens that the compiler refuses; whether there were any. A token that some themes
  /// lack stays: the others need it.
  func takeOut(
    from tokens: inout ConvertedTokens, paths: [String], files: [GeneratedFile],
    resolver: String, findings: inout Findings
  ) -> Bool {
    let (sources, document) = split(files, resolver: resolver)
    guard let document else { return false }
    let dropped = findings.droppedTokens
    var refused: [Int: [TokenPath]] = [:]
    for (finding, isEverywhere) in strictFindings(of: sources, resolver: document)
    where isEverywhere && finding.severity == .error && finding.rule != .partialToken {
      guard let set = paths.firstIndex(of: finding.place.file), let path = finding.path else {
        continue
      }
      let names = pathSegments(path)
      guard tokens.sets[set].verbatim == nil, let token = tokens.sets[set].root.token(at: names)
      else { continue }
      refused[set, default: []].append(TokenPath(names: names))
      let cause = finding.rule == .unresolvedAlias ? dropped.cause(of: token.value) : nil
      findings.add(
        .notCarried, message: message(finding, of: token, path: path, cause: cause),
        at: token.place, path: path,
        related: cause.map { [$0.note] } ?? [])
    }
    for (set, names) in refused { tokens.sets[set].root.remove(Set(names)) }
    return !refused.isEmpty
  }

  /// What is said of a token that is taken out. What its alias names may stand in the file and be
  /// left out itself, which the compiler cannot know.
  private func message(
    _ finding: Diagnostic, of token: ConvertedToken, path: String, cause: DroppedTokens.Cause?
  ) -> String {
    if let cause {
      return
        "'\(printable(path))': \(printable(cause.alias)) is not carried itself; mend that one first"
    }
    guard finding.rule == .unresolvedAlias, case .string(let alias) = token.value else {
      return finding.message
    }
    return "'\(printable(path))': \(printable(alias)) names no token that is carried; see to that "
      + "one, or give this one a value"
  }

  /// Reports what a build will go on to refuse.
  func reportRest(
    _ build: (Sources) -> [Diagnostic], files: [GeneratedFile], resolver: String,
    tokens: ConvertedTokens, paths: [String],
    findings: inout Findings
  ) {
    let (sources, document) = split(files, resolver: resolver)
    var project = Project()
    project.resolver = resolver
    let found = build(Sources(project: project, tokens: sources, resolver: document))
    let reported = findings.paths { _ in true }
    for var finding in found where finding.severity == .error {
      // Where a reader has said already that a theme's value is not carried, that is enough.
      let isKnown =
        finding.rule == .partialToken && finding.related.isEmpty
        && finding.path.map(reported.contains) ?? false
      if isKnown { continue }
      // A value that is written word for word takes such keys along; they were reported where they stand.
      let isTaken = finding.rule == .duplicateKey && originals[finding.place.file] == nil
      // That nothing is carried is said of the inputs.
      if isTaken || finding.rule == .unmatchedSource { continue }
      finding.place = place(finding, tokens: tokens, paths: paths)
      finding.related = []
      findings.add(finding)
    }
  }

  private func split(
    _ files: [GeneratedFile], resolver: String
  ) -> (sources: [SourceFile], resolver: SourceFile?) {
    let all = files.map { SourceFile(path: $0.path, text: $0.bytes) }
    return (all.filter { $0.path != resolver }, all.first { $0.path == resolver })
  }

  /// Where a finding about the result stands in what was converted.
  private func place(
    _ finding: Diagnostic, tokens: ConvertedTokens, paths: [String]
  ) -> Place {
    if let file = originals[finding.place.file] {
      return Place(file: file, line: finding.place.line, column: finding.place.column)
    }
    guard let set = paths.firstIndex(of: finding.place.file) else {
      return Place(file: finding.place.file)
    }
    let token = finding.path.flatMap { tokens.sets[set].root.token(at: pathSegments($0)) }
    return token?.place ?? Place(file: tokens.sets[set].source ?? finding.place.file)
  }
}
