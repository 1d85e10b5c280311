extension String {
  /// The text with references of older files of Tokens Studio in braces: `{a.b}` for `$a.b`.
  package var bracingReferences: String {
    let parts = utf8.split(separator: UInt8(ascii: "$"), omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(Substring(parts[0]))) { text, part in
      var path = part.prefix { $0.isLetter || $0.isDigit || $0 >= 0x80 || ".-_".utf8.contains($0) }
      while path.last == UInt8(ascii: ".") { path.removeLast() }
      let isPath = part.first.map { $0.isLetter || $0 >= 0x80 } ?? false
      let isInBraces = text.utf8.last { "{}".utf8.contains($0) } == UInt8(ascii: "{")
      text +=
        isPath && !isInBraces
        ? "{\(Substring(path))}\(Substring(part.dropFirst(path.count)))" : "$\(Substring(part))"
    }
  }
}
