/// What JSON5 adds to JSON.
package enum JSON5Extension: Equatable, Sendable {
  case comment
  case trailingComma
  case singleQuotes
  case unquotedKey
  /// An escape or a character that strings of JSON do not have.
  case string
  /// A number, as JSON writes it.
  case number(String)
  /// White space that JSON does not have.
  case whiteSpace

  /// The first part of a text that only JSON5 has, and its byte offset, and whether all of the text
  /// is JSON5; nil if there is none before the first fault.
  package static func first(
    in text: [UInt8]
  ) -> (found: JSON5Extension, offset: Int, isValid: Bool)? {
    guard var reader = try? JSON5Reader(text) else { return nil }
    let isValid = (try? reader.read()) != nil
    return reader.firstExtension.map { ($0.found, $0.offset, isValid) }
  }
}
