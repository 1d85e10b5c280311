import TokenModel

/// A line of a file, with a mark below the value or key at a place.
struct SourceExcerpt {
  /// The line, and the mark below it.
  let lines: [String]

  /// Nil if the line shows nothing: only a bracket, the token's own key, or a place far to the right.
  ///
  /// - Parameters:
  ///   - line: The line. A tab takes one column.
  ///   - token: The path of the token that the finding is about.
  init?(_ line: String, at place: Place, token: String?, columns: Int) {
    func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
      printable(scalars.map { $0 == "\t" ? " " : String($0) }.joined())
    }
    let line = line.hasSuffix("\r") ? line.dropLast() : line[...]
    let scalars = line.unicodeScalars.drop(while: \.properties.isWhitespace)
    let start = place.column - 1 - (line.unicodeScalars.count - scalars.count)
    guard start >= 0 else { return nil }
    let (before, rest) = (text(scalars.prefix(start)), text(scalars.dropFirst(start)))
    let number = "\(place.line)"
    let shown = (before + rest).wrapped(to: columns - number.count - 4)
    let isBracket = (rest.hasPrefix("{") || rest.hasPrefix("[")) && (rest.count == 1 || start == 0)
    let isName = token?.pathSegments.last.map { rest.hasPrefix("\"\($0)\"") } ?? false
    guard !isBracket, !isName, shown[0].count > before.count,
      line.contains(where: { $0.isLetter || $0.isNumber })
    else { return nil }
    lines = [
      "\(number) | \(shown[0])\(shown.count > 1 ? "…" : "")",
      String(repeating: " ", count: number.count) + " | "
        + String(repeating: " ", count: before.columns) + "^",
    ]
  }
}
