import ForeignValues
import TokenJSON
import TokenModel

/// Parses the files and recognizes their dialects.
func recognize(
  _ files: [SourceFile], options: ConversionOptions, translations: [String: Translation],
  isUnreadable: inout Bool, findings: inout Findings
) -> [ForeignFile] {
  let relativePaths = pathsBelowSharedFolder(files.map(\.path))
  var foreign: [(position: Int, file: ForeignFile)] = []
  var unknown: [(position: Int, document: Document)] = []
  for (position, file) in files.enumerated() {
    guard
      let document = readDocument(file, translation: translations[file.path], findings: &findings)
    else {
      isUnreadable = true
      continue
    }
    if reportMixture(document, findings: &findings) { continue }
    guard let recognition = recognition(of: document, options: options) else {
      unknown.append((position, document))
      continue
    }
    var known = ForeignFile(
      document: document, dialect: recognition.dialect, reason: recognition.reason,
      relativePath: relativePaths[position])
    known.isUncertain = recognition.isUncertain
    known.isRepairable = recognition.isRepairable
    foreign.append((position, known))
  }
  adopt(&foreign)
  let names =
    unknown.isEmpty
    ? [] : Set((foreign.map(\.file.document) + unknown.map(\.document)).flatMap(\.aliases))
  for (position, document) in unknown {
    guard let user = foreign.first(where: { $0.file.dialect.adoptsPlainValues })?.file,
      document.hasPlainValue(named: names)
    else {
      findings.add(
        .notCarried,
        message:
          "this file has no known token format and is skipped; if it contains tokens, set the format with "
          + "--from", at: document.place())
      continue
    }
    foreign.append(
      (
        position,
        ForeignFile(
          document: document, dialect: user.dialect,
          reason: "aliases in other files reference its plain values",
          relativePath: relativePaths[position])
      ))
  }
  return foreign.sorted { $0.position < $1.position }.map(\.file)
}

/// Recognizes the dialect of a file; nil if it has none.
private func recognition(of document: Document, options: ConversionOptions) -> Recognition? {
  let found = Recognition(of: document)
  if let dialect = options.dialect, found?.dialect != .resolver {
    return Recognition(dialect: dialect, reason: "--from sets it", steps: [])
  }
  return found
}

/// Gives ambiguous files the dialect of the files next to them: the first dialect among them that
/// adopts files.
private func adopt(_ files: inout [(position: Int, file: ForeignFile)]) {
  for dialect in Dialect.all {
    guard let adopts = dialect.adopts,
      let sign = files.first(where: { $0.file.dialect == dialect })?.file
    else { continue }
    for index in files.indices where adopts(files[index].file) {
      files[index].file.dialect = dialect
      files[index].file.reason = "\(sign.document.path) next to it has this format"
    }
    return
  }
}
