/// Reads a tree of tokens (Format 5 and 6) into a `TokenSet`. Not recursive; visits each value once.
struct TokenReader {
  private var set: TokenSet
  private var findings: Findings
  private let document: Document
  private let source: Int32
  private let prefix: [JSONStep]
  private let skipped: Set<[UInt8]>
  private var hasReferences = false
  /// The objects to read, each with the number of groups around it.
  private var open: [(path: PathID, value: JSONValue, depth: Int)] = []

  /// Adds a tree's tokens to the set, without the skipped keys at the top level.
  static func read(
    _ tree: JSONValue, of document: Int, at prefix: [JSONStep] = [],
    skipping skipped: Set<[UInt8]> = [], into set: inout TokenSet, findings: inout Findings
  ) {
    var reader = TokenReader(
      set: set, findings: findings, document: set.documents[document],
      source: Int32(set.sources.count), prefix: prefix, skipped: skipped)
    set = TokenSet()  // so that the reader has the only copy and can grow it in place
    findings = Findings()
    let firstToken = reader.set.declarations.count
    let firstGroup = reader.set.groups.count
    reader.walk(tree)
    reader.set.sources.append(
      TokenSource(
        document: Int32(document), prefix: prefix,
        declarations: firstToken..<reader.set.declarations.count,
        groups: firstGroup..<reader.set.groups.count, hasReferences: reader.hasReferences))
    set = reader.set
    findings = reader.findings
  }

  private mutating func walk(_ tree: JSONValue) {
    guard tree.kind == .object else {
      return findings.add(
        .invalidValue,
        message: "expected an object at the top level of a token file, found \(tree.kind.phrase)",
        at: document.place(prefix))
    }
    open.append((.root, tree, -1))
    while let next = open.popLast() { read(next.value, at: next.path, depth: next.depth) }
  }

  /// Reads one object: a token if it has `$value`, otherwise a group, whose members are read later.
  private mutating func read(_ tree: JSONValue, at path: PathID, depth: Int) {
    guard let object = tree.object else { return }
    var properties = Properties()
    let mark = open.count
    for (key, value) in object {
      if path == .root, !skipped.isEmpty, skipped.contains(Array(key)) { continue }
      if key.first == UInt8(ascii: "$"), !(key == "$root") {
        read(property: key, value: value, at: path, properties: &properties)
      } else if value.kind == .object, !key.isBareProperty(value) {
        let isRead = read(member: key, value: value, at: path, depth: depth + 1)
        properties.hasRefused = !isRead || properties.hasRefused
      } else {
        properties.strays.append((key, value))
      }
    }
    if properties.type == .none, let type = properties.strays.first(where: { $0.key == "type" }) {
      properties.type = type.value.string.flatMap(TokenType.init).map(DeclaredType.known) ?? .none
    }
    if let value = properties.value {
      if open.count > mark { refuseChildren(of: path, downTo: mark) }
      if properties.reference != nil {
        report(
          .invalidValue, message: "a token can have '$value' or '$ref', not both; keep one",
          reading: "'$value' is used", atKey: steps(to: path, key: "$ref"), path: path)
      }
      declare(path, token: tree, value: value, properties: properties)
    } else if let reference = properties.reference, properties.base == nil, open.count == mark,
      path != .root
    {
      properties.isReference = true
      declare(path, token: tree, value: reference, properties: properties)
    } else {
      group(path, properties: properties, isEmpty: open.count == mark)
      open[mark...].reverse()  // so that the stack returns them in the order of the text
    }
  }

  private struct Properties {
    var value: JSONValue?
    var type = DeclaredType.none
    var deprecation: Deprecation?
    var hasDescription = false
    var hasExtensions = false
    /// `$ref`, when it is a string.
    var reference: JSONValue?
    var isReference = false
    /// `$extends`, when it is a string.
    var base: JSONValue?
    /// Members that are not objects, and properties without `$`.
    var strays: [(key: JSONBytes, value: JSONValue)] = []
    /// Whether a member was refused.
    var hasRefused = false
  }

  // MARK: Tokens

  private mutating func declare(
    _ path: PathID, token: JSONValue, value: JSONValue, properties: Properties
  ) {
    guard path != .root else {
      return findings.add(
        .invalidValue,
        message: "the top level of a token file cannot be a token; give the token a name",
        at: document.place(prefix + [.key("$value")]))
    }
    if properties.base != nil {
      report(
        .invalidValue,
        message:
          "only groups can use '$extends'; set '$value' to an alias such as \"{group.token}\"",
        reading: "'$value' is used", atKey: steps(to: path, key: "$extends"), path: path)
    }
    let hasAlpha = !properties.strays.isEmpty && readStrays(properties.strays, ofToken: path)
    hasReferences = hasReferences || properties.isReference
    set.declarations.append(
      Declaration(
        path: path, origin: path, source: source, type: properties.type, token: token, value: value,
        isReference: properties.isReference, hasDescription: properties.hasDescription,
        hasDeprecation: properties.deprecation != nil, hasExtensions: properties.hasExtensions,
        hasAlpha: hasAlpha))
  }

  /// Reports unknown members of a token. Returns whether one is a valid `alpha`.
  private mutating func readStrays(
    _ strays: [(key: JSONBytes, value: JSONValue)], ofToken path: PathID
  ) -> Bool {
    var hasAlpha = false
    refuseBare(strays, rule: .unknownProperty, at: path)
    for (key, value) in strays where key.bareProperty == nil {
      let name = set.paths.string(path)
      if key == "alpha" {
        hasAlpha = value.number.map { (0...1).contains($0) } ?? false
        report(
          .tokenAlpha,
          message:
            "'\(name)': a token cannot have 'alpha'; move it into the color, as a number from 0 to 1",
          reading: hasAlpha ? "applied if the value is a color" : "ignored",
          atKey: steps(to: path, key: "alpha"), path: path)
      } else {
        report(
          .unknownProperty,
          message:
            "'\(name)': unknown property '\(printable(key.string))'; move your own data under $extensions",
          atKey: steps(to: path, key: key.string), path: path)
      }
    }
    return hasAlpha
  }

  private mutating func refuseChildren(of path: PathID, downTo mark: Int) {
    let names = open[mark...].map { set.paths.name(of: $0.path) }
    open.removeSubrange(mark...)
    for name in names {
      report(
        .unknownProperty,
        message: name == "extensions"
          ? "\(subject(path))'extensions' is not read; write '$extensions'"
          : "a token cannot contain tokens, but '\(printable(name))' is next to its $value; move it into a "
            + "group, or name the token $root", atKey: steps(to: path, key: name), path: path)
    }
  }

  // MARK: Groups

  private mutating func group(_ path: PathID, properties: Properties, isEmpty: Bool) {
    let base = properties.base ?? properties.reference
    if properties.base != nil, properties.reference != nil {
      report(
        .invalidValue, message: "a group can have '$extends' or '$ref', not both; keep one",
        reading: "'$extends' is used", atKey: steps(to: path, key: "$ref"), path: path)
    }
    refuse(properties.strays, inGroup: path, isEmpty: isEmpty)
    if isEmpty, properties.hasRefused { set.refused.insert(path) }
    if isEmpty { checkFinished(path, properties: properties, hasBase: base != nil) }
    guard isEmpty || properties.type != .none || properties.deprecation != nil || base != nil
    else { return }
    hasReferences = hasReferences || base != nil
    set.groups.append(
      GroupDeclaration(
        path: path, source: source, type: properties.type, deprecation: properties.deprecation,
        base: base, isReference: properties.base == nil))
  }

  /// Reports all properties without `$` of a token or group at once.
  private mutating func refuseBare(
    _ strays: [(key: JSONBytes, value: JSONValue)], rule: Rule, at path: PathID
  ) {
    let keys = strays.map(\.key).filter { $0.bareProperty != nil }
    guard let first = keys.first else { return }
    var finding = Diagnostic(
      rule,
      message: subject(path) + keys.map(\.string).quotedList() + (keys.count == 1 ? " is" : " are")
        + " not read; write " + keys.compactMap(\.bareProperty).map { "$" + $0 }.quotedList(),
      at: document.keyPlace(steps(to: path, key: first.string)), path: text(of: path))
    finding.subject.habit = "$"
    findings.add(finding)
  }

  /// Reports members of a group that are not objects (requirement F-024). A token with `value` instead
  /// of `$value` has no other finding.
  private mutating func refuse(
    _ strays: [(key: JSONBytes, value: JSONValue)], inGroup path: PathID, isEmpty: Bool
  ) {
    for (key, _) in strays { set.refused.insert(set.paths.child(of: path, named: key.string)) }
    refuseBare(strays, rule: .invalidValue, at: path)
    if isEmpty, path != .root, strays.contains(where: { $0.key.bareProperty == "value" }) {
      set.refused.insert(path)
      return
    }
    for (key, value) in strays where key.bareProperty == nil {
      findings.add(
        .invalidValue,
        message: "expected a token or group (an object) at '\(printable(key.string))', found "
          + "\(value.kind.phrase); write {\"$value\": …} for a token",
        at: document.place(steps(to: path, key: key.string)),
        path: set.paths.string(set.paths.child(of: path, named: key.string)))
    }
  }

  /// Reports a group with a type and no members, probably an unfinished token (requirement F-025).
  private mutating func checkFinished(_ path: PathID, properties: Properties, hasBase: Bool) {
    guard path != .root, !hasBase, properties.strays.isEmpty, !properties.hasRefused,
      case .known = properties.type
    else { return }
    findings.add(
      .unfinishedToken,
      message:
        "'\(set.paths.string(path))' has a $type, but no $value and no tokens; give it a $value",
      at: document.keyPlace(steps(to: path)), path: set.paths.string(path))
  }

  /// Reads a member that is an object. Returns false when it is refused.
  private mutating func read(
    member key: JSONBytes, value: JSONValue, at path: PathID, depth: Int
  ) -> Bool {
    if let fault = nameFault(key) {
      findings.add(
        .invalidName, message: "the name '\(printable(key.string))' \(fault)",
        at: document.keyPlace(steps(to: path, key: key.string)),
        path: (set.paths.segments(of: path) + [key.string]).tokenPath)
      return false
    }
    if depth > groupLimit {
      if set.refused.insert(path).inserted {
        report(
          .limitExceeded, message: tooDeep, atKey: steps(to: path, key: key.string), path: path)
      }
      return false
    }
    let member = set.paths.child(of: path, named: key.string)
    if key == "$root", value["$value"] == nil, value["$ref"] == nil {
      findings.add(
        .invalidValue, message: "'$root' must be a token; give it a $value",
        at: document.keyPlace(steps(to: path, key: "$root")), path: set.paths.string(member))
      return false
    }
    if key.first == 0x20 || key.last == 0x20 {
      findings.add(
        .paddedName,
        message:
          "the name '\(printable(key.string))' begins or ends with a space; remove the space",
        at: document.keyPlace(steps(to: path, key: key.string)), path: set.paths.string(member))
    }
    open.append((member, value, depth))
    return true
  }

  // MARK: Properties

  private mutating func read(
    property key: JSONBytes, value: JSONValue, at path: PathID, properties: inout Properties
  ) {
    if key == "$value" {
      properties.value = value
    } else if key == "$type" {
      properties.type = readType(value, at: path)
    } else if key == "$description" {
      properties.hasDescription = value.kind == .string
      require(value.kind == .string, key: key, wanted: "a string", value: value, at: path)
    } else if key == "$deprecated" {
      properties.deprecation = Deprecation(value)
      require(
        properties.deprecation != nil, key: key, wanted: "a boolean or a string", value: value,
        at: path)
    } else if key == "$extensions" {
      properties.hasExtensions = value.kind == .object
      require(value.kind == .object, key: key, wanted: "an object", value: value, at: path)
    } else if key == "$ref" || key == "$extends" {
      let (isPointer, isText) = (key == "$ref", value.kind == .string)
      let text = isText ? value : nil
      if isPointer { properties.reference = text } else { properties.base = text }
      properties.hasRefused = !isText
      let wanted =
        isPointer ? "JSON Pointer (\"#/…\")" : "reference to a group (\"{a.b}\" or \"#/a/b\")"
      require(isText, key: key, wanted: "a " + wanted, value: value, at: path)
    } else if !(key == "$schema" && path == .root) {
      refuse(property: key.string, at: path)
      properties.hasRefused = true
    }
  }

  private mutating func readType(_ value: JSONValue, at path: PathID) -> DeclaredType {
    if let type = value.string.flatMap(TokenType.init(rawValue:)) { return .known(type) }
    let types = TokenType.allCases.map(\.rawValue)
    let isString = value.string == "string"
    let fault = value.string.map { name in
      "DTCG 2025.10 has no type '\(printable(name))'"
        + (isString
          ? "; use the type that fits its purpose, or move it under $extensions"
          : name.suggestion(among: types, else: "; use one of \(types.joined(separator: ", "))"))
    }
    var finding = Diagnostic(
      isString ? .stringType : .unknownType,
      message: subject(path) + (fault ?? "'$type' must be a string, found \(value.kind.phrase)"),
      at: document.place(steps(to: path, key: "$type")), path: text(of: path))
    finding.ending.reading = "an alias gets the type of its target, any other value is left out"
    findings.add(finding)
    return .unknown
  }

  private mutating func require(
    _ isValid: Bool, key: JSONBytes, wanted: String, value: JSONValue, at path: PathID
  ) {
    guard !isValid else { return }
    report(
      .invalidValue, message: "'\(key.string)' must be \(wanted), found \(value.kind.phrase)",
      reading: "ignored", at: steps(to: path, key: key.string), path: path)
  }

  private mutating func refuse(property name: String, at path: PathID) {
    let end = "; remove it, or write a token's name without $"
    report(
      .unknownProperty,
      message: "unknown property '\(printable(name))'"
        + name.suggestion(among: JSONBytes.properties.map { "$" + $0 }, else: end),
      atKey: steps(to: path, key: name), path: path)
  }

  // MARK: Findings

  private mutating func report(
    _ rule: Rule, message: String, reading: String? = nil, at steps: [JSONStep] = [],
    atKey key: [JSONStep]? = nil, path: PathID
  ) {
    var finding = Diagnostic(
      rule, message: message, at: key.map(document.keyPlace) ?? document.place(steps),
      path: text(of: path))
    if let reading { finding.ending.reading = reading }
    findings.add(finding)
  }

  private func subject(_ path: PathID) -> String { text(of: path).map { "'\($0)': " } ?? "" }

  private func text(of path: PathID) -> String? { path == .root ? nil : set.paths.string(path) }

  private func steps(to path: PathID, key: String? = nil) -> [JSONStep] {
    prefix + set.paths.segments(of: path).map(JSONStep.key) + (key.map { [.key($0)] } ?? [])
  }
}

/// How many groups can be around a token or group. Generated types nest as deep, and symbol names
/// contain every level; the optimizer of Swift 6.3 crashes at 512.
package let groupLimit = 128

/// What is wrong with groups that are deeper.
package let tooDeep =
  "tokens and groups can be in at most \(groupLimit) groups; use fewer levels of groups"

/// The fault of a name (Format 5.1.1); nil when the name is valid.
private func nameFault(_ name: JSONBytes) -> String? {
  if name.isEmpty { return "is empty; write at least one character" }
  for byte in name
  where byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: ".") {
    let character = String(decoding: [byte], as: UTF8.self)
    return "contains '\(character)', which is reserved for aliases; remove it"
  }
  return nil
}
