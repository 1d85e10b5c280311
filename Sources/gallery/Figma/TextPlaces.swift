import Foundation

/// Where strings of a JSON file stand in it.
struct TextPlaces {
  let path: String
  let text: String

  /// The place of a string as `path:line:column`, both from 1; the path alone where there is none.
  func place(of string: String, isLast: Bool) -> String {
    let options: String.CompareOptions = isLast ? [.literal, .backwards] : .literal
    guard let found = text.range(of: "\"\(string)\"", options: options) else { return path }
    let lines = text[..<found.lowerBound].split(separator: "\n", omittingEmptySubsequences: false)
    return "\(path):\(lines.count):\((lines.last?.count ?? 0) + 1)"
  }
}
