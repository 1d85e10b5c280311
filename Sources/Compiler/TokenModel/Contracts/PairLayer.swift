/// A color that a contrast pair draws: that of a role or a token, or one inside a composite value.
package struct PairLayer: Hashable {
  /// What the layer is called: as the contract writes it, with its opacity and axis values, such as
  /// `label at promo/pressed-opacity`.
  package var name: String
  /// The role or token.
  package var source: Source
  /// The color inside a composite value; nil for a color or a gradient as a whole.
  package var part: Part?
  /// The number token by which the layer is faded.
  package var opacity: PathPattern?
  /// The axis values that replace the variant's.
  package var overrides: Variant
  package var steps: [JSONStep]

  /// What has the color.
  package enum Source: Hashable {
    case role(String)
    case path(PathPattern)
    /// A name that is not a role. It may be that of a token at the root.
    case unknown(String)
  }

  /// A color inside a border, a shadow or a gradient.
  package enum Part: Hashable {
    /// `.color`: that of a border, and each of a shadow or a gradient.
    case every
    /// `.1.color`: that of one layer of a shadow or one stop of a gradient, from 0.
    case one(Int)
  }

  /// The name of the role; nil for a token.
  package var role: String? { if case .role(let name) = source { name } else { nil } }

  /// The name of the role, or the last one of the path.
  var lastName: String {
    switch source {
    case .role(let name), .unknown(let name): name
    case .path(let pattern): pattern.segments.last?.text ?? name
    }
  }

  /// The path of a token outside the contract.
  package var pattern: PathPattern? { if case .path(let pattern) = source { pattern } else { nil } }
}

extension PairLayer.Part {
  /// Splits `ring.color` or `halo.1.color` into a name and a part; nil for other texts.
  package static func split(_ text: String) -> (name: String, part: PairLayer.Part)? {
    guard text.hasSuffix(".color") else { return nil }
    let name = text.dropLast(".color".count)
    guard let point = name.lastIndex(of: "."), let number = Int(name[name.index(after: point)...]),
      number >= 0
    else { return name.isEmpty ? nil : (String(name), .every) }
    return (String(name[..<point]), .one(number))
  }
}

extension [PairLayer] {
  /// The name of a stack: its layers from top to bottom.
  package var stackName: String { name(joining: " over ") }

  /// The name of colors of which one suffices.
  package var choiceName: String { name(joining: " or ") }

  private func name(joining word: String) -> String {
    count == 1 ? self[0].name : map(\.name).joined(separator: word)
  }
}

extension Pair {
  /// All of its layers.
  package var layers: [PairLayer] { foregrounds + backgrounds.flatMap(\.layers) }

  /// The paths that it names.
  var patterns: [PathPattern?] {
    var width: PathPattern?
    if case .focus(let own) = duty { width = own }
    return [text, groupOpacity, width] + layers.flatMap { [$0.pattern, $0.opacity] }
  }

  /// Whether its foreground is a focus indicator.
  package var isFocus: Bool { if case .focus = duty { true } else { false } }

  /// Whether the foreground is text, though perhaps with a ratio of its own.
  package var isText: Bool {
    switch duty {
    case .text, .minimum: true
    case .graphic, .focus, .decorative, .inactive: false
    }
  }

  /// The member by which it may ask for less than the standard.
  package var lowering: String { if case .minimum = duty { "minimum" } else { "level" } }

  /// The conditions under which it and its backgrounds apply.
  var conditions: [Condition] { [when] + backgrounds.map(\.when) }
}
