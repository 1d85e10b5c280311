/// A setting that outputs of a format have: its name, and what it may be. The reader, the schema and
/// the tables of the documentation follow it.
package struct OutputSetting: Sendable {
  /// Its key in `tincture.json`.
  package let name: String
  /// What it sets, in one line; the schema and editors show it.
  package let summary: String
  /// What its value is made of.
  package let shape: Shape
  /// Whether an output cannot do without it.
  package let isRequired: Bool
  /// What is wrong with a value of that shape.
  package let faults: @Sendable (OutputSettings.Value) -> [Fault]
  /// Other settings that it cannot be next to.
  package let conflicts: [Conflict]

  /// A setting.
  package init(
    _ name: String, summary: String, shape: Shape, isRequired: Bool = false,
    conflicts: [Conflict] = [],
    faults: @escaping @Sendable (OutputSettings.Value) -> [Fault] = { _ in [] }
  ) {
    self.name = name
    self.summary = summary
    self.shape = shape
    self.isRequired = isRequired
    self.conflicts = conflicts
    self.faults = faults
  }

  /// What a value is made of.
  package indirect enum Shape: Sendable {
    /// One of these words.
    case word([String])
    /// Any text. The pattern is for the schema: what is refused, and in which words, `faults` says.
    case text(pattern: String)
    /// The path of a file in the project folder.
    case path
    /// A list of values.
    case list(of: Shape)
    /// An object with any keys.
    case object(of: Shape)
  }

  /// A sentence about a value, or about an item of it.
  package struct Fault: Sendable {
    let message: String
    let value: OutputSettings.Value

    /// A fault of a value.
    package init(_ message: String, in value: OutputSettings.Value) {
      self.message = message
      self.value = value
    }
  }

  /// A setting that another one rules out.
  package struct Conflict: Sendable {
    /// The other setting.
    package let other: String
    /// The word that the other one is set to; nil for any value.
    package let word: String?
    /// The sentence about the two.
    package let message: String

    /// Rules out a setting next to another one.
    package init(with other: String, setTo word: String? = nil, message: String) {
      self.other = other
      self.word = word
      self.message = message
    }
  }
}
