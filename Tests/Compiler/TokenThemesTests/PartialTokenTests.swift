import TokenTesting

/// Tokens that some themes have and others lack.
@Suite struct PartialTokenTests {
  private func group(_ names: [String]) -> String {
    let tokens = names.map { #""\#($0)": \#(number())"# }
    return "{ \"g\": {\n\(tokens.joined(separator: ",\n"))\n} }"
  }

  private func modes(_ light: [String], _ dark: [String]) -> [String: String] {
    CompiledCases.modes(base: group(["base"]), light: group(light), dark: group(dark))
  }

  @Test func `tokens of a file missing in the same themes are one finding that counts them`() {
    let names = (10..<47).map { "t\($0)" }
    let findings = compiled(modes(names + ["a"], ["a", "z"])).findings
    #expect(findings.map(\.path) == ["g/z", "g/t10"])
    #expect(findings[0].message.hasPrefix("'g/z' is missing in light; "))
    #expect(
      findings[1].message
        == "'g/t10' and 36 more tokens here are missing in dark; declare them there too, or remove "
        + "them here")
    #expect(findings[1].related.count == 7)
    #expect(findings[1].related.first?.message == "'g/t11' too")
    #expect(findings[1].related.first?.place.line == 3)
  }

  @Test func `a finding names the contexts of one modifier if they suffice, else whole themes`() {
    func message(_ inputs: [String]) -> String? {
      compiled([
        "tincture.json": """
        { "resolver": "r.resolver.json", "inputs": [\(inputs.joined(separator: ", "))] }
        """,
        "r.resolver.json": """
        { "version": "2025.10", "resolutionOrder": [
          { "type": "modifier", "name": "brand", "contexts": {
            "acme": [{ "a": \(number()) }], "zen": [{ "b": \(number()) }] } },
          { "type": "modifier", "name": "mode", "contexts": {
            "light": [{ "a": \(number()), "b": \(number()) }], "dark": [{}] } }] }
        """,
      ]).findings.first { $0.path == "a" }?.message
    }
    let themes = ["acme", "zen"].flatMap { brand in
      ["light", "dark"].map { #"{ "brand": "\#(brand)", "mode": "\#($0)" }"# }
    }
    #expect(message(themes)?.contains("is missing in zen dark;") == true)
    #expect(message([themes[0], themes[1], themes[3]])?.contains("is missing in zen;") == true)
  }

  @Test(arguments: [
    ("\"lenient\"", Severity.warning), (#"{ "partial-token": "warning" }"#, .warning),
    (#"{ "partial-token": "off" }"#, nil),
  ]) func `if the rule is not an error, the token is optional in Swift`(
    rules: String, severity: Severity?
  ) {
    var files = modes(["a", "b"], ["a"])
    files["tincture.json"] = #"{ "resolver": "b.resolver.json", "rules": \#(rules) }"#
    let compilation = compiled(files)
    #expect(compilation.findings.map(\.severity) == [severity].compactMap(\.self))
    let ending = "remove it here; optional in generated code"
    #expect(compilation.findings.allSatisfy { $0.message.hasSuffix(ending) })
    #expect(compilation.property(of: "g/a") == "a: Double")
    #expect(compilation.property(of: "g/b") == "b: Double?")
  }
}
