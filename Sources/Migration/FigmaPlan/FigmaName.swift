import TokenModel

/// The name of a variable in Figma, with the changes that `convert` makes too: `.` becomes `_`, and
/// braces become parentheses. Two names are the same if their bytes are.
struct FigmaName: Hashable {
  /// The names of its groups and its own name, joined with `/`.
  let text: String
  private let bytes: [UInt8]

  init(_ name: String) {
    self.init(parts: name.parts(at: "/", keepingEmpty: true).map(String.init))
  }

  /// The name for a token. The `$root` of a group has the name of the group.
  init(path: [String]) {
    self.init(
      parts: Self.names(of: path).flatMap { $0.parts(at: "/", keepingEmpty: true).map(String.init) }
    )
  }

  /// The names of a path, without `$root`.
  static func names(of path: [String]) -> ArraySlice<String> {
    path.count > 1 && path.last == "$root" ? path.dropLast() : path[...]
  }

  private init(parts: [String]) {
    text = parts.map(Self.allowed).joined(separator: "/")
    bytes = Array(text.utf8)
  }

  /// The name in a collection whose name is put in front, as `convert` does with duplicate names.
  func inside(_ collection: String) -> FigmaName { FigmaName("\(collection)/\(text)") }

  private static func allowed(_ name: String) -> String {
    var allowed = ""
    for scalar in name.trimmingBlanks.unicodeScalars {
      switch scalar {
      case ".": allowed += "_"
      case "{": allowed += "("
      case "}": allowed += ")"
      default: allowed.unicodeScalars.append(scalar)
      }
    }
    if allowed.unicodeScalars.first == "$" { allowed.unicodeScalars.removeFirst() }
    return allowed.isEmpty ? "_" : allowed
  }

  static func == (one: Self, other: Self) -> Bool { one.bytes == other.bytes }

  func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}
