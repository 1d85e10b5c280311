import TokenJSON
import Writers

/// The tokens, resolver and contracts of a project.
package struct Parsed {
  package var set = TokenSet()
  package var resolver: Resolver?
  package var contracts: [Contract] = []
  /// The indices of documents in other formats, which are skipped.
  var foreign: Set<Int> = []
  /// Whether a file that may contain tokens could not be read.
  package var isIncomplete = false
}

/// Reads all files, in the order of their paths, at the same time.
///
/// - Parameter recognizing: Recognizes token files in another format, which are skipped.
package func parse(
  _ sources: Sources, recognizing: ForeignRecognizer = { _ in nil },
  findings: inout Findings
) -> Parsed {
  var parsed = parseTokens(sources, recognizing: recognizing, findings: &findings)
  let limit = ByteLimit(sources)
  let contracts = concurrentMap(sources.contracts.sorted { $0.path < $1.path }) { file in
    var findings = Findings(limit: limit)
    let contract = Document(file, findings: &findings).flatMap {
      ContractReader.read($0, findings: &findings)
    }
    return (contract: contract, findings: findings)
  }
  for (_, found) in contracts { findings.add(found) }
  parsed.contracts = contracts.compactMap(\.contract)
  return parsed
}

/// Reads everything except the contracts.
private func parseTokens(
  _ sources: Sources, recognizing: ForeignRecognizer, findings: inout Findings
) -> Parsed {
  var parsed = Parsed()
  parsed.set.limit = ByteLimit(sources)
  for glob in sources.unmatchedGlobs { findings.add(unmatched(glob, sources: sources)) }
  if sources.tokens.isEmpty, sources.resolver == nil, sources.unmatchedGlobs.isEmpty,
    !sources.project.places.hasRefusedGlob
  {
    findings.add(
      .unmatchedSource,
      message: "'sources' lists no token files; add some, or set 'resolver'",
      at: Place(file: "tincture.json"))
  }
  var files: [String: Int] = [:]
  let sorted = sources.tokens.sorted { $0.path < $1.path }
  for (file, document) in zip(sorted, documents(of: sorted, findings: &findings)) {
    guard let document else {
      parsed.isIncomplete = true
      continue
    }
    files[file.path] = parsed.set.documents.count
    if let found = recognizing(document) {
      findings.addForeign(found, in: document)
      parsed.foreign.insert(parsed.set.documents.count)
      parsed.isIncomplete = true
    }
    parsed.set.documents.append(document)
  }
  if let file = sources.resolver {
    if let document = Document(file, findings: &findings) {
      parsed.set.documents.append(document)
      parsed.resolver = ResolverReader.read(
        parsed.set.documents.count - 1, files: files, similarFiles: sources.similarFiles,
        passing: parsed.foreign, into: &parsed.set,
        findings: &findings)
    }
    parsed.isIncomplete = parsed.isIncomplete || parsed.resolver == nil
  } else {
    for index in parsed.set.documents.indices where !parsed.foreign.contains(index) {
      let document = parsed.set.documents[index]
      if isResolver(document.json.root) {
        findings.add(
          .invalidResolver,
          message:
            "this is a resolver document, not a token file; set it as 'resolver' in tincture.json",
          at: document.place())
        parsed.isIncomplete = true
      } else {
        TokenReader.read(document.json.root, of: index, into: &parsed.set, findings: &findings)
      }
    }
  }
  return parsed
}

/// The finding about a glob that matches no file.
private func unmatched(_ glob: String, sources: Sources) -> Diagnostic {
  let skipped = sources.nonJSONFiles[glob, default: []].map {
    Diagnostic.Related("only JSON files are read; convert this file to JSON", at: Place(file: $0))
  }
  let message: String
  switch sources.start {
  case .above(let folder):
    message =
      "there is no tincture.json here; the nearest one is in '\(printable(folder))'; add "
      + "--project \(printable(folder))"
  case .new:
    message =
      "there is no tincture.json here, and no file matches '\(printable(glob))'; create a project: "
      + "tincture init FOLDER"
  case nil:
    message =
      "no file matches '\(printable(glob))'; correct the pattern, or add the file"
      + didYouMean(sources.similarFiles[glob])
  }
  return Diagnostic(
    .unmatchedSource, message: message,
    at: sources.project.places.globs[glob]
      ?? Place(file: sources.start == nil ? String(glob.prefix { $0 != "*" }) : "tincture.json"),
    related: skipped)
}

/// Reads files concurrently; nil, with a finding, for each that is not JSON.
private func documents(of files: [SourceFile], findings: inout Findings) -> [Document?] {
  let read = concurrentMap(files) { file in
    var findings = Findings()
    return (document: Document(file, findings: &findings), findings: findings)
  }
  for (_, found) in read { findings.add(found) }
  return read.map(\.document)
}

/// Whether a document is a resolver document. The file name does not matter (requirement R-009).
func isResolver(_ root: JSONValue) -> Bool {
  root["version"]?.string == "2025.10" && root["resolutionOrder"]?.array != nil
}
