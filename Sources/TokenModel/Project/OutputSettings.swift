/// What an output says besides its format and its path. What the settings mean, only the format
/// knows: the folder of each has accessors with types, such as `output.prefix`.
package struct OutputSettings: Hashable, Sendable {
  private var values: [String: Value] = [:]

  /// Which settings an output may have, and which it must.
  package init() {}

  /// The value of a setting; nil where it is not set.
  package subscript(name: String) -> Value? {
    get { values[name] }
    set { values[name] = newValue }
  }

  /// A value, and its place in the project file; code that sets one has no place for it.
  package struct Value: Hashable, Sendable {
    package let content: Content
    package let place: Place?

    package init(_ content: Content, at place: Place? = nil) {
      self.content = content
      self.place = place
    }

    /// The text that the value is; nil where it is something else.
    package var text: String? { if case .text(let text) = content { text } else { nil } }

    /// The items of a list; nil where the value is something else.
    package var items: [Value]? { if case .list(let items) = content { items } else { nil } }

    /// The members of an object; nil where the value is something else.
    package var members: [String: Value]? {
      if case .object(let members) = content { members } else { nil }
    }
  }

  /// A package is words of ASCII letters, digits and `_`, joined by dots.
  package indirect enum Content: Hashable, Sendable {
    case text(String)
    case list([Value])
    case object([String: Value])
  }
}

extension OutputSettings {
  /// The text of a setting; nil where it is not set.
  package func text(_ name: String) -> String? { self[name]?.text }

  /// Sets a text, or takes it away.
  package mutating func set(_ name: String, to text: String?) {
    self[name] = text.map { Value(.text($0)) }
  }
}
