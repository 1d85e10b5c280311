import TokenJSON
import TokenModel

/// Reads a file as JSON, or else as JSON5; nil, with a finding, if it is neither.
///
/// - Parameter translation: The file as JSON, if it is in a syntax other than these.
func readDocument(
  _ file: SourceFile, translation: Translation?, findings: inout Findings
) -> Document? {
  var fault: JSONFault
  do {
    switch translation {
    case .json(let json):
      return try Document(parsing: file, translation: json, findings: &findings)
    case .fault(let finding):
      findings.add(finding)
      return nil
    case nil: break
    }
  } catch {
    findings.add(Diagnostic(error, in: file))
    return nil
  }
  do {
    return try Document(parsing: file, findings: &findings)
  } catch {
    fault = error
  }
  do {
    let translation = try TranslatedJSON(json5: file.text)
    return try Document(parsing: file, translation: translation, findings: &findings)
  } catch {
    // As JSON5, a file is read at least as far. If it is read no further, it is meant as JSON.
    let isJSON5 =
      error.offset > fault.offset || error.kind == .notFinite || error.kind == .openComment
    if isJSON5 || isNamedAsJSON5(file.path) { fault = error }
  }
  findings.add(Diagnostic(fault, in: file))
  return nil
}

private func isNamedAsJSON5(_ path: String) -> Bool {
  path.hasSuffix(".json5") || path.hasSuffix(".jsonc")
}
