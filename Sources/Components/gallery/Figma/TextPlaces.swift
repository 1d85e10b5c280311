import Foundation

/// Finds the places of strings in `Sources/Components/figma/nodes.json`.
struct TextPlaces {
  let text: String

  /// The place of a string as `path:line:column`, both from 1; only the path if it is not found.
  func place(of string: String, isLast: Bool) -> String {
    let options: String.CompareOptions = isLast ? [.literal, .backwards] : .literal
    guard let found = text.range(of: "\"\(string)\"", options: options) else {
      return FigmaNodes.path
    }
    let lines = text[..<found.lowerBound].split(separator: "\n", omittingEmptySubsequences: false)
    return "\(FigmaNodes.path):\(lines.count):\((lines.last?.count ?? 0) + 1)"
  }
}
