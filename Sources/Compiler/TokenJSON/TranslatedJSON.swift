/// A text in another syntax, translated to JSON. Knows the places of its values in that text.
package struct TranslatedJSON: Sendable {
  /// The syntax of the original.
  package let syntax: Syntax
  /// The JSON, with line breaks and indentation.
  package let text: [UInt8]
  /// The places of the words of `text` in the original.
  package let origins: OffsetMap

  package enum Syntax: String, Sendable {
    case json5 = "JSON5"
    case yaml = "YAML"
  }

  /// Lays out a translation, with the places of its words in the original. `compact` has no white
  /// space between its words, and is checked when it is read.
  package init(_ compact: [UInt8], origins: OffsetMap, syntax: Syntax) {
    self.syntax = syntax
    (text, self.origins) = Layout(compact).written(origins: origins)
  }

  /// Translates a JSON5 text (https://spec.json5.org). Throws the first fault, with its position in
  /// that text.
  package init(json5 text: [UInt8]) throws(JSONFault) {
    var reader = try JSON5Reader(text)
    try reader.read()
    self.init(reader.made, origins: reader.origins, syntax: .json5)
  }
}

/// The maximum size of a text to translate, in bytes. The result can be 12 times as long, and its
/// offsets have to fit in 32 bits.
package let translatedSizeLimit = 67_108_864
