import TokenTesting

/// A label on a fill, each of which is another color in 60 contexts of its own modifier.
private func compilation(pairs count: Int) -> Compilation {
  func modifier(_ token: String, from first: Int) -> String {
    let contexts = object(0..<60) { number in
      let value = color("#" + String(first + number, radix: 16))
      return #""c\#(number)": [{ "\#(token)": { "$type": "color", "$value": \#(value) } }]"#
    }
    return #"{ "type": "modifier", "name": "\#(token)s", "contexts": \#(contexts) }"#
  }
  let modifiers = [modifier("label", from: 0x101010), modifier("fill", from: 0xF0F0A0)]
  let pairs = list(0..<count) { _ in #"{ "foreground": "label", "on": "fill" }"# }
  return resolved([
    "b.resolver.json": resolverDocument(
      "\"resolutionOrder\": [\(modifiers.joined(separator: ", "))]"),
    "c.contract.json": """
    { "component": "C", "path": "*", "contrast": \(pairs),
      "roles": { "label": { "type": "color" }, "fill": { "type": "color" } } }
    """,
  ])
}

@Test func `more checks than the limit are one error, and none is measured`() {
  let within = compilation(pairs: 1)
  #expect(within.errors == [] && within.audit.results.count == 3600)
  let beyond = compilation(pairs: 8)
  #expect(beyond.errors == [.limitExceeded] && beyond.audit.results.isEmpty)
  #expect(
    beyond.findings[0].message.hasPrefix("the pairs make 28800 checks, but files of this size"))
}
