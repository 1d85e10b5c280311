import TokenDialects
import TokenTesting

/// Types that files do not say.
@Suite struct InferTests {
  private let untyped = ##"""
    { "color": { "a": { "value": "#fff" }, "deep": { "b": { "value": "#000" } } },
      "space": { "1": { "value": 4 }, "2": { "value": "8px" } },
      "button": { "bg": { "value": "#fff" }, "padding": { "value": "4px" } },
      "card": { "bg": { "value": "#eee" }, "padding": { "value": "9px" } },
      "odd": { "x": { "value": "hello" }, "y": { "value": "what" } },
      "alias": { "value": "{space.1}" } }
    """##

  @Test func `few patterns settle many types, and the summary has them to paste`() {
    let conversion = converted(["t.json": untyped])
    #expect(
      conversion.messages == ##"""
        t.json:2:30: error: 'space/1' and 1 more have no type, which an alias of them lacks too; values such as 4 look like dimension; set it with --type 'space/**=dimension', or use --infer-types [missing-type]
        t.json:3:32: error: 'button/bg' and 1 more have no type; values such as "#fff" look like color; set it with --type '**/bg=color', or use --infer-types [missing-type]
        t.json:3:64: error: 'button/padding' and 1 more have no type; values such as "4px" look like dimension; set it with --type '**/padding=dimension', or use --infer-types [missing-type]
        t.json:5:28: error: 'odd/x' and 1 more have no type, and values such as "hello" do not show which; set it with --type 'odd/**=TYPE' [missing-type]

        """##)
    #expect(
      conversion.summary(folder: "new", isDryRun: true, project: nil).suffix(4) == [
        "  4 findings: without a type, so that 9 tokens are left out [missing-type]",
        "Types: run it again with --infer-types, or with",
        "  --type 'space/**=dimension' --type '**/bg=color' --type '**/padding=dimension'",
        "Next: run it again without --dry-run",
      ])
    let settled = converted(["t.json": untyped]) { options in
      options.types = [("space/**", .dimension), ("**/bg", .color), ("**/padding", .dimension)]
    }
    #expect(settled.findings.count { $0.rule == .missingType } == 1)
    #expect(settled.tokenCount == 9)
  }

  @Test func `--infer-types takes values as they look, and reports each pattern`() {
    let conversion = converted(["t.json": untyped]) { $0.infersTypes = true }
    #expect(conversion.tokenCount == 9)
    #expect(
      conversion.findings.filter { $0.message.contains("read as") }.map(\.message) == [
        "'space/1' and 1 more have no type; they are read as dimension because of values such as 4; to set "
          + "another type, use --type 'space/**=TYPE'",
        "'button/bg' and 1 more have no type; they are read as color because of values such as \"#fff\"; to set "
          + "another type, use --type '**/bg=TYPE'",
        "'button/padding' and 1 more have no type; they are read as dimension because of values such as "
          + "\"4px\"; to set another type, use --type '**/padding=TYPE'",
      ])
    #expect(conversion.built().errors == "")
  }

  @Test(arguments: [
    ("font/family/body", ##""Inter""##, "fontFamily"), ("font/weight/bold", "700", "fontWeight"),
    ("motion/duration/fast", "200", "duration"), ("layer/z-index/top", "10", "number"),
    ("text/lineHeight/body", "1.5", "number"), ("radius/sm", "4", "dimension"),
    ("size/line-height/a", "1.5", "number"), ("x/y", "4", "number"),
    ("x/y", ##""16px""##, "dimension"), ("font/height/short", ##""1.25""##, "number"),
    ("line-height/c", "20", "dimension"), ("line-height-unitless/a", ##""1.5""##, "number"),
    ("tab-size/100", ##""4""##, "number"), ("opacity/10", ##""10%""##, "number"),
    ("font-weight/bold", ##""700""##, "fontWeight"), ("avatar/s", "24", "dimension"),
    ("checkbox/outline", ##""1px solid #FFF""##, "border"), ("a/border-width", "1", "dimension"),
    ("x/y", ##""200ms""##, "duration"), ("x/y", ##""#ABC""##, "color"),
  ])
  func `a value and its path tell a type`(path: String, value: String, type: String) {
    let names = path.split(separator: "/")
    let tree =
      names.map { "{ \"\($0)\": " }.joined() + "{ \"value\": \(value) }"
      + String(repeating: " }", count: names.count)
    // A path that Style Dictionary's own rules know is not inferred.
    let conversion = converted(["t.json": "{ \"top\": \(tree) }"]) { $0.infersTypes = true }
    #expect(
      conversion.text("t.tokens.json").contains("\"$type\": \"\(type)\""), "\(conversion.messages)")
  }

  @Test func `numbers with Figma scopes become what the scopes say`() {
    let conversion = converted([
      "t.json": """
      { "space": { "4": { "$type": "float", "$value": 16, "$scopes": ["GAP"] } },
        "font": { "$type": "string", "$value": "Inter", "$extensions": { "com.figma": { "scopes": ["FONT_FAMILY"] } } },
        "dim": { "$type": "number", "$value": 50, "$extensions": { "com.figma": { "scopes": ["COLOR_OPACITY"] } } } }
      """
    ])
    expect(
      conversion,
      toHave: ##"""
        "dim": {"type": "number", "value": 0.5}
        "font": {"type": "fontFamily", "value": "Inter"}
        "space/4": {"type": "dimension", "value": {"value": 16, "unit": "px"}}
        """##)
  }

  @Test func `a Figma alias with an opacity keeps following its color`() {
    let conversion = converted([
      "t.json": """
      { "meta": { "variableCollections": { "C": { "id": "C", "name": "Col", "defaultModeId": "L", "modes": [
          { "modeId": "L", "name": "Light" }, { "modeId": "D", "name": "Dark" }] } },
        "variables": {
          "1": { "id": "1", "name": "blue", "resolvedType": "COLOR", "variableCollectionId": "C", "valuesByMode": {
            "L": { "r": 0, "g": 0, "b": 1, "a": 1 }, "D": { "r": 1, "g": 0, "b": 0, "a": 1 } } },
          "2": { "id": "2", "name": "soft", "resolvedType": "COLOR", "variableCollectionId": "C", "valuesByMode": {
            "L": { "color": { "type": "VARIABLE_ALIAS", "id": "1" }, "opacity": 48 },
            "D": { "color": { "type": "VARIABLE_ALIAS", "id": "1" }, "opacity": 50 } } } } } }
      """
    ])
    #expect(conversion.messages == "")
    #expect(
      conversion.text("Col.Light.tokens.json").contains(
        ##""components": { "$ref": "#/blue/$value/components" }, "alpha": 0.48"##))
    let (errors, values) = conversion.built()
    #expect(errors == "")
    #expect(values.contains(##""components": [1, 0, 0], "alpha": 0.5"##), "\(values)")
  }

  @Test func `a part with the type of a whole text style is read as what it is`() {
    let conversion = converted([
      "t.json": ##"""
      { "weight": { "a": { "value": "bold", "type": "typography" }, "b": { "value": "regular", "type": "typography" } },
        "size": { "a": { "value": 16, "type": "typography" } } }
      """##
    ]) { $0.dialect = .tokensStudio }
    #expect(conversion.account[.carried] == 3 && conversion.built().errors == "")
    #expect(
      conversion.findings.map(\.message) == [
        "'weight/a' and 1 more have no type but 'typography'; they are read as fontWeight because of values "
          + "such as \"bold\"; to set another type, use --type 'weight/**=TYPE'",
        "'size/a' has no type but 'typography'; it is read as dimension because of 16; to set another type, "
          + "use --type 'size/**=TYPE'",
      ])
  }

  @Test func `an alias with an opacity follows a color that has one too`() {
    let conversion = converted([
      "t.json": ##"""
      { "ink": { "value": "#11223380", "type": "color" },
        "soft": { "value": "{ink}", "type": "color", "alpha": 0.25 } }
      """##
    ])
    #expect(conversion.messages == "" && conversion.text("t.tokens.json").contains("#/ink/$value/"))
    #expect(conversion.built().values.contains("\"alpha\": 0.25"))
  }

  @Test func `plain values that aliases reference become tokens`() {
    let conversion = converted([
      "t.json": ##"""
      { "raw": { "red": "#F00", "gap": 4, "unused": "x" },
        "error": { "value": "{raw.red}", "type": "color" }, "space": { "value": "{raw.gap.value}", "type": "dimension" } }
      """##
    ])
    #expect(
      conversion.findings.map(\.message).sorted() == [
        "'raw/gap': 4 has no unit; it becomes 4rem, as in Style Dictionary; for pixels, use --unit px",
        "'raw/red' and 1 more are plain values that aliases reference; they become tokens",
        "'unused' is a string, not a token or group; it is left out",
      ])
    let (errors, values) = conversion.built()
    #expect(errors == "")
    #expect(
      values.contains(##""error": {"type": "color""##) && values.contains(##""alias": "raw/gap""##))
  }

  @Test func `names in one group that begin alike share a pattern`() {
    let conversion = converted([
      "t.json": ##"""
      { "props": { "color-red": { "value": "#f00" }, "color-blue": { "value": "#00f" },
        "space-s": { "value": "4px" }, "space-l": { "value": "8px" }, "odd-one": { "value": "2px" } } }
      """##
    ])
    #expect(
      conversion.typePatterns == [
        "props/color-*=color", "props/space-*=dimension", "props/odd-one=dimension",
      ])
    let settled = converted([
      "t.json":
        ##"{ "props": { "color-red": { "value": "#f00" }, "space-s": { "value": "4px" } } }"##
    ]) { $0.types = [("props/color-*", .color), ("props/space-*", .dimension)] }
    #expect(settled.tokenCount == 2)
  }
}
