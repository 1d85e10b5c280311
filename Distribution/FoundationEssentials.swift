// What swift-argument-parser uses of Foundation, for the released program on Linux.
//
// The parser writes JSON for --experimental-dump-help, and asks whether an error is localized. Linking
// Foundation for that adds megabytes. Scripts/release compiles the parser over this module instead.
// If the parser comes to use more of Foundation, the release does not compile.

/// An error with a text for people.
public protocol LocalizedError: Error {
  /// The text.
  var errorDescription: String? { get }
}

/// A text that an encoder wrote.
public struct Data: Sendable {
  fileprivate var text: String
}

extension String {
  /// An encoding of text.
  public enum Encoding: Sendable { case utf8 }

  /// Creates the text that an encoder wrote.
  public init?(data: Data, encoding: Encoding) { self = data.text }
}

/// Writes values as JSON: the names of their properties, sorted, are the keys.
public final class JSONEncoder {
  /// How JSON is laid out. It is always sorted, one member to a line.
  public struct OutputFormatting: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates a layout from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// With line breaks.
    public static let prettyPrinted = OutputFormatting(rawValue: 1)
    /// With sorted keys.
    public static let sortedKeys = OutputFormatting(rawValue: 2)
  }

  /// How JSON is laid out.
  public var outputFormatting: OutputFormatting = []

  /// Creates an encoder.
  public init() {}

  /// The value as JSON.
  public func encode(_ value: some Encodable) throws -> Data { Data(text: json(value)) }

  private func json(_ value: Any) -> String {
    switch value {
    case let text as String: return quoted(text)
    case let value as any RawRepresentable<String>: return quoted(value.rawValue)
    case is Bool, is Int: return "\(value)"
    default: break
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { json($0.value) } ?? "null"
    case .collection: return "[\(mirror.children.map { json($0.value) }.joined(separator: ",\n"))]"
    default:
      let members = mirror.children.filter { Mirror(reflecting: $0.value).isPresent }
        .map { "\(quoted($0.label ?? "")): \(json($0.value))" }
      return "{\(members.sorted().joined(separator: ",\n"))}"
    }
  }

  private func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case ..<" ": "\\u" + String(0x1_0000 + scalar.value, radix: 16).dropFirst()
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}

extension Mirror {
  /// Whether what is reflected is not nil.
  fileprivate var isPresent: Bool { displayStyle != .optional || !children.isEmpty }
}
