import TokenModel
import Writers

/// A line of a file, with the value or key at a place underlined.
struct SourceExcerpt {
  /// The line, and marks below it.
  let lines: [String]

  /// Nil if the line shows nothing: only a bracket, or the key of the token itself.
  ///
  /// - Parameters:
  ///   - line: The line. A tab takes one column.
  ///   - token: The path of the token that the finding is about.
  init?(_ line: String, at place: Place, token: String?, columns: Int) {
    let scalars = Array(line.unicodeScalars)
    guard scalars.indices.contains(place.column - 1) else { return nil }
    let rest = scalars[(place.column - 1)...]
    let isBracket = rest[rest.startIndex] == "{" || rest[rest.startIndex] == "["
    let isLast = rest.dropFirst().allSatisfy(\.properties.isWhitespace)
    let showsName = scalars.contains {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
    guard showsName, !isBracket || !isLast && place.column > 1 else { return nil }
    let word = rest.word
    if let name = token?.pathSegments.last, word.text == "\"\(name)\"" { return nil }
    let margin = "\(place.line) | "
    let width = max(columns - margin.count, 20)
    // The line from its first character, or from a little before a place that is far to the right.
    let first = scalars.firstIndex { !$0.properties.isWhitespace } ?? 0
    let isFar = scalars[first..<place.column - 1].text.columns + word.text.columns > width
    let start = isFar ? max(first, place.column - 1 - width / 3) : first
    let before = (start > first ? "…" : "") + scalars[start..<place.column - 1].text
    let shown = (before + scalars[(place.column - 1)...].text)
    let whole = shown.columns > width ? shown.wrapped(to: width - 1)[0] + "…" : shown
    let marks = max(1, min(word.text.columns, width - before.columns))
    lines = [
      margin + whole,
      String(repeating: " ", count: margin.count - 2) + "| "
        + String(repeating: " ", count: before.columns) + "^"
        + String(repeating: "~", count: marks - 1),
    ]
  }
}

extension Sequence<Unicode.Scalar> {
  /// The text to print. A tab takes one column.
  fileprivate var text: String {
    printable(map { $0 == "\t" ? " " : String($0) }.joined())
  }
}

extension ArraySlice<Unicode.Scalar> {
  /// The string, number or word that a line begins with.
  fileprivate var word: ArraySlice<Unicode.Scalar> {
    guard first == "\"" else { return prefix { !",:]} \t\r".unicodeScalars.contains($0) } }
    var isEscaped = false
    let end = dropFirst().firstIndex { scalar in
      defer { isEscaped = !isEscaped && scalar == "\\" }
      return scalar == "\"" && !isEscaped
    }
    return end.map { self[...$0] } ?? self
  }
}
