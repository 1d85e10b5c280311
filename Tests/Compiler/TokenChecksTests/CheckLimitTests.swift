import TokenTesting

/// A label on a fill, each of which is another color in 60 contexts of its own modifier.
private func compilation(pairs count: Int, isGradient: Bool = false) -> Compilation {
  func modifier(_ token: String, from first: Int) -> String {
    let contexts = object(0..<60) { number in
      let value = color("#" + String(first + number, radix: 16))
      guard isGradient, token == "fill" else {
        return #""c\#(number)": [{ "\#(token)": { "$type": "color", "$value": \#(value) } }]"#
      }
      let stops = [0, 1].map { #"{ "position": \#($0), "color": \#(value) }"# }
      return
        #""c\#(number)": [{ "fill": { "$type": "gradient", "$value": [\#(stops.joined(separator: ", "))] } }]"#
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
      "roles": { "label": { "type": "color" }, "fill": { "type": "paint" } } }
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
  let gradients = compilation(pairs: 2, isGradient: true)
  #expect(gradients.errors == [.limitExceeded])
  #expect(
    gradients.findings[0].message.hasPrefix(
      "the pairs make 7200 checks, with gradients as much work as 28800, but files"))
}
