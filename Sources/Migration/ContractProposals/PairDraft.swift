import Writers

/// A contrast pair of a proposed contract.
struct PairDraft {
  /// A color as a pair names it.
  struct Layer: Hashable {
    /// A role, or the path of a token.
    var name: String
    /// The state whose color it takes instead of the variant's.
    var state: String?

    /// What results call it.
    var resultName: String { name + (state.map { " in \($0)" } ?? "") }
  }

  /// A foreground on one of its backgrounds.
  struct Combination {
    var foreground: Layer
    /// From top to bottom.
    var background: [Layer]

    /// What results call it.
    var name: String { "\(foreground.resultName) on \(backgroundName)" }
    var backgroundName: String { background.map(\.resultName).joined(separator: " over ") }
  }

  /// What the pair requires.
  enum Duty: Hashable {
    case text, graphic, inactive
  }

  var foreground: Layer
  /// The backgrounds, each with its layers from top to bottom.
  var backgrounds: [[Layer]]
  var duty: Duty
  /// The values on the axis `state` in which it applies; nil for all.
  var states: [String]?
  /// The values on another axis in which it applies; nil for all.
  var part: (axis: String, values: [String])?
  /// Whether it is not on the color behind everything, whatever shows through.
  var isInverse = false
  /// Why the pair is not measured elsewhere.
  var unless: String?
  /// Whether the names do not tell if there is such a pair. Such a pair is measured and becomes a
  /// comment.
  var isUnsure = false

  var combinations: [Combination] {
    backgrounds.map { Combination(foreground: foreground, background: $0) }
  }

  /// What results call the pair on one of its backgrounds.
  func name(on background: [Layer]) -> String {
    Combination(foreground: foreground, background: background).name
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.layer("foreground", value: foreground)
      if backgrounds.count == 1 {
        json.background("on", layers: backgrounds[0])
      } else {
        json.array("on", items: backgrounds) { $0.background(nil, layers: $1) }
      }
      json.values("when", of: [states.map { ("state", $0) }, part].compactMap(\.self))
      switch duty {
      case .text: break
      case .graphic: json.boolean("graphic", value: true)
      case .inactive: json.string("inactive", value: "its name says that it cannot be used")
      }
      if let unless { json.string("unless", value: unless) }
    }
  }
}

extension JSONWriter {
  /// Writes a color as a pair or a waiver names it.
  mutating func layer(_ key: String?, value layer: PairDraft.Layer) {
    guard let state = layer.state else { return string(key, value: layer.name) }
    object(key) { json in
      json.string("role", value: layer.name)
      json.object("in") { $0.string("state", value: state) }
    }
  }

  /// Writes a background as a pair or a waiver names it.
  mutating func background(_ key: String?, layers: [PairDraft.Layer]) {
    if layers.count == 1 { return layer(key, value: layers[0]) }
    object(key) { json in
      json.array("layers", items: layers) { $0.layer(nil, value: $1) }
    }
  }

  /// Writes values of axes; nothing without an axis.
  mutating func values(_ key: String, of axes: [(axis: String, values: [String])]) {
    guard !axes.isEmpty else { return }
    object(key) { json in
      for (axis, values) in axes { json.array(axis, items: values) { $0.string(nil, value: $1) } }
    }
  }
}
