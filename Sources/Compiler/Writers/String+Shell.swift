extension String {
  /// This text as one word of a POSIX shell, in single quotes.
  package var shellQuoted: String {
    "'" + parts(at: "'", keepingEmpty: true).joined(separator: #"'\''"#) + "'"
  }

  /// This path as one word of a POSIX shell, in quotes if it needs them or might.
  ///
  /// - Parameter isPlain: Whether a byte other than ASCII letters, digits and `./_-` needs no quotes.
  package func shellWord(where isPlain: (UInt8) -> Bool = { _ in false }) -> String {
    let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789./_-"
    let isWord = !hasPrefix("-") && utf8.allSatisfy { letters.utf8.contains($0) || isPlain($0) }
    return isWord ? self : shellQuoted
  }
}
