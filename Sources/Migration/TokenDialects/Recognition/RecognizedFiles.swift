import TokenModel

/// The input files with their dialects.
struct RecognizedFiles {
  private(set) var files: [ForeignFile]
  private(set) var findings = Findings()
  /// The paths of files without tokens, such as `package.json`.
  private(set) var ignored: [String] = []
  /// Whether a file is neither JSON nor JSON5.
  private(set) var isUnreadable = false

  /// Parses the files and recognizes their dialects.
  init(_ files: [SourceFile], options: ConversionOptions, translations: [String: Translation]) {
    self.files = []
    let relativePaths = files.relativePaths
    var foreign: [(position: Int, file: ForeignFile)] = []
    var unknown: [(position: Int, document: Document)] = []
    for (position, file) in files.enumerated() {
      // What is found in a file without tokens is not reported.
      let known = findings
      guard let document = document(of: file, translation: translations[file.path]) else {
        isUnreadable = true
        continue
      }
      if isSchema(document.json.root) {
        ignored.append(file.path)
        findings = known
        continue
      }
      if reportMixture(document) { continue }
      guard let recognition = recognition(of: document, options: options) else {
        unknown.append((position, document))
        findings = known
        continue
      }
      var file = ForeignFile(
        document: document, dialect: recognition.dialect, reason: recognition.reason,
        relativePath: relativePaths[position], isUncertain: recognition.isUncertain,
        isRepairable: recognition.isRepairable)
      if file.dialect == .dtcg, file.isRepairable, recognition.hasModes {
        file.brokenRule = .unreadMode
      }
      foreign.append((position, file))
    }
    // Aliases lead from one file to another, so that all are read in the same way.
    if foreign.contains(where: { $0.file.brokenRule == .unreadMode }) {
      for index in foreign.indices
      where foreign[index].file.dialect == .dtcg && foreign[index].file.isRepairable {
        foreign[index].file.brokenRule = .unreadMode
      }
    }
    adopt(&foreign)
    let names =
      unknown.isEmpty
      ? [] : Set((foreign.map(\.file.document) + unknown.map(\.document)).flatMap(\.aliases))
    for (position, document) in unknown {
      // Style Dictionary resolves aliases to plain values that are not tokens.
      let users: Set<Dialect> = [.draft1, .draft2, .draft3, .styleDictionary]
      guard let user = foreign.first(where: { users.contains($0.file.dialect) })?.file,
        document.hasPlainValue(named: names)
      else {
        ignored.append(document.path)
        continue
      }
      let file = ForeignFile(
        document: document, dialect: user.dialect,
        reason: "aliases in other files reference its plain values",
        relativePath: relativePaths[position])
      foreign.append((position, file))
    }
    self.files = foreign.sorted { $0.position < $1.position }.map(\.file)
    ignored.sort()
    guard foreign.isEmpty else { return }
    for path in ignored {
      findings.noteLoss("this file has no known token format", at: Place(file: path))
    }
  }

  /// Reads a file or its translation as JSON, or else as JSON5; nil, with a finding, if it is
  /// neither.
  private mutating func document(of file: SourceFile, translation: Translation?) -> Document? {
    var fault: JSONFault
    do {
      switch translation {
      case .json(let json):
        return try Document(parsing: file, translation: json, findings: &findings)
      case .fault(let finding):
        findings.add(finding)
        return nil
      case nil: return try Document(parsing: file, findings: &findings)
      }
    } catch {
      fault = error
    }
    if translation == nil {
      do {
        let translation = try TranslatedJSON(json5: file.text)
        return try Document(parsing: file, translation: translation, findings: &findings)
      } catch {
        // As JSON5, a file is read at least as far. If it is read no further, it is meant as JSON.
        let isJSON5 =
          error.offset > fault.offset || error.kind == .notFinite || error.kind == .openComment
          || file.path.hasSuffix(".json5") || file.path.hasSuffix(".jsonc")
        if isJSON5 { fault = error }
      }
    }
    findings.add(Diagnostic(fault, in: file))
    return nil
  }

  /// Reports a file that writes some tokens with `value` and others with `$value`, and returns
  /// whether it does. Style Dictionary refuses such files too (release notes of version 4).
  private mutating func reportMixture(_ document: Document) -> Bool {
    var open: [(value: JSONValue, steps: [JSONStep])] = [(document.json.root, [])]
    var plain: [JSONStep]?
    var dollar: [JSONStep]?
    while let (value, steps) = open.popLast(), plain == nil || dollar == nil {
      guard let object = value.object else { continue }
      if value["$value"] != nil {
        dollar = dollar ?? steps
      } else if value.isOlderToken, value["value"] != nil {
        plain = plain ?? steps
      } else {
        for (key, member) in object where member.kind == .object {
          if key.first == UInt8(ascii: "$"), !(key == "$root") { continue }
          open.append((member, steps + [.key(key.string)]))
        }
      }
    }
    guard let plain, let dollar else { return false }
    findings.add(
      .mixedDialect,
      message:
        "the file uses 'value' here and '$value' elsewhere, but no format has both; use one of them "
        + "everywhere, or split the file", at: document.keyPlace(plain + [.key("value")]),
      related: [
        Diagnostic.Related("'$value' here", at: document.keyPlace(dollar + [.key("$value")]))
      ])
    return true
  }

  /// The files, with those of DTCG 2025.10 to be rewritten like drafts instead of copied, if one of them
  /// breaks the specification in a way that a draft allows; nil otherwise.
  func repaired(given findings: [Diagnostic]) -> RecognizedFiles? {
    let repairable = Set(
      files.filter { $0.isRepairable && $0.dialect == .dtcg }.map(\.document.path))
    let first = findings.first { finding in
      finding.severity == .error && repairableRules.contains(finding.rule)
        && repairable.contains(finding.place.file)
    }
    guard let first else { return nil }
    var repaired = self
    for index in files.indices where repairable.contains(files[index].document.path) {
      repaired.files[index].brokenRule = first.rule
    }
    return repaired
  }
}

/// Faults in a file of DTCG 2025.10 that reading it like a draft fixes or reports.
private let repairableRules: Set<Rule> = [
  .invalidName, .shortHex, .hexMismatch, .tokenAlpha, .olderForm, .bareDimension, .dimensionUnit,
  .stringType,
  .unknownType, .missingLetterSpacing, .lineHeightUnit,
]

/// Whether a file is a JSON Schema, or a file for which there is one of `schemastore.org`.
private func isSchema(_ root: JSONValue) -> Bool {
  let name = root["$schema"]?.string ?? ""
  let isStrict = root["additionalProperties"]?.kind == .boolean || root["required"]?.kind == .array
  return name.holds(text: "json-schema.org/") || name.holds(text: "schemastore.org/")
    || (root["type"]?.string == "object" || isStrict)
      && ["properties", "definitions", "$defs"].contains { root[$0]?.kind == .object }
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
    let signs = files.filter { $0.file.dialect == dialect }.map(\.file)
    guard let adopts = dialect.adopts, let sign = signs.first else { continue }
    // A list of themes or sets is about its own folder.
    let lists = signs.filter(\.listsStudioSets).map(\.folder)
    for index in files.indices where adopts(files[index].file) {
      let path = files[index].file.relativePath
      guard lists.isEmpty || lists.contains(where: path.hasPrefix) else { continue }
      files[index].file.dialect = dialect
      files[index].file.reason = "\(sign.document.path) next to it has this format"
    }
    return
  }
}

extension Document {
  /// The texts of all aliases, also those in the middle of other text.
  var aliases: Set<String> {
    var texts: Set<String> = []
    var open = [json.root]
    while let value = open.popLast() {
      if let object = value.object {
        open += object.map(\.value)
      } else if let items = value.array {
        open += items
      } else if value.kind == .string, let text = value.string {
        texts.formUnion(text.aliases)
      }
    }
    return texts
  }

  /// Whether the file has a text or a number at one of some paths, such as `options.font.size`.
  func hasPlainValue(named texts: Set<String>) -> Bool {
    var open = [(value: json.root, path: "")]
    while let (value, path) = open.popLast() {
      guard let object = value.object, path.utf8.count < longestPath else { continue }
      for (key, member) in object {
        let name = path.isEmpty ? key.string : "\(path).\(key.string)"
        switch member.kind {
        case .object: open.append((member, name))
        case .string, .number: if !path.isEmpty, texts.contains(name) { return true }
        case .array, .boolean, .null: break
        }
      }
    }
    return false
  }
}

/// The length of the longest path that an alias to a plain value can have, in bytes.
private let longestPath = 1_000
