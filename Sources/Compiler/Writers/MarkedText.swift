/// A text in which what one copies, such as a token or a value, is marked as code. Made by
/// interpolation: `"set \(code: token) to \(code: value)"`.
package struct MarkedText: ExpressibleByStringInterpolation, Sendable {
  package let pieces: [(text: String, isCode: Bool)]

  package init(stringLiteral text: String) { pieces = [(text, false)] }

  package init(stringInterpolation text: StringInterpolation) { pieces = text.pieces }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pieces: [(text: String, isCode: Bool)] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ text: String) { pieces.append((text, false)) }
    package mutating func appendInterpolation(_ text: String) { pieces.append((text, false)) }
    package mutating func appendInterpolation(code text: String) { pieces.append((text, true)) }
    package mutating func appendInterpolation(_ text: MarkedText) { pieces += text.pieces }
  }

  /// The text without marks.
  package var plain: String { pieces.map(\.text).joined() }

  package var markdown: String {
    pieces.map { $0.isCode ? code($0.text) : markdownText($0.text) }.joined()
  }
}
