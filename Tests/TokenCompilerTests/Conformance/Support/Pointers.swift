import TokenJSON
import TokenModel

/// What stands at a line and a column of a JSON text: JSON Pointers of values, and of the keys
/// that name them.
struct Pointers {
  private var known: [Spot: String] = [:]

  private struct Spot: Hashable {
    var line: Int
    var column: Int
  }

  /// Of a text that is no JSON nothing is known.
  init(_ text: [UInt8]) {
    guard let document = try? JSONDocument(text) else { return }
    let map = SourceMap(text)
    var open: [(tree: JSONTree, steps: [JSONStep], pointer: String)] = []
    open.append((JSONTree(document.root), [], ""))
    while let (tree, steps, pointer) = open.popLast() {
      for offset in [map.keyOffset(of: steps), map.offset(of: steps)] {
        let (line, column) = map.place(at: offset)
        known[Spot(line: line, column: column)] = pointer
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

  /// The pointer of what begins at a place; `line:column` where nothing does.
  subscript(place: Place) -> String {
    known[Spot(line: place.line, column: place.column)] ?? "\(place.line):\(place.column)"
  }
}

/// A name as a pointer writes it (RFC 6901 section 3).
private func escaped(_ name: String) -> String {
  name.replacing("~", with: "~0").replacing("/", with: "~1")
}
