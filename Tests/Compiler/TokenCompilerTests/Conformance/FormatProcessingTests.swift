import TokenTesting

/// Paths, older files, and everything at once (Format 6.7, 6.8, 7.5).
@Suite struct FormatProcessingTests {
  @Test func `F-150: outputs name tokens by path, and Swift by the words of the path`() {
    let text = """
      { "font": { "size/s": { "a~b": \(number(1)) }, "x": \(number(2)) },
        "gap": { "x": \(number(3)) } }
      """
    #expect(Built(text).paths() == ["font/size~1s/a~0b", "font/x", "gap/x"])
    let compilation = compiled(tokens: text)
    #expect(compilation.property(of: "font/x") == "x: Double")
    #expect(compilation.property(of: "gap/x") == "x: Double")
    #expect(compilation.file("Theme.swift").contains("struct Gap"))
  }

  @Test func `F-151: groups with plain names and types are read`() {
    let built = Built(
      """
      { "type": { "value": \(number(1)), "description": \(number(2)), "extensions": {} },
        "root": { "$description": "d", "_": \(number(3)), "@": \(number(4)) } }
      """)
    #expect(built.errors == [])
    #expect(built.paths() == ["root/@", "root/_", "type/description", "type/value"])
  }

  @Test(arguments: ["$root", "$type", "$ref", "$extends", "$x"])
  func `F-151: a group cannot be named like a property`(name: String) {
    let built = Built(#"{ "g": { "\#(name)": { "t": \#(number()) } } }"#)
    #expect(!built.faults.isEmpty)
    #expect(built.faults.allSatisfy { $0.hasPrefix("/g/\(name)") })
  }

  @Test func `F-152: every broken reference is found in one run`() {
    let built = Built(
      """
      { "good": \(pixels(1)), "base": { "x": { "$value": "{good}" } },
        "b": { "$extends": "{base}", "y": { "$ref": "#/b/x" } },
        "nowhere": { "$value": "{nope}" }, "lost": { "$ref": "#/nope" },
        "one": { "$value": "{two}" }, "two": { "$ref": "#/one" },
        "wrong": { "$type": "color", "$value": "{b.y}" },
        "gone": { "$extends": "#/nope" } }
      """)
    #expect(
      Set(built.errors.map { $0.prefix { $0 != " " } }) == [
        "unresolved-alias", "unresolved-reference", "alias-cycle", "type-mismatch",
      ])
    #expect(Set(built.faults).isSuperset(of: ["/nowhere/$value", "/lost/$ref", "/gone/$extends"]))
    #expect(built.faults.allSatisfy { !$0.hasPrefix("/b") && !$0.hasPrefix("/good") })
  }
}
