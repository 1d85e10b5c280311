/// A text in which what one copies, such as a token or a value, is marked as code, and an outcome by
/// its name. Made by interpolation: `"set \(code: token) to \(code: value)"`.
package struct MarkedText: ExpressibleByStringInterpolation, Sendable {
  package enum Mark: Equatable, Sendable {
    case none, code
    /// An outcome, by the class of pages that colors it.
    case outcome(String)
  }

  package let pieces: [(text: String, mark: Mark)]

  package init(stringLiteral text: String) { pieces = [(text, .none)] }

  package init(stringInterpolation text: StringInterpolation) { pieces = text.pieces }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pieces: [(text: String, mark: Mark)] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ text: String) { pieces.append((text, .none)) }
    package mutating func appendInterpolation(_ text: String) { pieces.append((text, .none)) }
    package mutating func appendInterpolation(code text: String) { pieces.append((text, .code)) }
    package mutating func appendInterpolation(_ text: String, outcome: String) {
      pieces.append((text, .outcome(outcome)))
    }
    package mutating func appendInterpolation(_ text: MarkedText) { pieces += text.pieces }
  }

  /// The text without marks.
  package var plain: String { pieces.map(\.text).joined() }

  package var markdown: String {
    pieces.map { $0.mark == .code ? code($0.text) : markdownText($0.text) }.joined()
  }
}
