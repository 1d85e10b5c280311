import TokenJSON
import TokenModel
import Writers

/// Collects the tokens of files, and the axes along which their values vary.
struct SpectrumReader {
  var sets: [TokenFile]
  var tokens: [ForeignToken] = []
  private(set) var axes: [Axis] = []

  /// A dimension in which values vary, such as the color scheme.
  struct Axis {
    var name: String
    var contexts: [(name: String, set: Int)]
  }

  init(sets: [TokenFile]) { self.sets = sets }

  mutating func read(_ document: Document, file: Int, findings: inout Findings) {
    guard let object = document.json.root.object else {
      findings.add(
        .notCarried,
        message:
          "expected an object of tokens at the top level, found \(document.json.root.kind.phrase)",
        at: document.place())
      return
    }
    for (key, value) in object where key.first != UInt8(ascii: "$") {
      let name = key.string
      let steps = [JSONStep.key(name)]
      guard value.kind == .object else {
        findings.add(
          .notCarried, message: "'\(printable(name))' is not a token but \(value.kind.phrase)",
          at: document.keyPlace(steps))
        continue
      }
      guard let variants = value["sets"]?.object else {
        tokens.append(token(name, value: value, document: document, steps: steps, set: file))
        continue
      }
      read(variants, named: name, token: value, document: document, findings: &findings)
    }
  }

  private mutating func read(
    _ variants: JSONObject, named name: String, token: JSONValue, document: Document,
    findings: inout Findings
  ) {
    let names = variants.map(\.key.string)
    let axis = axis(of: names)
    for (key, value) in variants {
      let context = key.string
      let steps = [JSONStep.key(name), .key("sets"), .key(context)]
      if value["sets"] != nil {
        findings.add(
          .notCarried,
          message:
            "'\(printable(name))' has nested sets in '\(printable(context))'; only one level is supported",
          at: document.keyPlace(steps), path: tokenPath([name]))
        continue
      }
      let set = set(for: context, of: axis)
      var variant = self.token(name, value: value, document: document, steps: steps, set: set)
      variant.deprecated = variant.deprecated ?? deprecation(of: token)
      variant.extensions = merged(
        vendorMembers(of: token, document: document, steps: [.key(name)]),
        variant: variant.extensions)
      tokens.append(variant)
    }
    for missing in axes[axis].contexts.map(\.name) where !names.contains(missing) {
      findings.add(
        .notCarried, message: "'\(printable(name))' has no value for '\(printable(missing))'",
        at: document.keyPlace([.key(name), .key("sets")]), path: tokenPath([name]))
    }
  }

  private func token(
    _ name: String, value: JSONValue, document: Document, steps: [JSONStep], set: Int
  ) -> ForeignToken {
    let schema = value["$schema"]?.string?.split(separator: "/").last.map(String.init)
    var token = ForeignToken(
      names: [name], value: value["value"].map { JSONTree($0) } ?? .null,
      type: schema.map { $0.hasSuffix(".json") ? String($0.dropLast(5)) : $0 }, file: set,
      place: document.place(steps + [.key("value")]))
    if token.type == "alias" { token.type = nil }
    token.description = value["description"]?.string ?? value["comment"]?.string
    token.deprecated = deprecation(of: value)
    token.extensions = vendorMembers(of: value, document: document, steps: steps)
    return token
  }

  private func deprecation(of value: JSONValue) -> JSONTree? {
    guard value["deprecated"]?.boolean == true else { return nil }
    return value["deprecated_comment"]?.string.map { .string($0) } ?? .boolean(true)
  }

  /// The members that DTCG does not have.
  private func vendorMembers(
    of value: JSONValue, document: Document, steps: [JSONStep]
  ) -> [JSONTree.Member] {
    let known: Set = [
      "$schema", "value", "sets", "description", "deprecated", "deprecated_comment",
    ]
    var members: [JSONTree.Member] = []
    guard let object = value.object else { return [] }
    for (key, member) in object where !known.contains(key.string) {
      members.append(
        .init(
          key.string,
          value: document.spelling(steps + [.key(key.string)]).map(JSONTree.spelled)
            ?? JSONTree(member)))
    }
    return members.isEmpty ? [] : [.init("com.adobe.spectrum", value: .object(members))]
  }

  /// The members of a token, overridden by those of its variant.
  private func merged(
    _ token: [JSONTree.Member], variant: [JSONTree.Member]
  ) -> [JSONTree.Member] {
    guard var tree = token.first?.value else { return variant }
    for member in variant.first?.value.members ?? [] { tree.set(member.name, value: member.value) }
    return [.init("com.adobe.spectrum", value: tree)]
  }

  // MARK: Axes

  /// The axis that has one of the contexts, or a new one.
  private mutating func axis(of contexts: [String]) -> Int {
    if let known = axes.firstIndex(where: { axis in
      axis.contexts.contains { contexts.contains($0.name) }
    }) {
      return known
    }
    let known = [("colorScheme", "light"), ("scale", "desktop"), ("system", "spectrum")]
    let name =
      known.first { contexts.contains($0.1) }?.0
      ?? (axes.isEmpty ? "mode" : "mode\(axes.count + 1)")
    axes.append(Axis(name: name, contexts: []))
    return axes.count - 1
  }

  private mutating func set(for context: String, of axis: Int) -> Int {
    if let known = axes[axis].contexts.first(where: { $0.name == context }) { return known.set }
    sets.append(TokenFile(name: "\(axes[axis].name).\(context)"))
    axes[axis].contexts.append((context, sets.count - 1))
    return sets.count - 1
  }
}
