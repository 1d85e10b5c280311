/// A path with placeholders for axes and the role: `countdown/<style>/<mode>/<state>/*`.
package struct PathPattern: Hashable, Sendable {
  package enum Segment: Hashable, Sendable {
    case literal(String)
    case axis(String)
    case role
    /// A name made of texts and placeholders: `*-<state>`.
    case joined([Segment])
  }

  package var text: String
  package var segments: [Segment]
  /// The text with slashes between names, if it has other signs, which no name has: `button.<kind>.*`.
  private(set) var correction: String?

  /// Reads a path. In names without one of the axes, `*`, `<` and `>` stand for themselves, unless
  /// they are a placeholder for the whole name.
  package init(_ text: String, axes: [String] = []) {
    self.text = text
    segments = Self.segments(of: text, axes: axes)
    guard text.utf8.contains(where: "{.}".utf8.contains) else { return }
    // By scalars: a dot before a combining mark is a dot too.
    let names = text.unicodeScalars.split { "./{}".unicodeScalars.contains($0) }.map { String($0) }
    let pattern = PathPattern(names.joined(separator: "/"), axes: axes)
    if pattern.axes == self.axes { (segments, correction) = (pattern.segments, pattern.text) }
  }

  private static func segments(of text: String, axes: [String]) -> [Segment] {
    text.parts(at: "/", keepingEmpty: true).map { segment in
      if segment == "*" { return .role }
      let scalars = segment.unicodeScalars
      if scalars.first == "<", scalars.last == ">", scalars.count(where: { $0 == "<" }) == 1 {
        return .axis(String(scalars.dropFirst().dropLast()))
      }
      return joined(String(segment), axes: axes) ?? .literal(name(segment))
    }
  }

  private static func name(_ text: Substring) -> String {
    String(text).pathSegments.joined(separator: "/")
  }

  /// A name with an axis in it; nil for other names.
  private static func joined(_ text: String, axes: [String]) -> Segment? {
    guard text.holds("<"), axes.contains(where: { text.holds(text: "<\($0)>") }) else { return nil }
    var parts: [Segment] = []
    var literal = Substring()
    var rest = text[...]
    func flush() {
      if !literal.isEmpty { parts.append(.literal(name(literal))) }
      literal = Substring()
    }
    while let first = rest.first {
      if first == "*" {
        flush()
        parts.append(.role)
        rest.removeFirst()
      } else if let axis = axes.first(where: { rest.hasPrefix("<\($0)>") }) {
        flush()
        parts.append(.axis(axis))
        rest.removeFirst(axis.count + 2)
      } else {
        literal.append(rest.removeFirst())
      }
    }
    flush()
    return .joined(parts)
  }

  /// The axes in the path, from left to right.
  package var axes: [String] { segments.flatMap(\.axes) }

  /// Names that look like axes in names with a `*` that have no axis: `stat` in `*-<stat>`.
  var unknownAxes: [String] {
    segments.compactMap { segment in
      guard case .literal(let name) = segment, name.holds("*"),
        let start = name.firstIndex(of: "<"), let end = name[start...].firstIndex(of: ">")
      else { return nil }
      return String(name[name.index(after: start)..<end])
    }
  }

  /// How often the role is in the path.
  var roleCount: Int { segments.reduce(0) { $0 + $1.roleCount } }

  /// Whether a placeholder is only a part of a name.
  var isPartial: Bool { segments.contains { if case .joined = $0 { true } else { false } } }

  /// The path with the name of a role in it.
  func naming(_ role: String) -> PathPattern {
    var pattern = self
    pattern.segments = segments.map { $0.naming(role) }
    pattern.text = pattern.segments.map(\.text).joined(separator: "/")
    return pattern
  }

  /// The names before the first axis or role.
  package var literalPrefix: [String] {
    segments.prefix { $0.literal != nil }.compactMap(\.literal)
  }

  /// The path for a variant and a role; nil when the variant lacks an axis.
  package func segments(for variant: Variant, role: String) -> [String]? {
    var names: [String] = []
    names.reserveCapacity(segments.count)
    for segment in segments {
      guard let name = segment.name(for: variant, role: role) else { return nil }
      names.append(name)
    }
    return names
  }
}

extension PathPattern.Segment {
  /// The segment as a path has it.
  package var text: String {
    switch self {
    case .literal(let name): [name].tokenPath
    case .axis(let axis): "<\(axis)>"
    case .role: "*"
    case .joined(let parts): parts.map(\.text).joined()
    }
  }

  /// The name, if it is only a name.
  package var literal: String? { if case .literal(let name) = self { name } else { nil } }

  /// The axis, if it is only the placeholder of one.
  package var axis: String? { if case .axis(let name) = self { name } else { nil } }

  /// The texts and placeholders that it is made of.
  private var parts: [PathPattern.Segment] {
    if case .joined(let parts) = self { parts } else { [self] }
  }

  fileprivate var axes: [String] { parts.compactMap(\.axis) }

  var roleCount: Int { parts.count { $0 == .role } }

  fileprivate func naming(_ role: String) -> PathPattern.Segment {
    switch self {
    case .role: .literal(role)
    case .joined(let parts): .joined(parts.map { $0.naming(role) })
    case .literal, .axis: self
    }
  }

  /// The name for a variant and a role; nil when the variant lacks an axis.
  fileprivate func name(for variant: Variant, role: String) -> String? {
    switch self {
    case .literal(let name): return name
    case .role: return role
    case .axis(let axis): return variant[axis]
    case .joined(let parts):
      let names = parts.compactMap { $0.name(for: variant, role: role) }
      return names.count == parts.count ? names.joined() : nil
    }
  }
}
