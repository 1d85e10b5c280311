/// A setting of an output format. The reader, the schema and the tables in the documentation use it.
package struct OutputSetting: Sendable {
  /// The key in `tincture.json`.
  package let name: String
  /// A one-line summary for the schema and editors.
  package let summary: String
  package let shape: Shape
  /// Whether every output of the format must have it.
  package let isRequired: Bool
  /// Returns the faults of a value of the shape.
  package let faults: @Sendable (OutputValue) -> [Fault]
  /// Settings that cannot be combined with it.
  package let conflicts: [Conflict]

  package init(
    _ name: String, summary: String, shape: Shape, isRequired: Bool = false,
    conflicts: [Conflict] = [], faults: @escaping @Sendable (OutputValue) -> [Fault] = { _ in [] }
  ) {
    (self.name, self.summary, self.shape) = (name, summary, shape)
    (self.isRequired, self.conflicts, self.faults) = (isRequired, conflicts, faults)
  }

  package indirect enum Shape: Sendable {
    /// True or false.
    case flag
    /// One of these words.
    case word([String])
    /// Any text. The pattern is only for the schema; `faults` checks the value.
    case text(pattern: String)
    /// The path of a file in the project folder.
    case path
    /// A list of values.
    case list(of: Shape)
    /// An object with any keys.
    case object(of: Shape)
  }

  /// A message about a value, or about an item in it.
  package struct Fault: Sendable {
    package let message: String
    let value: OutputValue

    package init(_ message: String, in value: OutputValue) {
      (self.message, self.value) = (message, value)
    }
  }

  /// Another setting that cannot be combined with a setting.
  package struct Conflict: Sendable {
    package let other: String
    /// The conflicting word; nil for any value.
    package let word: String?
    /// The message about the conflict.
    package let message: String

    package init(with other: String, setTo word: String? = nil, message: String) {
      (self.other, self.word, self.message) = (other, word, message)
    }
  }
}
