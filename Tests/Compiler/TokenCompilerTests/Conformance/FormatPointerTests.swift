import TokenTesting

/// References by JSON Pointer (Format 7.1.2 to 7.4).
@Suite struct FormatPointerTests {
  /// A type, a value with a pointer in it, and the expected part at a place.
  @Test(arguments: [
    ("dimension", ##"{ "value": { "$ref": "#/n/$value" }, "unit": "rem" }"##, ["value"], "9.0"),
    (
      "dimension", ##"{ "value": 1, "unit": { "$ref": "#/rem/$value/unit" } }"##, ["unit"],
      #""rem""#
    ),
    ("fontFamily", ##"["A", { "$ref": "#/f/$value" }]"##, ["1"], #""F""#),
    ("number", ##"{ "$ref": "#/rem/$value/value" }"##, [], "5.0"),
    ("cubicBezier", ##"[0, { "$ref": "#/n/$value" }, 1, 1]"##, ["1"], "9.0"),
    (
      "strokeStyle", ##"{ "dashArray": { "$ref": "#/k/$value/dashArray" }, "lineCap": "butt" }"##,
      ["dashArray", "1", "value"], "2.0"
    ),
    (
      "strokeStyle", ##"{ "dashArray": [{ "$ref": "#/rem/$value" }], "lineCap": "butt" }"##,
      ["dashArray", "0", "value"], "5.0"
    ),
    (
      "strokeStyle",
      ##"{ "dashArray": ["{rem}"], "lineCap": { "$ref": "#/k/$value/lineCap" } }"##, ["lineCap"],
      #""round""#
    ),
    (
      "gradient",
      ##"[{ "color": { "$ref": "#/c/$value" }, "position": { "$ref": "#/half/$value" } }]"##,
      ["0", "position"], "0.5"
    ),
    ("gradient", ##"[{ "$ref": "#/grad/$value/0" }]"##, ["0", "position"], "1.0"),
    ("border", ##"{ "$ref": "#/b/$value" }"##, ["width", "value"], "5.0"),
    (
      "color", ##"{ "colorSpace": "srgb", "components": { "$ref": "#/c/$value/components" } }"##,
      ["components", "2"], "0.25"
    ),
  ]) func `F-104: a pointer can be any part of a value`(
    type: String, value: String, part: [String], json: String
  ) {
    let built = Built(
      """
      { "n": \(number(9)), "half": \(number(0.5)), "c": \(gray(0.25)),
        "rem": { "$type": "dimension", "$value": { "value": 5, "unit": "rem" } },
        "f": { "$type": "fontFamily", "$value": "F" },
        "k": { "$type": "strokeStyle", "$value": {
          "dashArray": [\(length(1).json), \(length(2).json)], "lineCap": "round" } },
        "grad": { "$type": "gradient", "$value": [{ "color": "{c}", "position": 1 }] },
        "b": { "$type": "border", "$value": { "color": "{c}", "width": "{rem}", "style": "{k}" } },
        "t": { "$type": "\(type)", "$value": \(value) } }
      """)
    #expect(built.errors == [])
    let found = part.reduce(built.value("t")) { tree, name in
      Int(name).flatMap { tree?[$0] } ?? tree?[name]
    }
    #expect(found?.json == json)
  }

  /// A name, and pointers that lead to it.
  @Test(arguments: [
    ("a/b", ["#/a~1b", "#/a%7E1b", "#/%61~1b"]), ("a~b", ["#/a~0b"]), ("a~1b", ["#/a~01b"]),
    ("a b", ["#/a%20b", "#/a b"]), ("50%", ["#/50%25"]), ("é", ["#/é", "#/%C3%A9"]),
    ("a\\\"b", ["#/a%22b", "#/a\\\"b"]), ("#", ["#/%23"]),
  ]) func `F-106: pointers are percent-decoded, then unescaped`(name: String, pointers: [String]) {
    for pointer in pointers {
      let built = Built(#"{ "\#(name)": \#(number(6)), "x": { "$ref": "\#(pointer)/$value" } }"#)
      #expect(built.errors == [], "\(pointer)")
      #expect(built.value("x") == 6)
    }
  }

  @Test(arguments: [
    "c/$value", "/c/$value", "#c/$value", "", "#/nope", "#/c/nope", "#/c/$value/components/3",
    "#/c/$value/components/-1", "#/c/$value/components/+1", "#/c/$value/components/00",
    "#/c/$value/components/-", "#/c/$value/components/1.0", "#/c/$value/colorSpace/0",
    "#/c/$value/components/0/0", "#/c/$value/~2", "#/c/$value/~", "#/c/$value/", "#/c//$value",
    "#/C/$value", "#/c/$value/components/99999999999999999999",
  ]) func `F-107: a malformed or broken pointer is reported at its place`(pointer: String) {
    let token = Built(#"{ "c": \#(gray(0)), "a": { "$ref": "\#(pointer)", "$type": "number" } }"#)
    #expect(token.errors == ["unresolved-reference /a/$ref"])
    let value = Built(
      """
      { "c": \(gray(0)),
        "a": { "$type": "dimension",
          "$value": { "value": { "$ref": "\(pointer)" }, "unit": "px" } } }
      """)
    #expect(value.errors.count == 1)
    #expect(value.errors.first?.hasPrefix("unresolved-reference /a/$value/value") == true)
  }

  @Test(arguments: [#""alpha": 0.5"#, #""$type": "color""#, #""x": null"#])
  func `F-108: a reference inside a value has no other members`(key: String) {
    let built = Built(
      """
      { "c": \(gray(0)), "s": { "$type": "gradient",
        "$value": [{ "position": 0, "color": { "$ref": "#/c/$value", \(key) } }] } }
      """)
    #expect(!built.faults.isEmpty)
    #expect(built.faults.allSatisfy { $0.hasPrefix("/s/$value/0/color") })
  }

  /// A type, a value with a pointer to the wrong kind of value, and the place.
  @Test(arguments: [
    ("number", ##"{ "$ref": "#/c/$value" }"##, ""),
    (
      "color", ##"{ "colorSpace": "srgb", "components": [{ "$ref": "#/f/$value" }, 0, 0] }"##,
      "/components/0"
    ),
    ("dimension", ##"{ "value": 1, "unit": { "$ref": "#/f/$value" } }"##, "/unit"),
    ("fontWeight", ##"{ "$ref": "#/big/$value" }"##, ""),
    ("cubicBezier", ##"[{ "$ref": "#/big/$value" }, 0, 0, 0]"##, "/0"),
    ("gradient", ##"[{ "color": "{c}", "position": { "$ref": "#/f/$value" } }]"##, "/0/position"),
  ]) func `F-109: a referenced value must fit, and is reported at the reference`(
    type: String, value: String, place: String
  ) {
    let built = Built(
      """
      { "c": \(gray(0)), "f": { "$type": "fontFamily", "$value": "F" }, "big": \(number(5000)),
        "t": { "$type": "\(type)", "$value": \(value) } }
      """)
    #expect(built.faults.count == 1)
    let place = "/t/$value\(place)"
    #expect(built.faults.first == place || built.faults.first == place + "/$ref")
  }

  @Test(arguments: ["#/c/$description", "#/c/$type", "#/c/$extensions/org.x", "#/c/$deprecated"])
  func `F-110: metadata is not a value`(pointer: String) {
    let properties = #", "$description": "d", "$deprecated": true, "$extensions": { "org.x": 1 }"#
    let built = Built(
      """
      { "c": \(pixels(1, properties)),
        "a": { "$ref": "\(pointer)", "$type": "number" } }
      """)
    #expect(built.errors == ["unresolved-reference /a/$ref"])
  }

  @Test(arguments: [
    ##""a": { "$ref": "#/a" }"##,
    ##""a": { "$type": "number", "$value": { "$ref": "#/a/$value" } }"##,
    ##""a": { "$ref": "#/b/$value", "$type": "number" }, "b": { "$ref": "#/a" }"##,
    ##""a": { "$type": "gradient", "$value": [{ "$ref": "#/a/$value" }] }"##,
    ##""g": { "a": { "$ref": "#/g/a/b" } }"##,
  ]) func `F-111: cyclic pointers are reported once`(tokens: String) {
    let built = Built("{ \(tokens) }")
    #expect(built.faults.count == 1)
    #expect(built.themes.isEmpty)
  }

  @Test(arguments: ["other.tokens.json#/c", "./t.tokens.json#/c", "https://example.com/t.json#/c"])
  func `F-115: a token file cannot reference other files`(reference: String) {
    let built = Built([
      "tokens/other.tokens.json": #"{ "c": \#(number()) }"#,
      "tokens/t.tokens.json": #"{ "a": { "$ref": "\#(reference)" } }"#,
    ])
    #expect(built.errors == ["unresolved-reference /a/$ref"])
  }
}
