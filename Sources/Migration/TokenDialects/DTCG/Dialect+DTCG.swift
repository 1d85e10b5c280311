extension Dialect {
  /// A token file of DTCG 2025.10.
  package static let dtcg: Dialect = .init(
    id: "dtcg", title: "DTCG 2025.10",
    signs: [
      DialectSign(.declaration, at: "$schema", because: "its $schema is a DTCG 2025.10 schema") {
        $0["$schema"]?.string?.holds(text: "designtokens.org/schemas/2025.10/") ?? false
      },
      DialectSign(.current, at: "$value", because: "its tokens have $value") { !$0.isDraftToken },
    ], refusal: .never, reader: .dtcg)

  /// A resolver document of DTCG 2025.10. It is copied.
  package static let resolver: Dialect = .init(
    id: "dtcg-resolver", title: "a DTCG 2025.10 resolver document",
    signs: [
      DialectSign(.declaration, at: "resolutionOrder", because: "it has a 'resolutionOrder'") {
        $0["resolutionOrder"]?.array != nil
      },
      DialectSign(.declaration, at: "version", because: "it has the version \"2025.10\"") {
        $0["version"]?.string == "2025.10"
      },
    ], refusal: .never, reader: nil)
}

extension DialectReader {
  /// Copies files that are already DTCG 2025.10 byte for byte, except for types that `--type` sets.
  static let dtcg = DialectReader(position: 0) { files, options, tokens in
    let rules = TypeRules(options)
    var imported = ImportedTokens(sets: files.map(TokenFile.init(of:)))
    var notes = Findings()
    for (index, file) in files.enumerated() {
      imported.sets[index].original = file.document
      // Its findings are reported when the result is compiled.
      let walk = ForeignWalk(file.document, file: index, keys: .dtcg)
      imported.sets[index].verbatim = notes.typed(
        walk.tokens, of: file.document, options: options, rules: rules)
      for (number, token) in walk.tokens.enumerated() {
        let type = rules.kind(of: token)?.tokenType
        var copy = ConvertedToken(type: type, value: token.value, place: token.place)
        copy.origin = imported.tokens.count + number
        imported.sets[index].root.insert(copy, at: token.names)
      }
      imported.tokens += walk.tokens
    }
    imported.loseModes(options)
    tokens.add(copying: imported, options: options)
    tokens.findings.add(notes)
  }
}

extension Findings {
  /// A file's text with each `$type` that `--type` changes, after the value, to keep places before it valid.
  fileprivate mutating func typed(
    _ tokens: [ForeignToken], of document: Document, options: ConversionOptions, rules: TypeRules
  ) -> [UInt8] {
    let file = SourceFile(path: document.path, text: document.json.text)
    guard !options.types.isEmpty || options.infersTypes else { return file.text }
    // An alias has the type of its target.
    let changed = tokens.compactMap { token -> (token: ForeignToken, type: TokenType)? in
      guard
        let type = TypeRules.type(of: token, by: options.types)
          ?? (rules.infers && token.type == nil ? rules.inferredType(of: token) : nil),
        token.type != type.rawValue, token.value.alias == nil
      else { return nil }
      return (token, type)
    }
    guard let first = changed.first?.token else { return file.text }
    let edits = changed.compactMap { token, type -> TextEdit? in
      let steps = token.names.map(JSONStep.key)
      let word = "\"\(type.rawValue)\""
      let own = document.span(of: steps + [.key("$type")]).map { document.edit($0, new: word) }
      return own
        ?? document.span(of: steps + [.key("$value")]).map { value in
          document.edit(value.upperBound..<value.upperBound, new: ", \"$type\": \(word)")
        }
    }
    let path = first.names.tokenPath
    noteChange(
      "\(options.types.isEmpty ? "--infer-types" : "--type") sets the '$type' of \(changed.count == 1 ? "'\(path)'" : "\(changed.count) tokens, such as '\(path)'"); "
        + "everything else is copied", at: first.place)
    return file.applying(edits).text
  }
}
