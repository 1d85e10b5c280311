/// A context of `--mode` whose pattern names groups of tokens: `**/light/**` in
/// `mode=light:**/light/**,dark:**/dark/**`. Tokens of such a group lose its name and become values of
/// that context: `button/light/text` and `button/dark/text` become `button/text`.
package struct GroupMode: Hashable {
  /// The position of the axis in the options.
  package var axis: Int
  /// The position of the context in its axis.
  package var context: Int
  package var pattern: String
  /// The parts of the pattern up to the name of the group, that name, and those after it.
  private let start: [String]
  package let name: String
  private let rest: [String]

  /// Nil if the pattern has no plain name.
  package init?(_ pattern: String, axis: Int, context: Int) {
    let parts = pattern.split(separator: "/").map(String.init)
    guard parts.count > 1, let index = parts.lastIndex(where: { !PathGlob.isPattern($0) }) else {
      return nil
    }
    (self.axis, self.context, self.pattern) = (axis, context, pattern)
    (start, name, rest) = (Array(parts[..<index]), parts[index], Array(parts[(index + 1)...]))
  }

  /// The position of the group's name in a path; nil if the pattern does not match.
  package func position(in names: [String]) -> Int? {
    names.indices.last { index in
      names[index] == name && PathGlob(start).matches(Array(names[..<index]))
        && (rest.isEmpty || PathGlob(rest).matches(Array(names[(index + 1)...])))
    }
  }
}
