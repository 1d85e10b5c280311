import ArgumentParser
import TokenModel

/// The value of an option that accepts a fixed list of words.
protocol OptionWord {
  /// The words, for help and completion.
  static var words: [String] { get }

  init?(rawValue word: String)
}

extension OptionWord where Self: CaseIterable & RawRepresentable<String> {
  static var words: [String] { allCases.map(\.rawValue) }
}

extension OptionWord {
  /// The words as a comma-separated list.
  static var list: String { words.joined(separator: ", ") }

  /// Parses a word. The error lists all words, and suggests the nearest one.
  static func parse(_ text: String) throws -> Self {
    if let word = Self(rawValue: text) { return word }
    throw ValidationError(
      "expected \(words.quotedList(conjunction: "or"))" + text.suggestion(among: words))
  }
}
