import ForeignValues
import TokenModel
import Writers

/// Compiles the result of a conversion strictly, and removes tokens that every theme rejects.
struct ResultCheck {
  /// The originals of copied files, by the path of the copy.
  var originals: [String: Document] = [:]

  /// Removes tokens that the compiler rejects, and returns whether there were any. A token that
  /// only some themes have stays, because those themes need it.
  func removeRejected(
    from tokens: inout ConvertedTokens, paths: [String], files: [GeneratedFile],
    resolver: String, findings: inout Findings
  ) -> Bool {
    let (sources, document) = split(files, resolver: resolver)
    guard let document else { return false }
    let dropped = findings.droppedTokens
    var refused: [Int: [TokenPath]] = [:]
    for (finding, isEverywhere) in strictFindings(of: sources, resolver: document)
    where finding.severity == .error && finding.rule != .partialToken {
      guard let set = paths.firstIndex(of: finding.place.file), let path = finding.path else {
        continue
      }
      let names = path.pathSegments
      guard tokens.sets[set].verbatim == nil, let token = tokens.sets[set].root.token(at: names)
      else { continue }
      guard isEverywhere || finding.rule == .unresolvedAlias && hasNoTarget(token, in: tokens)
      else {
        continue
      }
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

  /// Whether a token is an alias of a token that no set has.
  private func hasNoTarget(_ token: ConvertedToken, in tokens: ConvertedTokens) -> Bool {
    guard let names = token.value.alias?.split(separator: ".").map(String.init)
    else {
      return false
    }
    return tokens.sets.allSatisfy { $0.root.token(at: names) == nil }
  }

  /// The message about a token that is removed. If the target of its alias was left out earlier,
  /// the message says so; the compiler cannot know that.
  private func message(
    _ finding: Diagnostic, of token: ConvertedToken, path: String, cause: DroppedTokens.Cause?
  ) -> String {
    if let cause {
      return
        "'\(printable(path))': \(printable(cause.alias)) cannot be converted; fix that first"
    }
    guard finding.rule == .unresolvedAlias, case .string(let alias) = token.value else {
      return finding.message
    }
    return
      "'\(printable(path))': \(printable(alias)) is not among the converted tokens; add it, "
      + "or replace the alias with a value"
  }

  /// Reports the remaining errors of a build, and returns whether some themes lack tokens.
  ///
  /// - Parameter typeSplit: Returns what `--split` can do about types that differ by theme.
  func reportRemaining(
    _ build: (Sources) -> [Diagnostic], files: [GeneratedFile], resolver: String,
    tokens: ConvertedTokens, paths: [String], typeSplit: () -> TypeSplit?,
    findings: inout Findings
  ) -> Bool {
    let (sources, document) = split(files, resolver: resolver)
    var project = Project()
    project.resolver = resolver
    let found = build(Sources(project: project, tokens: sources, resolver: document))
    // A value that is only changed is not missing.
    let reported = findings.paths { $0.rule != .changedValue }
    let messages =
      found.contains { $0.rule == .typeMismatch } ? typeSplit()?.messages ?? [:] : [:]
    for var finding in found where finding.severity == .error || finding.standing == .accepted {
      // A reader has already reported that the value of a theme is not converted.
      let isKnown =
        finding.rule == .partialToken && finding.related.isEmpty
        && finding.path.map(reported.contains) ?? false
      if isKnown { continue }
      // Verbatim values keep duplicate keys, which were reported in the source.
      let isReported = finding.rule == .duplicateKey && originals[finding.place.file] == nil
      // `Conversion.finish` reports a conversion without tokens.
      if isReported || finding.rule == .unmatchedSource { continue }
      if finding.rule == .typeMismatch, let path = finding.path, let message = messages[path] {
        finding.message = message.text
        finding.place = message.place
      }
      finding.place = place(finding, tokens: tokens, paths: paths)
      finding.related = []
      findings.add(finding)
    }
    return found.contains { $0.rule == .partialToken }
  }

  /// The files of a result as sources.
  func split(
    _ files: [GeneratedFile], resolver: String
  ) -> (sources: [SourceFile], resolver: SourceFile?) {
    let all = files.map { SourceFile(path: $0.path, text: $0.bytes) }
    return (all.filter { $0.path != resolver }, all.first { $0.path == resolver })
  }

  /// The place in the inputs for a finding about the result.
  func place(
    _ finding: Diagnostic, tokens: ConvertedTokens, paths: [String]
  ) -> Place {
    if let original = originals[finding.place.file] {
      return original.place(ofCopy: finding.place)
    }
    guard let set = paths.firstIndex(of: finding.place.file) else {
      return Place(file: finding.place.file)
    }
    let token = finding.path.flatMap { tokens.sets[set].root.token(at: $0.pathSegments) }
    return token?.place ?? Place(file: tokens.sets[set].source ?? finding.place.file)
  }
}
