/// A place in the value of a token that writes the path of a token or a group.
package struct PathUse: Hashable, Sendable {
  /// How the path is written.
  package enum Form: Hashable, Sendable {
    /// As `{a.b}`.
    case alias
    /// As the beginning of a JSON Pointer; `inner` leads from there into the token, as in
    /// `#/a/b/$value/components/0`.
    case pointer(inner: [String])
  }

  /// The path that it names.
  package var names: [String]
  package var form: Form
  /// The steps to the string.
  package var steps: [JSONStep]
  /// The bytes of the string, with its quotes.
  package var range: Range<Int>

  /// The string for another path, in the same form and with its quotes.
  package func json(naming names: [String]) -> String {
    switch form {
    case .alias: "{\(names.joined(separator: "."))}".jsonString
    case .pointer(let inner):
      "#/\((names + inner).tokenPath.parts(at: "%", keepingEmpty: true).joined(separator: "%25"))"
        .jsonString
    }
  }
}

extension String {
  /// The text as a JSON string, with quotes.
  package var jsonString: String { JSONWriter.line { $0.string(nil, value: self) } }
}
