/// A contrast pair of a proposed contract: a foreground on one background.
struct PairDraft {
  /// A color as a pair names it.
  struct Layer: Hashable {
    /// A role, or the path of a token.
    var name: String
    /// The state whose color it takes instead of the variant's.
    var state: String?

    /// What results call it, with another name.
    func text(naming: (String) -> String = { $0 }) -> String {
      naming(name) + (state.map { " in \($0)" } ?? "")
    }
  }

  /// What the pair requires.
  enum Duty: String { case text, graphic, inactive }

  var foreground: Layer
  /// The layers from top to bottom.
  var background: [Layer]
  var duty: Duty
  /// The values on axes in which it applies.
  var conditions: [(axis: String, values: [String])] = []
  /// Whether it is about a border, which may be decorative.
  var isBorder = false
  /// Whether it is not on the color behind everything, whatever shows through.
  var isInverse = false
  /// Why the pair is not measured elsewhere.
  var unless: String?
  /// Whether the names do not tell if there is such a pair. It is then measured and becomes a comment.
  var isUnsure = false

  /// What results call the pair.
  var name: String { text() }

  /// What results call the pair, with other names of its roles and tokens.
  func text(naming: (String) -> String = { $0 }) -> String {
    let layers = background.map { $0.text(naming: naming) }
    return "\(foreground.text(naming: naming)) on \(layers.joined(separator: " over "))"
  }

  /// The names of its roles and tokens.
  var names: [String] { ([foreground] + background).map(\.name) }

  /// What pairs have in common that a contract writes as one, with several backgrounds.
  var common: [String] {
    [foreground.text(), duty.rawValue, unless ?? ""]
      + conditions.flatMap { [$0.axis, "\($0.values.count)"] + $0.values }
  }

  /// Gives the reason why the pair, or a role of it, is not measured in every variant.
  mutating func excuse(_ role: String? = nil) {
    unless =
      unless ?? proposedReason + "no name says what '\(role ?? foreground.name)' is seen with "
      + "elsewhere; add a pair, or the reason"
  }
}

extension [PairDraft] {
  /// Writes pairs that differ only in the background. `textStyle` is the token with the size of texts.
  func write(to json: inout JSONWriter, textStyle: String?) {
    json.object { json in
      json.layer("foreground", value: self[0].foreground)
      if count == 1 {
        json.background("on", layers: self[0].background)
      } else {
        json.array("on", items: self) { $0.background(nil, layers: $1.background) }
      }
      json.values("when", of: self[0].conditions)
      switch self[0].duty {
      case .text: if let textStyle { json.string("text", value: textStyle) }
      case .graphic: json.boolean("graphic", value: true)
      case .inactive: json.string("inactive", value: "its name says that it cannot be used")
      }
      if let unless = self[0].unless { json.string("unless", value: unless) }
    }
  }
}

extension JSONWriter {
  /// Writes a color as a pair names it.
  fileprivate mutating func layer(_ key: String?, value layer: PairDraft.Layer) {
    guard let state = layer.state else { return string(key, value: layer.name) }
    object(key) { json in
      json.string("role", value: layer.name)
      json.object("in") { $0.string("state", value: state) }
    }
  }

  /// Writes a background as a pair names it.
  fileprivate mutating func background(_ key: String?, layers: [PairDraft.Layer]) {
    if layers.count == 1 { return layer(key, value: layers[0]) }
    object(key) { json in json.array("layers", items: layers) { $0.layer(nil, value: $1) } }
  }

  /// Writes values of axes; nothing without an axis.
  mutating func values(_ key: String, of axes: [(axis: String, values: [String])]) {
    guard !axes.isEmpty else { return }
    object(key) { json in
      for (axis, values) in axes { json.array(axis, items: values) { $0.string(nil, value: $1) } }
    }
  }
}
