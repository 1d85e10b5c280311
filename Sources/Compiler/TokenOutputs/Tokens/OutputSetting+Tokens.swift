/// The settings that select the tokens of an output, and name them.
extension OutputSetting {
  /// The tokens that the output writes.
  package static let include = patterns(
    "include",
    summary: "Paths of the tokens to write, such as `color/**`: `*` is a name or a part of one, "
      + "`**` any number of names. Default: all tokens.")

  /// The tokens that the output does not write.
  package static let exclude = patterns(
    "exclude",
    summary: "Paths of tokens that are not written, such as `palette/**`, even if `include` "
      + "matches them.")

  /// The names of some tokens and groups in the output. `fault` says what one must be; nil if it is valid.
  package static func names(unless fault: @escaping @Sendable (String) -> String?) -> OutputSetting
  {
    OutputSetting(
      "names",
      summary: "Names of tokens and groups in this output, by path, such as "
        + "`{ \"space/15x\": \"x15\" }`. A name replaces only the last part of the path.",
      shape: .object(of: .text(pattern: ".")),
      faults: { ($0.members ?? [:]).values.flatMap { $0.faults(unless: fault) } })
  }

  /// The names of groups' own tokens.
  static let root = OutputSetting(
    "root",
    summary:
      "`omit`: the token `blue/$root` has the name of its group. Default: the name ends with "
      + "`root`.", shape: .word(["omit"]))

  private static func patterns(_ name: String, summary: String) -> OutputSetting {
    OutputSetting(
      name, summary: summary, shape: .list(of: .text(pattern: "^[^/]+(/[^/]+)*$")),
      faults: { value in
        let items = value.items ?? []
        guard !items.isEmpty else {
          return [Fault("'\(name)' is empty; add a pattern, or remove '\(name)'", in: value)]
        }
        let stars = items.count { PathGlob.isPattern($0.text ?? "") }
        guard stars <= patternLimit else {
          let message = "'\(name)' has \(stars) patterns with '*', but the limit is \(patternLimit)"
          return [Fault("\(message); name groups, as in 'color/**'", in: value)]
        }
        return items.flatMap { item in
          item.faults { text in
            text.pathSegments.contains("") ? "expected a path of tokens, such as 'color/**'" : nil
          }
        }
      })
  }
}

/// The greatest number of patterns with a star in a list: each is compared with every path.
private let patternLimit = 256

extension OutputValue {
  /// What a text must be, and what it is; empty if it is valid. `fault` says what it must be.
  package func faults(unless fault: (String) -> String?) -> [OutputSetting.Fault] {
    guard let text, let sentence = fault(text) else { return [] }
    return [OutputSetting.Fault("\(sentence), found '\(printable(text))'", in: self)]
  }
}

extension Collection<UInt8> {
  /// Whether this is a word of ASCII letters, digits and underscores that begins with no digit.
  package var isWord: Bool {
    first.map { !$0.isDigit } ?? false
      && allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
  }
}
