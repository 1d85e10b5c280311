/// The settings of an output, other than its format and path. Each format has typed accessors for its
/// own settings, such as `output.prefix`.
package typealias OutputSettings = [String: OutputValue]

/// A value of a setting and its place in the project file. A value that code sets has no place.
package struct OutputValue: Hashable, Sendable {
  package let content: Content
  package let place: Place?

  package init(_ content: Content, at place: Place? = nil) {
    (self.content, self.place) = (content, place)
  }

  package indirect enum Content: Hashable, Sendable {
    case flag(Bool)
    case text(String)
    case list([OutputValue])
    case object([String: OutputValue])
  }

  /// The text; nil when the value is not a text.
  package var text: String? { if case .text(let text) = content { text } else { nil } }

  /// The items; nil when the value is not a list.
  package var items: [OutputValue]? { if case .list(let items) = content { items } else { nil } }

  /// The members; nil when the value is not an object.
  package var members: OutputSettings? {
    if case .object(let members) = content { members } else { nil }
  }
}

extension OutputSettings {
  package func isTrue(_ name: String) -> Bool { self[name]?.content == .flag(true) }

  /// The text of a setting; nil when it is not set.
  package func text(_ name: String) -> String? { self[name]?.text }

  /// Sets a setting to a text, or removes it.
  package mutating func set(_ name: String, to text: String?) {
    self[name] = text.map { OutputValue(.text($0)) }
  }
}
