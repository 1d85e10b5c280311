/// The settings of an output, other than its format and path. Each format has typed accessors for its
/// own settings, such as `output.prefix`.
package struct OutputSettings: Hashable, Sendable {
  private var values: [String: Value] = [:]

  package init() {}

  /// The value of a setting; nil when it is not set.
  package subscript(name: String) -> Value? {
    get { values[name] }
    set { values[name] = newValue }
  }

  /// A value and its place in the project file. A value that code sets has no place.
  package struct Value: Hashable, Sendable {
    package let content: Content
    package let place: Place?

    package init(_ content: Content, at place: Place? = nil) {
      (self.content, self.place) = (content, place)
    }

    /// The text; nil when the value is not a text.
    package var text: String? { if case .text(let text) = content { text } else { nil } }

    /// The items; nil when the value is not a list.
    package var items: [Value]? { if case .list(let items) = content { items } else { nil } }

    /// The members; nil when the value is not an object.
    package var members: [String: Value]? {
      if case .object(let members) = content { members } else { nil }
    }
  }

  /// The content of a value.
  package indirect enum Content: Hashable, Sendable {
    case flag(Bool)
    case text(String)
    case list([Value])
    case object([String: Value])
  }

  /// Whether a setting is true.
  package func isTrue(_ name: String) -> Bool { self[name]?.content == .flag(true) }

  /// The text of a setting; nil when it is not set.
  package func text(_ name: String) -> String? { self[name]?.text }

  /// Sets a setting to a text, or removes it.
  package mutating func set(_ name: String, to text: String?) {
    self[name] = text.map { Value(.text($0)) }
  }
}
