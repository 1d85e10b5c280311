import TokenJSON

/// Walks one tree of tokens (Format 5 and 6) into a `TokenSet`; no recursion, one visit a value.
struct TokenReader {
  private var set: TokenSet
  private var findings: Findings
  private let document: Document
  private let source: Int32
  private let prefix: [JSONStep]
  private var open: [(path: PathID, value: JSONValue)] = []

  /// Adds a tree's tokens to the set.
  static func read(
    _ tree: JSONValue, of document: Int, at prefix: [JSONStep] = [], into set: inout TokenSet,
    _ findings: inout Findings
  ) {
    var reader = TokenReader(
      set: set, findings: findings, document: set.documents[document],
      source: Int32(set.sources.count), prefix: prefix)
    set = TokenSet()  // the reader holds the only copy while it grows it
    findings = Findings()
    let firstToken = reader.set.declarations.count
    let firstGroup = reader.set.groups.count
    reader.walk(tree)
    set = reader.set
    findings = reader.findings
    set.sources.append(
      TokenSource(
        document: Int32(document), prefix: prefix,
        declarations: firstToken..<set.declarations.count,
        groups: firstGroup..<set.groups.count))
  }

  private init(
    set: TokenSet, findings: Findings, document: Document, source: Int32, prefix: [JSONStep]
  ) {
    self.set = set
    self.findings = findings
    self.document = document
    self.source = source
    self.prefix = prefix
  }

  private mutating func walk(_ tree: JSONValue) {
    guard tree.kind == .object else {
      findings.add(
        .invalidValue, "the top level of a token file is an object, found \(tree.kind.phrase)",
        at: document.place(prefix))
      return
    }
    open.append((.root, tree))
    while let (path, value) = open.popLast() { read(value, at: path) }
  }

  /// Reads one object: a token if it has `$value`, else a group whose members are read later.
  private mutating func read(_ tree: JSONValue, at path: PathID) {
    guard let object = tree.object else { return }
    var properties = Properties()
    let mark = open.count
    for (key, value) in object {
      if key.buffer.first == UInt8(ascii: "$"), !(key == "$root") {
        read(property: key, value, at: path, &properties)
      } else {
        read(member: key, value, at: path)
      }
    }
    if let value = properties.value {
      if open.count > mark { refuseChildren(of: path, downTo: mark) }
      declare(path, tree, value, properties)
    } else {
      if properties.type != .none || properties.deprecation != nil {
        set.groups.append(
          GroupDeclaration(
            path: path, type: properties.type, deprecation: properties.deprecation))
      }
      open[mark...].reverse()  // the stack hands them out in the order of the text
    }
  }

  private struct Properties {
    var value: JSONValue?
    var type = DeclaredType.none
    var deprecation: Deprecation?
    var hasDescription = false
  }

  private mutating func declare(
    _ path: PathID, _ token: JSONValue, _ value: JSONValue, _ properties: Properties
  ) {
    guard path != .root else {
      findings.add(
        .invalidValue, "the top level of a token file is a group; give the token a name",
        at: document.place(prefix + [.key("$value")]))
      return
    }
    set.declarations.append(
      Declaration(
        path: path, source: source, type: properties.type, token: token, value: value,
        hasDescription: properties.hasDescription,
        hasDeprecation: properties.deprecation != nil))
  }

  private mutating func refuseChildren(of path: PathID, downTo mark: Int) {
    let names = open[mark...].map { set.paths.name(of: $0.path) }
    open.removeSubrange(mark...)
    findings.add(
      .unknownProperty,
      "a token holds no further tokens: \(listed(names)) stand\(names.count == 1 ? "s" : "") "
        + "beside $value; move \(names.count == 1 ? "it" : "them") into a group of their own",
      at: document.place(steps(to: path)), path: set.paths.string(path))
  }

  private mutating func read(member key: JSONBytes, _ value: JSONValue, at path: PathID) {
    guard value.kind == .object else {
      findings.add(
        .invalidValue,
        "expected a token or group (an object) at '\(key.string)', found \(value.kind.phrase)",
        at: document.place(steps(to: path, key.string)))
      return
    }
    if let fault = nameFault(key) {
      findings.add(
        .invalidName, "the name '\(printable(key.string))' \(fault)",
        at: document.keyPlace(steps(to: path, key.string)))
      return
    }
    open.append((set.paths.child(of: path, named: key.buffer), value))
  }

  private mutating func read(
    property key: JSONBytes, _ value: JSONValue, at path: PathID, _ properties: inout Properties
  ) {
    if key == "$value" {
      properties.value = value
    } else if key == "$type" {
      properties.type = readType(value, at: path)
    } else if key == "$description" {
      properties.hasDescription = true
      require(value.kind == .string, key, "a string", value, at: path)
    } else if key == "$deprecated" {
      properties.deprecation = Deprecation(value)
      require(properties.deprecation != nil, key, "a boolean or a string", value, at: path)
    } else if key == "$extensions" {
      require(value.kind == .object, key, "an object", value, at: path)
    } else if key == "$ref" || key == "$extends" {
      findings.add(
        .unsupportedReference,
        "'\(key.string)' is not read yet; write an alias such as \"{group.token}\" as the $value",
        at: document.keyPlace(steps(to: path, key.string)), path: set.paths.string(path))
    } else if !(key == "$schema" && path == .root) {
      refuse(property: key.string, at: path)
    }
  }

  private mutating func readType(_ value: JSONValue, at path: PathID) -> DeclaredType {
    if let type = value.string.flatMap(TokenType.init(rawValue:)) { return .known(type) }
    let found = value.string.map { "'\(printable($0))'" } ?? value.kind.phrase
    let near = value.string.map { suggestion(for: $0, among: TokenType.allCases.map(\.rawValue)) }
    findings.add(
      .unknownType,
      "\(found) is none of the 13 types of DTCG 2025.10"
        + (near.flatMap { $0.isEmpty ? nil : $0 }
          ?? ": \(TokenType.allCases.map(\.rawValue).joined(separator: ", "))"),
      at: document.place(steps(to: path, "$type")),
      path: path == .root ? nil : set.paths.string(path))
    return .unknown
  }

  private mutating func require(
    _ holds: Bool, _ key: JSONBytes, _ wanted: String, _ value: JSONValue, at path: PathID
  ) {
    guard !holds else { return }
    findings.add(
      .invalidValue, "'\(key.string)' is \(wanted), found \(value.kind.phrase)",
      at: document.place(steps(to: path, key.string)), path: set.paths.string(path))
  }

  private mutating func refuse(property name: String, at path: PathID) {
    let known = ["$value", "$type", "$description", "$deprecated", "$extensions"]
    findings.add(
      .unknownProperty,
      "'\(printable(name))' is no property of DTCG 2025.10, and names of tokens and groups do not begin "
        + "with $" + suggestion(for: name, among: known),
      at: document.keyPlace(steps(to: path, name)), path: set.paths.string(path))
  }

  private func steps(to path: PathID, _ key: String? = nil) -> [JSONStep] {
    prefix + set.paths.segments(of: path).map(JSONStep.key) + (key.map { [.key($0)] } ?? [])
  }
}

/// What is wrong with a name (Format 5.1.1), or nil.
private func nameFault(_ name: JSONBytes) -> String? {
  if name.buffer.isEmpty { return "is empty; give it at least one character" }
  for byte in name.buffer
  where [UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ".")].contains(byte) {
    let sign = String(decoding: [byte], as: UTF8.self)
    return "holds '\(sign)', which is kept for aliases; take it out"
  }
  return nil
}
