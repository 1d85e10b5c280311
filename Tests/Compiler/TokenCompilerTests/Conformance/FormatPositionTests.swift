import TokenTesting

/// The positions in composite values that take references in braces (Format 9.1).
@Suite struct FormatPositionTests {
  /// A type, a position in its value, and a token of the right type for it.
  struct Position: CustomTestStringConvertible, Sendable {
    var type: String
    var part: [String]
    var token: String

    var testDescription: String { "\(type) \(part.joined(separator: "/"))" }
  }

  /// One token of each type that composite values can contain.
  private static let parts = """
    "color": { "$type": "color", "$value": \(color("#0000FF")) }, "dimension": \(pixels(7)),
    "number": \(number(0.5)), "family": { "$type": "fontFamily", "$value": ["A", "B"] },
    "weight": { "$type": "fontWeight", "$value": 650 },
      "style": { "$type": "strokeStyle", "$value": "ridge" },
    "duration": { "$type": "duration", "$value": { "value": 7, "unit": "s" } },
    "bezier": { "$type": "cubicBezier", "$value": [0.5, 1, 0.5, 1] }
    """

  /// A value of each composite type, without references.
  private static let values: [String: JSONTree] = {
    let black: JSONTree = ["colorSpace": "srgb", "components": [0, 0, 0]]
    let wait: JSONTree = ["value": 1, "unit": "ms"]
    let dashes: JSONTree = ["dashArray": [length(1), length(2)], "lineCap": "butt"]
    let layer: JSONTree = [
      "color": black, "offsetX": length(1), "offsetY": length(1), "blur": length(1),
      "spread": length(1),
    ]
    return [
      "strokeStyle": dashes, "border": ["color": black, "width": length(1), "style": dashes],
      "transition": ["duration": wait, "delay": wait, "timingFunction": [0, 0, 1, 1]],
      "shadow": [layer, layer], "gradient": [["color": black, "position": 0]],
      "typography": [
        "fontFamily": "Z", "fontSize": length(1), "fontWeight": 1, "letterSpacing": length(1),
        "lineHeight": 1,
      ],
    ]
  }()

  static let positions: [Position] = [
    ("strokeStyle", "dashArray/1", "dimension"), ("border", "style/dashArray/0", "dimension"),
    ("border", "color", "color"), ("border", "width", "dimension"), ("border", "style", "style"),
    ("transition", "duration", "duration"), ("transition", "delay", "duration"),
    ("transition", "timingFunction", "bezier"), ("shadow", "0/color", "color"),
    ("shadow", "1/offsetX", "dimension"), ("shadow", "0/offsetY", "dimension"),
    ("shadow", "1/blur", "dimension"), ("shadow", "0/spread", "dimension"),
    ("gradient", "0/color", "color"), ("gradient", "0/position", "number"),
    ("typography", "fontFamily", "family"), ("typography", "fontSize", "dimension"),
    ("typography", "fontWeight", "weight"), ("typography", "letterSpacing", "dimension"),
    ("typography", "lineHeight", "number"),
  ]
  .map { Position(type: $0.0, part: $0.1.split(separator: "/").map(String.init), token: $0.2) }

  private func built(_ position: Position, _ reference: JSONTree) -> Built {
    let value = Self.values[position.type]?.replacing(position.part[...], by: reference) ?? .null
    return Built(
      #"{ \#(Self.parts), "t": { "$type": "\#(position.type)", "$value": \#(value.json) } }"#)
  }

  @Test(arguments: positions)
  func `F-088: every position that takes a token takes a reference`(position: Position) {
    let built = built(position, .string("{\(position.token)}"))
    #expect(built.errors == [])
    let part = position.part.reduce(built.value("t")) { tree, name in
      Int(name).flatMap { tree?[$0] } ?? tree?[name]
    }
    #expect(part != nil && part == built.value(position.token))
  }

  @Test func `F-088: items of shadows and gradients can be references too`() {
    let built = Built(
      """
      { "layer": { "$type": "shadow", "$value": \(Self.values["shadow"]?[0]?.json ?? "") },
        "stop": { "$type": "gradient", "$value": \(Self.values["gradient"]?.json ?? "") },
        "s": { "$type": "shadow", "$value": ["{layer}", "{layer}"] },
        "g": { "$type": "gradient",
          "$value": [{ "color": \(color("#FFFFFF")), "position": 1 }, "{stop}"] } }
      """)
    #expect(built.errors == [])
    #expect(built.value("s")?.items.count == 2)
    #expect(built.value("s", "1", "blur") == length(1))
    #expect(built.value("g")?.items.map { $0["position"] } == [1, 0])
  }

  @Test func `F-088: 'inset' of a shadow cannot be a reference`() {
    let layer = Self.values["shadow"]?[0]?.members ?? []
    let value = JSONTree.object(layer + [JSONTree.Member(name: "inset", value: "{number}")])
    let built = Built(#"{ \#(Self.parts), "t": { "$type": "shadow", "$value": \#(value.json) } }"#)
    #expect(built.errors == ["invalid-value /t/$value/inset"])
  }

  @Test(arguments: positions)
  func `F-089: a reference to a token of the wrong type is reported at its position`(
    position: Position
  ) {
    let wrong = position.token == "color" ? "{dimension}" : "{color}"
    let place = "/t/$value/" + position.part.joined(separator: "/")
    #expect(built(position, .string(wrong)).errors == ["type-mismatch \(place)"])
    #expect(built(position, "{nope}").errors == ["unresolved-alias \(place)"])
  }
}

extension JSONTree {
  /// The tree with the part at a path replaced.
  fileprivate func replacing(_ way: ArraySlice<String>, by part: JSONTree) -> JSONTree {
    guard let name = way.first else { return part }
    switch self {
    case .object(var members):
      for index in members.indices where members[index].name == name {
        members[index].value = members[index].value.replacing(way.dropFirst(), by: part)
      }
      return .object(members)
    case .array(var items):
      if let index = Int(name), items.indices.contains(index) {
        items[index] = items[index].replacing(way.dropFirst(), by: part)
      }
      return .array(items)
    default: return self
    }
  }
}
