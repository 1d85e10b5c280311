import Writers

extension JSONTree {
  /// The tree with everything that fits put on one line: `{ "value": 1, "unit": "px" }`.
  ///
  /// - Parameters:
  ///   - depth: Its nesting depth in the file.
  ///   - key: The name of its member.
  package func fitted(depth: Int, key: String = "") -> JSONTree {
    let isLong = 2 * depth + key.utf8.count + 5 + line.count > Self.width
    switch self {
    case .object(let members) where isLong:
      return .object(
        members.map { Member($0.name, value: $0.value.fitted(depth: depth + 1, key: $0.name)) })
    case .array(let items) where isLong: return .array(items.map { $0.fitted(depth: depth + 1) })
    case .object, .array, .string, .number, .boolean, .null, .spelled: return .spelled(line)
    }
  }

  /// The maximum length of a line in bytes.
  private static let width = 120

  /// The tree on one line.
  package var line: [UInt8] {
    var line: [UInt8] = []
    append(to: &line)
    return line
  }

  private func append(to line: inout [UInt8]) {
    switch self {
    case .object(let members) where !members.isEmpty:
      for (index, member) in members.enumerated() {
        line.append(index == 0 ? "{ " : ", ")
        JSONTree.string(member.name).append(to: &line)
        line.append(": ")
        member.value.append(to: &line)
      }
      line.append(" }")
    case .array(let items):
      line.append("[")
      for (index, item) in items.enumerated() {
        if index > 0 { line.append(", ") }
        item.append(to: &line)
      }
      line.append("]")
    case .object, .string, .number, .boolean, .null, .spelled:
      var json = JSONWriter()
      json.tree(nil, tree: self)
      line += json.bytes
    }
  }
}
