import TokenJSON

/// The members of one object in a format of ours (project file, contract) or a resolver document,
/// taken by name; whatever nobody took is reported as unknown, with the nearest known name.
struct Members {
  let document: Document
  let steps: [JSONStep]
  /// The object with its article, as a sentence names it: "a contract".
  let phrase: String
  /// What a wrong value is reported as.
  let rule: Rule
  private let object: JSONObject
  private var asked: [String] = []

  /// The members of an object; nil, with a finding, when the value is none.
  init?(
    _ value: JSONValue, in document: Document, at steps: [JSONStep], _ phrase: String, _ rule: Rule,
    _ findings: inout Findings
  ) {
    guard let object = value.object else {
      findings.add(
        rule, "expected \(phrase) (an object), found \(excerpt(value))", at: document.place(steps))
      return nil
    }
    self.object = object
    self.document = document
    self.steps = steps
    self.phrase = phrase
    self.rule = rule
  }

  /// The value of that member, if it is there.
  mutating func value(_ name: String) -> JSONValue? {
    asked.append(name)
    for (key, value) in object where name.utf8.elementsEqual(key.buffer) { return value }
    return nil
  }

  /// The value of that member; a finding when it is not there.
  mutating func required(_ name: String, _ findings: inout Findings) -> JSONValue? {
    if let value = value(name) { return value }
    findings.add(rule, "'\(name)' is missing from \(phrase)", at: document.place(steps))
    return nil
  }

  /// A string member; a finding when it is something else.
  mutating func string(_ name: String, _ findings: inout Findings) -> String? {
    value(name).flatMap { string(of: $0, at: steps + [.key(name)], &findings) }
  }

  /// A string member that must be there.
  mutating func requiredString(_ name: String, _ findings: inout Findings) -> String? {
    required(name, &findings).flatMap { string(of: $0, at: steps + [.key(name)], &findings) }
  }

  /// A string member as it stands, for a sentence about it.
  mutating func text(_ name: String) -> String { value(name)?.string ?? "" }

  /// A number member; a finding when it is something else.
  mutating func number(_ name: String, _ findings: inout Findings) -> Double? {
    guard let value = value(name) else { return nil }
    if let number = value.number { return number }
    mismatch(value, "a number", at: steps + [.key(name)], &findings)
    return nil
  }

  /// A member that is one string or a list of strings.
  mutating func strings(_ name: String, _ findings: inout Findings) -> [String]? {
    guard let value = value(name) else { return nil }
    return strings(of: value, at: steps + [.key(name)], &findings)
  }

  /// A value that is one string or a list of strings.
  func strings(
    of value: JSONValue, at steps: [JSONStep], _ findings: inout Findings
  ) -> [String]? {
    guard let items = value.array else {
      return string(of: value, at: steps, &findings).map { [$0] }
    }
    let strings = items.enumerated().compactMap { index, item in
      string(of: item, at: steps + [.index(index)], &findings)
    }
    return strings.count == items.count ? strings : nil
  }

  /// Members that are objects under one name each, in the order of the text.
  mutating func entries(
    _ name: String, _ findings: inout Findings
  ) -> [(name: String, value: JSONValue, steps: [JSONStep])] {
    guard let value = value(name) else { return [] }
    guard let object = value.object else {
      mismatch(value, "an object", at: steps + [.key(name)], &findings)
      return []
    }
    return object.map { key, value in
      (key.string, value, steps + [.key(name), .key(key.string)])
    }
  }

  /// The items of a list member.
  mutating func items(
    _ name: String, _ findings: inout Findings
  ) -> [(value: JSONValue, steps: [JSONStep])] {
    guard let value = value(name) else { return [] }
    guard let array = value.array else {
      mismatch(value, "a list", at: steps + [.key(name)], &findings)
      return []
    }
    return array.enumerated().map { ($1, steps + [.key(name), .index($0)]) }
  }

  /// Reports every member that nobody asked for.
  func finish(_ findings: inout Findings) {
    for (key, _) in object where !asked.contains(where: { $0.utf8.elementsEqual(key.buffer) }) {
      if steps.isEmpty, key == "$schema" { continue }
      let near = suggestion(for: key.string, among: asked)
      findings.add(
        .unknownKey,
        "'\(printable(key.string))' is no key of \(phrase)"
          + (near.isEmpty ? "; its keys are \(listed(asked))" : near),
        at: document.keyPlace(steps + [.key(key.string)]))
    }
  }

  /// Reports that a value is not what was wanted.
  func mismatch(
    _ value: JSONValue, _ wanted: String, at steps: [JSONStep], _ findings: inout Findings
  ) {
    findings.add(rule, "expected \(wanted), found \(excerpt(value))", at: document.place(steps))
  }

  private func string(
    of value: JSONValue, at steps: [JSONStep], _ findings: inout Findings
  ) -> String? {
    if let string = value.string { return string }
    mismatch(value, "a string", at: steps, &findings)
    return nil
  }
}
