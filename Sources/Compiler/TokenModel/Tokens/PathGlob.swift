/// A pattern for token paths. `*` matches a name or a part of one, `**` any number of names.
package struct PathGlob {
  /// The names and patterns, without escapes.
  package let parts: [String]
  private let bytes: [[UInt8]]

  /// Creates a pattern from its parts.
  package init(_ parts: [String]) {
    self.parts = parts
    bytes = parts.map { Array($0.utf8) }
  }

  /// Whether a path matches. Compares bytes, as paths do.
  package func matches(_ names: [String]) -> Bool {
    var (n, p) = (0, 0)
    var retry: (name: Int, part: Int)?
    while n < names.count {
      if p < parts.count, parts[p] == "**" {
        retry = (n, p)
        p += 1
      } else if p < parts.count, Self.fits(Array(names[n].utf8), pattern: bytes[p]) {
        n += 1
        p += 1
      } else if let (name, part) = retry {
        retry = (name + 1, part)
        (n, p) = (name + 1, part + 1)
      } else {
        return false
      }
    }
    return parts[p...].allSatisfy { $0 == "**" }
  }

  /// Whether a part can match several names.
  package static func isPattern(_ part: String) -> Bool { part.utf8.contains(UInt8(ascii: "*")) }

  /// Whether a name matches a part of a pattern.
  private static func fits(_ name: [UInt8], pattern: [UInt8]) -> Bool {
    var (n, p) = (0, 0)
    var retry: (name: Int, star: Int)?
    while n < name.count {
      if p < pattern.count, pattern[p] == UInt8(ascii: "*") {
        retry = (n, p)
        p += 1
      } else if p < pattern.count, pattern[p] == name[n] {
        n += 1
        p += 1
      } else if let (start, star) = retry {
        retry = (start + 1, star)
        (n, p) = (start + 1, star + 1)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
