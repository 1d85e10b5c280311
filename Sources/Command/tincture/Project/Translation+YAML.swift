import TokenDialects

extension Translation {
  /// Whether the name of a file says that it is YAML.
  static func isNeeded(for path: String) -> Bool {
    path.hasSuffix(".yaml") || path.hasSuffix(".yml")
  }

  /// Translates a YAML file to JSON with `tincture-yaml`.
  init(_ file: SourceFile) throws {
    self = try HelperProgram.yaml.response(to: file.text, about: file.path, task: "read YAML") {
      guard let response = try? JSONDocument($0) else { return nil }
      return withExtendedLifetime(response) { Translation(in: response.root, of: file) }
    }
  }

  /// The translation in a response; nil if the response is not valid.
  private init?(in root: JSONValue, of file: SourceFile) {
    if let kind = root["fault"]?.string {
      let offset = root["offset"]?.number.flatMap { Int(exactly: $0) } ?? 0
      let (line, column) = LineTable(file.text).place(at: max(0, offset))
      let message = printable(root["message"]?.string ?? "this is not YAML")
      self = .fault(
        Diagnostic(
          rule(of: kind), message: message, at: Place(file: file.path, line: line, column: column)))
      return
    }
    guard let json = root["json"]?.bytes, let places = root["places"]?.array else { return nil }
    var origins = OffsetMap()
    var last = 0
    for index in stride(from: 0, to: places.count - 1, by: 2) {
      guard let made = places[index].number.flatMap({ Int32(exactly: $0) }),
        let origin = places[index + 1].number.flatMap({ Int32(exactly: $0) }), made >= last
      else { return nil }
      origins.add(Int(made), madeFrom: Int(origin))
      last = Int(made)
    }
    self = .json(TranslatedJSON(Array(json), origins: origins, syntax: .yaml))
  }
}

private func rule(of kind: String) -> Rule {
  switch kind {
  case "duplicateKey": .duplicateKey
  case "invalidUTF8": .invalidUTF8
  case "limit": .limitExceeded
  default: .invalidJSON
  }
}
