import TokenJSON
import TokenModel

/// Reads a file as JSON, or else as JSON5; nil, with a finding, if it is neither.
func readDocument(_ file: SourceFile, findings: inout Findings) -> Document? {
  var fault: JSONFault
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
