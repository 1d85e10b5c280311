import TokenTesting

/// Maps places in a JSON text to the JSON Pointers of the values and keys there.
struct Pointers {
  /// The pointers by line and column.
  private var known: [[Int]: String] = [:]

  /// Maps a text. A text that is not JSON has no pointers.
  init(_ text: [UInt8]) {
    guard let document = try? JSONDocument(text) else { return }
    let map = SourceMap(text)
    var open: [(tree: JSONTree, steps: [JSONStep], pointer: String)] = []
    open.append((JSONTree(document.root), [], ""))
    while let (tree, steps, pointer) = open.popLast() {
      for offset in [map.keyOffset(of: steps), map.offset(of: steps)] {
        let (line, column) = map.place(at: offset)
        known[[line, column]] = pointer
      }
      for member in tree.members {
        open.append(
          (member.value, steps + [.key(member.name)], pointer + "/" + escaped(member.name)))
      }
      for (index, item) in tree.items.enumerated() {
        open.append((item, steps + [.index(index)], pointer + "/\(index)"))
      }
    }
  }

  /// The pointer of the value or key at a place; `line:column` when there is none.
  subscript(place: Place) -> String {
    known[[place.line, place.column]] ?? "\(place.line):\(place.column)"
  }
}

/// A name escaped for a pointer (RFC 6901 section 3).
private func escaped(_ name: String) -> String {
  name.replacing("~", with: "~0").replacing("/", with: "~1")
}
