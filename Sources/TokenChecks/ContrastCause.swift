import ColorMath
import TokenModel

/// A color that makes pairs fail, and what to write instead.
///
/// Of the two sides of a failing pair, the cause is the one of whose pairs more fail. It is the token
/// at the end of the side's references, such as a token of the palette.
package struct ContrastCause: Sendable {
  /// The token's path.
  package var path: String
  /// What its color is called inside a composite value; nil for the whole value.
  package var part: String?
  /// The color or gradient as text for reports.
  package var value: String
  /// Whether it is an opaque color; nothing is suggested for other values.
  package var isSolid = false
  /// Where the value is.
  package var place: Place
  /// The failing results that show it, as indices.
  package var results: [Int]
  /// The nearest token of the palette with which all of them pass; nil without one.
  package var replacement: Replacement?
  /// The nearest color with which all of them pass; nil if none does.
  package var color: NearestColor?

  /// A token of the palette.
  package struct Replacement: Hashable, Sendable {
    /// The token's path.
    package var path: String
    /// Its color as text for reports.
    package var value: String
    /// The lowest ratio with it.
    package var ratio: Double
    /// The distance between the old and the new color, as ΔEOK.
    package var distance: Double
  }

  /// An alias that references the cause, and its replacement. It changes this use of the cause only.
  package struct ReplacedAlias: Hashable, Sendable {
    /// Where the alias is written.
    package var place: Place
    /// The alias as it is written in JSON, with its quotes, and what to write instead.
    package var before: String, after: String
  }

  /// A color that no token has to have.
  package struct NearestColor: Hashable, Sendable {
    package var color: RGB8
    /// The lowest ratio with it.
    package var ratio: Double
  }

  /// The token, with the part of its value.
  package var name: String { part.map { "\(path).\($0)" } ?? path }
}
