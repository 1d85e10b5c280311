/// The tokens, resolver and contracts of a project.
package struct Parsed {
  package var set = TokenSet()
  package var resolver: Resolver?
  package var contracts: [Contract] = []
  /// The indices of documents in other formats, which are skipped.
  var foreign: Set<Int> = []
  /// The files that may contain tokens and could not be read, and the resolver if it names such files.
  package var unread: Set<String> = []

  /// Whether a file that may contain tokens could not be read.
  package var isIncomplete: Bool { !unread.isEmpty }

  /// The place of a theme axis or of one of its values: in the resolver, or for the axis in a contract.
  package func place(ofThemeAxis axis: String, value: String? = nil) -> Place {
    if let resolver {
      let steps = resolver.modifiers.first { $0.name == axis }?.steps
      return steps.map { resolver.document.keyPlace($0 + (value.map { [.key($0)] } ?? [])) }
        ?? resolver.place
    }
    return contracts.first { $0.themeAxis == axis }?.place([.key("axes"), .key(axis)])
      ?? Place(file: "tincture.json")
  }
}

/// Reads all files, in the order of their paths: first as JSON, then as tokens and contracts, each at
/// the same time.
package func parse(_ sources: Sources) -> Staged<Parsed> {
  var findings = Findings(limit: ByteLimit(sources))
  let read = Documents(sources, findings: &findings)
  let limit = ByteLimit(sources)
  let (tokens, contracts) = concurrently {
    var findings = Findings(limit: limit)
    let parsed = parseTokens(sources, read: read, findings: &findings)
    return (parsed: parsed, findings: findings)
  } and: {
    var findings = Findings(limit: limit)
    let contracts = read.contracts.compactMap { ContractReader.read($0, findings: &findings) }
    return (parsed: contracts, findings: findings)
  }
  findings.add(tokens.findings)
  findings.add(contracts.findings)
  var parsed = tokens.parsed
  parsed.contracts = contracts.parsed
  return Staged(parsed, findings: findings)
}

/// The files of a project as JSON.
private struct Documents {
  /// The token files, in the order of their paths; nil for each that is not JSON.
  var tokens: [Document?]
  /// The contracts that are JSON, in the order of their paths.
  var contracts: [Document]
  /// The resolver; nil without one, and if it is not JSON.
  var resolver: Document?

  init(_ sources: Sources, findings: inout Findings) {
    let (tokens, contracts) = (sources.tokens.inOrder, sources.contracts.inOrder)
    let files =
      tokens.map { ($0, true) } + contracts.map { ($0, false) }
      + [sources.resolver].compactMap(\.self).map { ($0, true) }
    let read = concurrentMap(files) { file, isConvertible in
      var findings = Findings()
      let document = Document(file, isConvertible: isConvertible, findings: &findings)
      return (document: document, findings: findings)
    }
    for (_, found) in read { findings.add(found) }
    let documents = read.map(\.document)
    self.tokens = Array(documents.prefix(tokens.count))
    self.contracts = documents.dropFirst(tokens.count).prefix(contracts.count).compactMap(\.self)
    resolver = sources.resolver == nil ? nil : documents.last ?? nil
  }
}

extension [SourceFile] {
  /// The files in the order of their paths.
  fileprivate var inOrder: Self { sorted { $0.path < $1.path } }
}

/// Reads everything except the contracts.
private func parseTokens(_ sources: Sources, read: Documents, findings: inout Findings) -> Parsed {
  var parsed = Parsed()
  parsed.set.limit = ByteLimit(sources)
  for glob in sources.unmatchedGlobs { findings.add(unmatched(glob, sources: sources)) }
  if sources.tokens.isEmpty, sources.resolver == nil, sources.unmatchedGlobs.isEmpty,
    !sources.project.places.hasRefusedGlob
  {
    findings.add(
      .unmatchedSource, message: "'sources' lists no token files; add some, or set 'resolver'",
      at: Place(file: "tincture.json"))
  }
  var files: [String: Int] = [:]
  for (file, document) in zip(sources.tokens.inOrder, read.tokens) {
    guard let document else {
      parsed.unread.insert(file.path)
      continue
    }
    files[document.path] = parsed.set.documents.count
    if let found = sources.recognizer.format(document) {
      findings.addForeign(found, in: document)
      parsed.foreign.insert(parsed.set.documents.count)
      parsed.unread.insert(document.path)
    }
    parsed.set.documents.append(document)
  }
  if let file = sources.resolver {
    if let document = read.resolver {
      parsed.set.documents.append(document)
      parsed.resolver = ResolverReader.read(
        parsed.set.documents.count - 1, files: files, similarFiles: sources.similarFiles,
        passing: parsed.foreign, unread: parsed.unread,
        parents: sources.project.inputParents, into: &parsed.set, findings: &findings)
    }
    let namesMissing = findings.all.contains {
      $0.finding.rule == .unresolvedReference && $0.finding.place.file == file.path
    }
    if parsed.resolver == nil || namesMissing { parsed.unread.insert(file.path) }
  } else {
    for index in parsed.set.documents.indices where !parsed.foreign.contains(index) {
      let document = parsed.set.documents[index]
      if isResolver(document.json.root) {
        findings.add(
          .invalidResolver,
          message:
            "this is a resolver document, not a token file; set it as 'resolver' in tincture.json",
          at: document.place())
        parsed.unread.insert(document.path)
      } else if isContract(document.json.root) {
        findings.add(
          .invalidContract,
          message:
            "this is a contract, not a token file; end its name in '.contract.json', or name it "
            + "in the 'contracts' of tincture.json", at: document.place())
        parsed.unread.insert(document.path)
      } else {
        TokenReader.read(document.json.root, of: index, into: &parsed.set, findings: &findings)
      }
    }
  }
  if let modes = parsed.set.unreadModes(in: sources, resolver: parsed.resolver) {
    findings.add(modes)
  }
  return parsed
}

/// The finding about a glob that matches no file.
private func unmatched(_ glob: String, sources: Sources) -> Diagnostic {
  let skipped = sources.nonJSONFiles[glob, default: []].map {
    Diagnostic.Related(
      "only JSON files are built; convert it: tincture convert \($0.shellWord()) --to converted",
      at: Place(file: $0))
  }
  let message: String
  switch sources.start {
  case .above(let folder):
    message =
      "there is no tincture.json here; the nearest one is in '\(printable(folder))'; use "
      + "--project \(folder.shellWord())"
  case .new(let folder):
    message =
      "there are no tokens here: no tincture.json, and no file matches '\(printable(glob))'; create a "
      + "project: tincture init" + (folder == "." ? "" : " " + folder.shellWord())
  case nil:
    let similar = sources.similarFiles[glob]
    message =
      !PathGlob.isPattern(glob)
      ? glob.missingFile(similar: similar)
      : "no file matches '\(printable(glob))'"
        + (similar?.didYouMean ?? "; correct the pattern, or add the file")
  }
  return Diagnostic(
    .unmatchedSource, message: message,
    at: sources.project.places.globs[glob]
      ?? (sources.start == nil ? Place(file: String(glob.prefix { $0 != "*" })) : .projectFolder),
    related: skipped)
}

/// Whether a document is a resolver document. The file name does not matter (requirement R-009).
func isResolver(_ root: JSONValue) -> Bool {
  root["version"]?.string == "2025.10" && root["resolutionOrder"]?.array != nil
}

/// Whether a file has the members of a contract. In a token file, `component` could only be a group.
private func isContract(_ root: JSONValue) -> Bool {
  root["component"]?.string != nil && root["roles"]?.kind == .object
}
