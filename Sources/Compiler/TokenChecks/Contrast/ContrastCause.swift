/// What one edit can fix: an alias or a value of its own, that makes checks fail; or the color that most
/// of the checks share which no edit fixes.
package struct ContrastCause: Sendable {
  /// The token's path.
  package var path: String
  /// What its color is called inside a composite value; nil for the whole value.
  package var part: String?
  /// The color, gradient or opacity as text for reports.
  package var value: String
  /// Where the value is.
  package var place: Place
  /// The failing results that it fixes, as indices.
  package var results: [Int]
  /// All results that the edit changes, as indices.
  package var reached: [Int] = []
  /// The edit that fixes it; nil if none does.
  package var remedy: Remedy?
  /// Why no edit fixes it; nil if one does.
  package var obstacle: String?

  /// The token, with the part of its value.
  package var name: String { part.map { "\(path).\($0)" } ?? path }
}
