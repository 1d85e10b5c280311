/// The name of a variable in Figma, with the changes that `convert` makes too: `.` becomes `_`, and
/// braces become parentheses. Two names are the same if their bytes are.
struct FigmaName: Hashable {
  private let path: TokenPath

  /// The names of its groups and its own name, joined with `/`.
  var text: String { path.names.joined(separator: "/") }

  /// The name of a variable.
  init(_ name: String) { path = TokenPath(names: FigmaVariable.names(of: name).map(\.allowedName)) }

  /// The name for a token. The `$root` of a group has the name of the group.
  init(path: [String]) { self.init(Self.names(of: path).joined(separator: "/")) }

  /// The names of a path, without `$root`.
  static func names(of path: [String]) -> ArraySlice<String> {
    path.count > 1 && path.last == "$root" ? path.dropLast() : path[...]
  }

  /// The name in a collection whose name is put in front, as `convert` does with duplicate names.
  func inside(_ collection: String) -> FigmaName { FigmaName("\(collection)/\(text)") }
}
