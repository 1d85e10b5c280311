import TokenTesting

@testable import TokenChecks
@testable import TokenModel

private let ink =
  ##"{"colorSpace": "srgb", "components": [0.431372549, 0.4039215686, 0.5019607843], "hex": "#6E6780"}"##

/// A value as it is written, the change, and what is written then.
private struct EditCase: CustomTestStringConvertible {
  var old: String
  var kind = Remedy.Kind.alias
  var index: Int?
  var value = TokenValue.color(
    ColorValue(space: .srgb, components: RGB8(red: 0x6E, green: 0x67, blue: 0x80).srgb))
  var new: String
  var testDescription: String { old }
}

private let srgb = #""colorSpace": "srgb", "components":"#
private let stop = #"{ "color": "{p.b/c}", "position": 1 }"#
private let edge = #""width": { "value": 1, "unit": "px" }, "style": "solid""#

private let cases: [EditCase] = [
  EditCase(old: #""$value":"{p.\u0061}""#, new: #""$value":"{p.b/c}""#),
  EditCase(old: ##""$ref": "#/p/a/$value""##, new: ##""$ref": "#/p/b~1c/$value""##),
  EditCase(
    old: ##""$value": {  "$ref":"#/p/a/$value" }"##,
    new: ##""$value": {  "$ref":"#/p/b~1c/$value" }"##),
  EditCase(old: #""$value": \#(color("#101828"))"#, new: #""$value": "{p.b/c}""#),
  EditCase(old: #""$value": "{p.a}""#, kind: .color, new: #""$type": "color", "$value": \#(ink)"#),
  EditCase(
    old: #""$type": "color", "$value": "{p.a}""#, kind: .color,
    new: #""$type": "color", "$value": \#(ink)"#),
  EditCase(old: ##""$ref": "#/p/a""##, kind: .color, new: #""$type": "color", "$value": \#(ink)"#),
  EditCase(
    old: "\"$type\": \"color\",\r\n\t\"$value\": {\"hex\":\"#b9b3cb\", \"alpha\": 1.0,\r\n\t"
      + srgb + " [ 0.7254901961,\t0.7019607843, 0.5019607843 ]}",
    kind: .color,
    new: "\"$type\": \"color\",\r\n\t\"$value\": {\"hex\":\"#6e6780\", \"alpha\": 1.0,\r\n\t"
      + srgb + " [ 0.431372549,\t0.4039215686, 0.5019607843 ]}"),
  EditCase(
    old: ##""$type": "color", "$value": "#b9b3cb""##, kind: .color,
    new: ##""$type": "color", "$value": "#6e6780""##),
  EditCase(
    old: #""$type": "color", "$value": { "colorSpace": "hwb", "components": [0, 0, 50] }"#,
    kind: .color,
    new:
      #""$type": "color", "$value": { "colorSpace": "hwb", "components": [256.8, 40.39215686, 49.80392157] }"#
  ),
  EditCase(
    old: #""$type": "gradient", "$value": [{ "color": "{p.a}", "position": 0 }, \#(stop)]"#,
    kind: .stop, index: 0,
    new: #""$type": "gradient", "$value": [{ "color": \#(ink), "position": 0 }, \#(stop)]"#),
  EditCase(
    old: #""$type": "border", "$value": { "color": "{p.a}", \#(edge) }"#, index: 0,
    new: #""$type": "border", "$value": { "color": "{p.b/c}", \#(edge) }"#),
  EditCase(
    old: #""$type": "number", "$value": 5e-1"#, kind: .opacity, value: .number(0.87),
    new: #""$type": "number", "$value": 0.87"#),
  EditCase(
    old: #""$value": "{n}""#, kind: .opacity, value: .number(0.87),
    new: #""$type": "number", "$value": 0.87"#),
]

@Test(arguments: cases)
private func `a remedy edits only what it changes, and keeps the form of the value`(
  edit: EditCase
) throws {
  func text(_ member: String) -> String {
    """
    { "p": { "$type": "color", "a": { "$value": \(color("#101828")) },
             "b/c": { "$value": \(color("#443D5C")) } },
      "n": { "$type": "number", "$value": 1 },
      "t": { \(member), "$description": "\\u0074" } }
    """
  }
  let sources = sources(["t.tokens.json": text(edit.old)])
  let tokens = analyze(sources).analysis.tokens
  let index = try #require(
    tokens.set.declarations.firstIndex { tokens.set.paths.string($0.path) == "t" })
  let to: String
  switch edit.value {
  case .color(let color) where edit.kind != .alias: to = color.rgb8.hex
  case .number(let number): to = plain(number)
  default: to = "{p.b/c}"
  }
  let remedy = Remedy(
    token: "t", index: edit.index, side: .foreground, kind: edit.kind, from: "", to: to,
    value: edit.value, ratio: 5, alsoChanges: [],
    place: tokens.set.place(of: tokens.set.declarations[index]), declarations: [index])
  let new = sources.tokens[0].applying(tokens.edits(for: remedy))
  #expect(String(decoding: new.text, as: UTF8.self) == text(edit.new))
  let after = compiled([new]).findings.filter {
    $0.severity == .error && $0.path == "t" && $0.rule != .olderForm
  }
  #expect(after.isEmpty, "\(after.map(\.message))")
}
