/// The input files with their dialects.
struct RecognizedFiles {
  private(set) var files: [ForeignFile] = []
  private(set) var findings = Findings()
  /// The paths of files without tokens, such as `package.json`.
  private(set) var ignored: [String] = []
  /// Whether a file is neither JSON nor JSON5.
  private(set) var isUnreadable = false

  /// Parses the files and recognizes their dialects.
  init(_ files: [SourceFile], options: ConversionOptions, translations: [String: Translation]) {
    let relativePaths = files.relativePaths
    var unknown: [(position: Int, document: Document)] = []
    for (position, file) in files.enumerated() {
      // What is found in a file without tokens is not reported.
      let known = findings
      guard let document = document(of: file, translation: translations[file.path]) else {
        isUnreadable = true
        continue
      }
      let signs = DialectSigns(of: document.json.root, limit: .max)
      let found = Recognition(of: document, signs: signs)
      let wanted = found?.dialect == .resolver ? nil : options.dialect
      let named = wanted.map { Recognition($0, sign: .init(reason: "--from sets it", steps: [])) }
      if isSchema(document.json.root) {
        ignored.append(file.path)
        findings = known
      } else if let plain = signs.mixture.plain, let dollar = signs.mixture.dollar {
        // Style Dictionary refuses such files too (release notes of version 4).
        findings.add(
          .mixedDialect,
          message:
            "the file uses 'value' here and '$value' elsewhere, but no format has both; use one of them "
            + "everywhere, or split the file", at: document.keyPlace(plain + [.key("value")]),
          related: [
            Diagnostic.Related("'$value' here", at: document.keyPlace(dollar + [.key("$value")]))
          ])
      } else if let found = named ?? found {
        self.files.append(
          ForeignFile(
            document: document, recognition: found, relativePath: relativePaths[position],
            position: position))
      } else {
        unknown.append((position, document))
        findings = known
      }
    }
    adopt()
    // Aliases lead from one file to another, and modes are found in all files, so that all are read in the same
    // way. A resolver document does not name what a mode would become.
    let drafts: Set<Dialect> = [.draft2, .draft3]
    let cause: Rule? =
      self.files.contains { $0.recognition.isRepairable && $0.recognition.hasModes }
      ? .unreadMode : self.files.contains { drafts.contains($0.dialect) } ? .olderForm : nil
    if let cause, !self.files.contains(where: { $0.dialect == .resolver }) {
      for index in self.files.indices where self.files[index].recognition.isRepairable {
        self.files[index].brokenRule = cause
      }
    }
    let texts = unknown.isEmpty ? [] : self.files.map(\.document) + unknown.map(\.document)
    let aliases = Set(
      texts.flatMap { JSONTree($0.json.root).texts.flatMap(\.aliases).flatMap(\.aliasSpellings) })
    // Style Dictionary resolves aliases to plain values that are not tokens.
    let users: Set<Dialect> = [.draft1, .draft2, .draft3, .styleDictionary]
    let user = self.files.first { users.contains($0.dialect) }?.dialect
    for (position, document) in unknown {
      let plains = ForeignWalk(document, file: 0, keys: .plain).plains
      guard let user, plains.contains(where: { aliases.contains($0.names.joined(separator: ".")) })
      else {
        ignored.append(document.path)
        continue
      }
      let reason = "aliases in other files reference its plain values"
      self.files.append(
        ForeignFile(
          document: document,
          recognition: Recognition(user, sign: .init(reason: reason, steps: [])),
          relativePath: relativePaths[position], position: position))
    }
    self.files.sort { $0.position < $1.position }
    ignored.sort()
    guard self.files.isEmpty else { return }
    for path in ignored {
      findings.noteLoss("this file has no known token format", at: Place(file: path))
    }
  }

  /// Reads a file or its translation as JSON, or else JSON5; nil, with a finding, if it is neither.
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
    } catch { fault = error }
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

  /// Gives ambiguous files the dialect of files next to them: the first among them that adopts files.
  private mutating func adopt() {
    for dialect in Dialect.all {
      let signs = files.filter { $0.dialect == dialect }
      guard let adopts = dialect.adopts, let sign = signs.first else { continue }
      // A list of themes or sets is about its own folder.
      let lists = signs.filter(\.listsStudioSets).map(\.folder)
      for index in files.indices where adopts(files[index]) {
        let path = files[index].relativePath
        guard lists.isEmpty || lists.contains(where: path.hasPrefix) else { continue }
        files[index].recognition = Recognition(
          dialect, sign: FoundSign(reason: "\(sign.path) next to it has this format", steps: []))
      }
      return
    }
  }

  /// The files, with those of DTCG 2025.10 to be rewritten like drafts instead of copied, if one of them
  /// breaks the specification in a way that a draft allows, or has a token to split; nil otherwise.
  func repaired(given findings: [Diagnostic], options: ConversionOptions) -> RecognizedFiles? {
    let repairable = Set(files.filter(\.recognition.isRepairable).map(\.path))
    let rules = repairableRules.union(options.splitsTypes ? [.typeMismatch] : [])
    let first = findings.first { finding in
      finding.severity == .error && rules.contains(finding.rule)
        && repairable.contains(finding.place.file)
    }
    guard let first else { return nil }
    var repaired = self
    for index in files.indices where repairable.contains(files[index].path) {
      repaired.files[index].brokenRule = first.rule
    }
    return repaired
  }
}

/// Faults in a file of DTCG 2025.10 that reading it like a draft fixes or reports.
private let repairableRules: Set<Rule> = [
  .invalidName, .shortHex, .hexMismatch, .tokenAlpha, .olderForm, .bareDimension, .dimensionUnit,
  .stringType, .unknownType, .missingLetterSpacing, .lineHeightUnit,
]

/// Whether a file is a JSON Schema, or a file for which there is one of `schemastore.org`.
private func isSchema(_ root: JSONValue) -> Bool {
  let name = root["$schema"]?.string ?? ""
  let isStrict = root["additionalProperties"]?.kind == .boolean || root["required"]?.kind == .array
  return name.holds(text: "json-schema.org/") || name.holds(text: "schemastore.org/")
    || (root["type"]?.string == "object" || isStrict)
      && ["properties", "definitions", "$defs"].contains { root[$0]?.kind == .object }
}
