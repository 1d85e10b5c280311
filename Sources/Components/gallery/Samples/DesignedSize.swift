/// A size in points, as a sheet shows it.
struct DesignedSize: Decodable {
  let width, height: Double

  /// The size as numbers.
  var text: String { "\(Int(width)) × \(Int(height))" }
  /// The size in a designer's words.
  var words: String { "designed at \(text)" }
}
