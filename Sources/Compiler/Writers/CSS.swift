/// CSS from the program: a literal with nothing but numbers, colors, quoted strings and other CSS.
package struct CSS: Hashable, Sendable, ExpressibleByStringInterpolation {
  package fileprivate(set) var text: String

  package init(stringLiteral literal: String) { text = literal }
  package init(stringInterpolation interpolation: Interpolation) { text = interpolation.text }

  /// A style sheet of the program, from a file.
  package init(source: [UInt8]) { text = String(decoding: source, as: UTF8.self) }

  package static func += (css: inout CSS, more: CSS) { css.text += more.text }

  /// Joins CSS with CSS, with a separator from the program.
  package init(_ parts: [CSS], separator: CSS = "") {
    text = parts.map(\.text).joined(separator: separator.text)
  }

  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) { text += literal }
    package mutating func appendInterpolation(_ css: CSS) { text += css.text }
    package mutating func appendInterpolation(_ number: Int) { text += "\(number)" }
    package mutating func appendInterpolation(_ number: Double) { text += plain(number) }
    package mutating func appendInterpolation(word: String) { text += word }
    package mutating func appendInterpolation(quoted string: String) { text += quoted(string) }
  }
}

extension CSS.Interpolation {
  /// A fraction of 1 as a percentage with at most two decimals.
  package mutating func appendInterpolation(share: Double) {
    appendInterpolation((share * 10_000).rounded() / 100)
    appendLiteral("%")
  }
}

/// A CSS string. Everything but ASCII letters, digits and spaces is written as a code point, so
/// that no text can end the string, the style sheet or an attribute.
private func quoted(_ text: String) -> String {
  let scalars = text.unicodeScalars.map { scalar -> String in
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", " ", "-": String(scalar)
    default: "\\\(String(scalar.value, radix: 16)) "
    }
  }
  return "'\(scalars.joined())'"
}
