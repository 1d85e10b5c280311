import Testing

/// Simple types (Format 8).
@Suite struct FormatSimpleTypeTests {
  /// A token with a type and a value.
  private func token(_ type: String, _ value: String) -> Built {
    Built(#"{ "t": { "$type": "\#(type)", "$value": \#(value) } }"#)
  }

  @Test(arguments: [##""#000""##, #""red""#, "[0, 0, 0]", "0", "{}"])
  func `F-120: a color is written as an object`(value: String) {
    #expect(Set(token("color", value).faults) == ["/t/$value"])
  }

  @Test(arguments: ["em", "%", "dp", "pt", "vh", "", "PX", "Rem", "px "])
  func `F-121: the units of lengths are px and rem`(unit: String) {
    let built = token("dimension", #"{ "value": 1, "unit": "\#(unit)" }"#)
    #expect(built.errors == ["dimension-unit /t/$value/unit"])
  }

  @Test(arguments: ["0", "16", "-0.5"])
  func `F-121: a bare number is not a length, not even 0`(value: String) {
    #expect(token("dimension", value).errors == ["bare-dimension /t/$value"])
  }

  @Test(arguments: [("px", -0.5), ("rem", 1.25), ("px", 0)])
  func `F-121: lengths can be negative, fractions or 0`(unit: String, value: Double) {
    let built = token("dimension", #"{ "value": \#(value), "unit": "\#(unit)" }"#)
    #expect(built.errors == [])
    #expect(built.value("t") == ["value": .number(value), "unit": .string(unit)])
  }

  @Test(arguments: [
    ("thin", 100), ("hairline", 100), ("extra-light", 200), ("ultra-light", 200), ("light", 300),
    ("normal", 400), ("regular", 400), ("book", 400), ("medium", 500), ("semi-bold", 600),
    ("demi-bold", 600), ("bold", 700), ("extra-bold", 800), ("ultra-bold", 800), ("black", 900),
    ("heavy", 900), ("extra-black", 950), ("ultra-black", 950),
  ]) func `F-124: all 18 names of weights are numbers`(name: String, weight: Int) {
    #expect(token("fontWeight", "\"\(name)\"").value("t") == .number(Double(weight)))
  }

  @Test(arguments: [
    ("0", "invalid-value"), ("0.99", "invalid-value"), ("1000.01", "invalid-value"),
    ("-400", "invalid-value"), (#""Bold""#, "older-form"), (#""bold ""#, "older-form"),
    (#""semibold""#, "older-form"), ("true", "invalid-value"),
  ]) func `F-124: other names and numbers are not weights`(value: String, rule: String) {
    #expect(token("fontWeight", value).errors == ["\(rule) /t/$value"])
  }

  @Test(arguments: [("ms", -1.0), ("s", 1.5), ("ms", 0)])
  func `F-125: durations are in ms or s, with any sign`(unit: String, value: Double) {
    let built = token("duration", #"{ "value": \#(value), "unit": "\#(unit)" }"#)
    #expect(built.errors == [])
    #expect(built.value("t") == ["value": .number(value), "unit": .string(unit)])
  }

  @Test(arguments: ["null", "[1]", #"{ "value": 1 }"#, #""1""#, "false"])
  func `F-127: only a number is a number`(value: String) {
    #expect(token("number", value).errors == ["invalid-value /t/$value"])
  }

  @Test(arguments: [
    "boolean", "percentage", "file", "asset", "opacity", "fontStyle", "lineHeight", "link", "other",
  ]) func `F-128: types of other tools are unknown types`(type: String) {
    #expect(token(type, "1").errors == ["unknown-type /t/$type"])
  }
}
