import ArgumentParser
import Platform
import TokenModel

/// A word out of a list, as the value of an option.
protocol OptionWord {
  /// All words, for help and completion.
  static var words: [String] { get }

  init?(rawValue word: String)
}

extension OptionWord where Self: CaseIterable & RawRepresentable<String> {
  static var words: [String] { allCases.map(\.rawValue) }
}

extension OptionWord {
  /// The words as the help of an option lists them.
  static var list: String { words.joined(separator: ", ") }

  /// The word that a text is; otherwise an error that names them all, and the nearest.
  static func parse(_ text: String) throws -> Self {
    if let word = Self(rawValue: text) { return word }
    throw ValidationError(
      "it is \(listed(words, conjunction: "or"))" + suggestion(for: text, among: words))
  }
}
