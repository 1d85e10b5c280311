import TokenJSON
import Writers

/// The members of one object in a format of ours (project file, contract) or a resolver document,
/// taken by name; whatever nobody took is reported as unknown, with the nearest known name.
package struct Members {
  let document: Document
  let steps: [JSONStep]
  /// The object with its article, as a sentence names it: "a contract".
  let phrase: String
  /// What a wrong value is reported as.
  let rule: Rule
  /// The object, in front of those it overrides.
  private let layers: [Layer]
  private var asked: [String] = []

  /// An object, and the way to it.
  struct Layer {
    var value: JSONValue
    var steps: [JSONStep]
  }

  /// The members of an object; nil, with a finding, when the value is none.
  package init?(
    _ value: JSONValue, in document: Document, at steps: [JSONStep], phrase: String, rule: Rule,
    findings: inout Findings
  ) {
    self.init(
      [Layer(value: value, steps: steps)], in: document, phrase: phrase, rule: rule,
      findings: &findings)
  }

  /// The members of an object laid over those that it references (Resolver 4.2.2), the nearest
  /// first; nil, with a finding, when one is no object.
  init?(
    _ layers: [Layer], in document: Document, phrase: String, rule: Rule,
    findings: inout Findings
  ) {
    for layer in layers where layer.value.kind != .object {
      findings.add(
        rule, message: "expected \(phrase) (an object), found \(excerpt(layer.value))",
        at: document.place(layer.steps))
      return nil
    }
    self.layers = layers
    self.document = document
    self.phrase = phrase
    self.rule = rule
    steps = layers[0].steps
  }

  /// The value of that member, if it is there.
  mutating func value(_ name: String) -> JSONValue? {
    if !asked.contains(name) { asked.append(name) }
    for layer in layers {
      if let value = layer.value[name] { return value }
    }
    return nil
  }

  /// The way to that member.
  func steps(to name: String) -> [JSONStep] {
    let layer = layers.first { $0.value[name] != nil } ?? layers[0]
    return layer.steps + [.key(name)]
  }

  /// The value of that member; a finding when it is not there.
  package mutating func required(_ name: String, findings: inout Findings) -> JSONValue? {
    if let value = value(name) { return value }
    findings.add(rule, message: "'\(name)' is missing from \(phrase)", at: document.place(steps))
    return nil
  }

  /// A string member; a finding when it is something else.
  mutating func string(_ name: String, findings: inout Findings) -> String? {
    value(name).flatMap { string(of: $0, at: steps(to: name), findings: &findings) }
  }

  /// A string member that must be there.
  package mutating func requiredString(_ name: String, findings: inout Findings) -> String? {
    required(name, findings: &findings).flatMap {
      string(of: $0, at: steps(to: name), findings: &findings)
    }
  }

  /// A string member as it stands, for a sentence about it.
  mutating func text(_ name: String) -> String { value(name)?.string ?? "" }

  /// A number member; a finding when it is something else.
  mutating func number(_ name: String, findings: inout Findings) -> Double? {
    guard let value = value(name) else { return nil }
    if let number = value.number { return number }
    mismatch(value, wanted: "a number", at: steps(to: name), findings: &findings)
    return nil
  }

  /// A member that is one string or a list of strings.
  mutating func strings(_ name: String, findings: inout Findings) -> [String]? {
    guard let value = value(name) else { return nil }
    return strings(of: value, at: steps(to: name), findings: &findings)
  }

  /// A value that is one string or a list of strings.
  func strings(
    of value: JSONValue, at steps: [JSONStep], findings: inout Findings
  ) -> [String]? {
    guard let items = value.array else {
      return string(of: value, at: steps, findings: &findings).map { [$0] }
    }
    let strings = items.enumerated().compactMap { index, item in
      string(of: item, at: steps + [.index(index)], findings: &findings)
    }
    return strings.count == items.count ? strings : nil
  }

  /// Members that are objects under one name each, in the order of the text.
  mutating func entries(
    _ name: String, findings: inout Findings
  ) -> [(name: String, value: JSONValue, steps: [JSONStep])] {
    guard let value = value(name) else { return [] }
    guard let object = value.object else {
      mismatch(value, wanted: "an object", at: steps(to: name), findings: &findings)
      return []
    }
    return object.map { key, value in
      (key.string, value, steps(to: name) + [.key(key.string)])
    }
  }

  /// The items of a list member.
  package mutating func items(
    _ name: String, findings: inout Findings
  ) -> [(value: JSONValue, steps: [JSONStep])] {
    guard let value = value(name) else { return [] }
    guard let array = value.array else {
      mismatch(value, wanted: "a list", at: steps(to: name), findings: &findings)
      return []
    }
    return array.enumerated().map { ($1, steps(to: name) + [.index($0)]) }
  }

  /// Reports every member that nobody asked for.
  package func finish(_ findings: inout Findings) {
    for layer in layers {
      guard let object = layer.value.object else { continue }
      for (key, _) in object where !asked.contains(where: { key.isSame(as: $0) }) {
        if layer.steps.isEmpty, key == "$schema" { continue }
        if layers.count > 1, key == "$ref" { continue }
        let near = suggestion(for: key.string, among: asked)
        findings.add(
          .unknownKey,
          message: "'\(printable(key.string))' is no key of \(phrase)"
            + (near.isEmpty ? "; its keys are \(listed(asked))" : near),
          at: document.keyPlace(layer.steps + [.key(key.string)]))
      }
    }
  }

  /// Reports that a value is not what was wanted.
  package func mismatch(
    _ value: JSONValue, wanted: String, at steps: [JSONStep], findings: inout Findings
  ) {
    findings.add(
      rule, message: "expected \(wanted), found \(excerpt(value))", at: document.place(steps))
  }

  /// The string that a value is; nil, with a finding, where it is something else.
  func string(
    of value: JSONValue, at steps: [JSONStep], findings: inout Findings
  ) -> String? {
    if let string = value.string { return string }
    mismatch(value, wanted: "a string", at: steps, findings: &findings)
    return nil
  }
}
