import ColorMath
import TokenModel

/// A color that makes pairs fail, and what to write instead.
///
/// Of the two sides of a failing pair, the cause is the one of whose pairs more fail, or the other one if
/// no color helps there. It is the token at the end of the side's references, such as a token of the
/// palette.
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
  /// The nearest token of the palette with which all of them pass, and with which no pair of the tokens that
  /// refer to the cause becomes worse; nil without one. The lighter side of every pair stays lighter.
  package var replacement: Replacement?
  /// The nearest color that does the same, also in place of the cause's own; nil if there is none.
  package var color: NearestColor?

  /// The edit that mends it; nil if none does.
  package var remedy: Remedy?
  /// Why no edit mends it; nil if one does.
  package var obstacle: String?

  /// A token of the palette.
  package struct Replacement: Hashable, Sendable {
    /// The token's path.
    package var path: String
    package var color: ColorValue
    /// Its color as text for reports.
    package var value: String
    /// The side of the pairs that gets its color; nil if it is not the same in all of them.
    package var side: ContrastResult.Suggestion.Move?
    /// The ratio of the pair with it; of a cause, the lowest of its pairs.
    package var ratio: Double
    /// The distance between the old and the new color, as ΔEOK.
    package var distance: Double

    /// Where it goes, in words.
    package var role: String { side.map { "as the \($0.rawValue)" } ?? "in its place" }
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
