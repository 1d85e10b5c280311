/// A pattern for token paths. `*` matches a name or a part of one, `**` any number of names.
package struct PathGlob {
  /// The names and patterns, without escapes.
  package let parts: [String]
  fileprivate let bytes: [[UInt8]]

  /// Creates a pattern from its parts.
  package init(_ parts: [String]) {
    self.parts = parts
    bytes = parts.map { Array($0.utf8) }
  }

  /// Whether a path matches. Compares bytes, as paths do.
  package func matches(_ names: [String]) -> Bool { matches(names.map { Array($0.utf8) }) }

  fileprivate func matches(_ names: [[UInt8]]) -> Bool {
    names.match(bytes, isStar: { $0.elementsEqual("**".utf8) }) { name, part in
      name.match(part, isStar: { $0 == UInt8(ascii: "*") }, fits: ==)
    }
  }

  /// Whether it can match several paths.
  package var isPattern: Bool { parts.contains(where: Self.isPattern) }

  /// Whether a part can match several names.
  package static func isPattern(_ part: String) -> Bool { part.utf8.contains(UInt8(ascii: "*")) }
}

/// Some patterns. Those without a star are found by their names.
package struct PathGlobs {
  private let literal: Set<[[UInt8]]>
  private let patterns: [PathGlob]

  package init(_ globs: [PathGlob]) {
    literal = Set(globs.filter { !$0.isPattern }.map(\.bytes))
    patterns = globs.filter(\.isPattern)
  }

  /// Whether one of them matches a path.
  package func matches(_ names: [String]) -> Bool {
    let bytes = names.map { Array($0.utf8) }
    return literal.contains(bytes) || patterns.contains { $0.matches(bytes) }
  }
}

extension Array {
  /// Whether the items match a pattern, in which a star matches any number of them.
  package func match<Part>(
    _ pattern: [Part], isStar: (Part) -> Bool, fits: (Element, Part) -> Bool
  ) -> Bool {
    var (n, p) = (0, 0)
    var retry: (item: Int, star: Int)?
    while n < count {
      if p < pattern.count, isStar(pattern[p]) {
        retry = (n, p)
        p += 1
      } else if p < pattern.count, fits(self[n], pattern[p]) {
        n += 1
        p += 1
      } else if let (item, star) = retry {
        retry = (item + 1, star)
        (n, p) = (item + 1, star + 1)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy(isStar)
  }
}
