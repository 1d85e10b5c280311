extension SourceMap {
  /// A key that appears again in the same object.
  package struct Duplicate: Equatable, Sendable {
    /// The key.
    package var name: String
    /// The byte offsets of its first and its later occurrence.
    package var first, second: Int
    /// Whether both of its values are strings.
    package var isText: Bool
  }

  /// The duplicate keys of all objects, in the order of the text.
  package func duplicates() -> [Duplicate] {
    var found: [Duplicate] = []
    for parent in nodes.indices {
      var first: [[UInt8]: Node] = [:]
      for node in children(of: parent).lazy.map({ self.nodes[$0] }) where node.key >= 0 {
        let name = key(at: Int(node.key))
        guard let known = first[name] else {
          first[name] = node
          continue
        }
        let isText = [known, node].allSatisfy { text[Int($0.value)] == UInt8(ascii: "\"") }
        found.append(
          Duplicate(
            name: String(decoding: name, as: UTF8.self), first: Int(known.key),
            second: Int(node.key), isText: isText))
      }
    }
    return found.sorted { $0.second < $1.second }
  }
}
