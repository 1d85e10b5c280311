/// The one edit that makes all checks of a cause pass.
///
/// Every check that shows the changed token passes with it, in every theme that the edit reaches, and
/// which of two sides is the lighter one stays.
package struct Remedy: Hashable, Sendable {
  /// What is written instead.
  package enum Kind: String, Sendable {
    /// An alias of a token of the palette.
    case alias
    /// A color.
    case color
    /// An opacity, 0 to 1.
    case opacity
    /// A color in place of a stop of a gradient.
    case stop
  }

  /// The token whose value changes.
  package var token: String
  /// The index of the color in a composite value, or of a gradient's stop; nil for the whole value.
  package var index: Int?
  /// The side of the checks that the token is.
  package var side: ContrastResult.Suggestion.Move
  package var kind: Kind
  /// What is written there now, such as `{palette.ink.300}`, `#B9B3CB` or `0.5`.
  package var from: String
  /// What to write instead.
  package var to: String
  /// The token of the palette that an alias names; nil for other kinds.
  package var target: String?
  /// The new value: a color, a gradient or a number.
  package var value: TokenValue
  /// The lowest ratio of the cause's checks with it.
  package var ratio: Double
  /// The distance between the old and the new color, as ΔEOK; nil for an opacity.
  package var deltaEOK: Double?
  /// The tokens that the edit changes too, because they refer to the token.
  package var alsoChanges: [String]
  /// Where the token's value is written.
  package var place: Place
  /// The declarations of the token that the edit changes, as indices into `TokenSet.declarations`: one,
  /// unless themes in which the values are the same declare it at different places.
  package var declarations: [Int]
  /// The nearest color that would do too, in place of an alias.
  package var nearest: ContrastResult.Suggestion?
  /// What a check looks like with it, on an sRGB screen; nil where it cannot be drawn, and for a cause.
  package var drawn: Stack?
  /// The edits of token files that make the change; empty if it is written in a form that none fixes.
  package var edits: [TextEdit] = []

  /// The remedy as an instruction, without a period: what every output says.
  package var instruction: String {
    edit + (nearest.map { ", or to \($0.color.hex) (\(shown($0.ratio)):1)" } ?? "")
  }

  /// The instruction without the color that would do too.
  package var edit: String {
    "set \(part.map { "\($0) of " } ?? "")'\(token)' to \(to) (\(shown(ratio)):1)"
  }

  /// The edit as two lines, without a diff's signs: what the file says, and what to write.
  package var lines: (old: String, new: String) {
    guard let edit = edits.first else { return shortLines }
    func line(_ text: String) -> String {
      text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    return (line(edit.old), line(edit.new))
  }

  /// The same with a color as its hex code.
  package var shortLines: (old: String, new: String) {
    func written(_ value: String) -> String { value.hasPrefix("{") ? "\"\(value)\"" : value }
    return (written(from), written(to))
  }

  /// What changes inside a composite value or a gradient; nil for the whole value.
  package var part: String? { index.map { "\(kind == .stop ? "stop" : "color") \($0 + 1)" } }

  /// What it suggests to a result: the color, or the nearest one in place of an alias.
  package var suggestion: ContrastResult.Suggestion? {
    if let nearest { return nearest }
    guard kind == .color || kind == .stop, let color = RGB8(hex: to), let deltaEOK
    else { return nil }
    return ContrastResult.Suggestion(
      move: side, color: color, stop: kind == .stop ? index : nil, ratio: ratio, distance: deltaEOK)
  }
}
