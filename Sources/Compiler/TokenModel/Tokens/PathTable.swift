/// The path of a token or group from the root.
package struct PathID: Hashable {
  package let index: Int32
  package static let root = PathID(index: 0)

  package init(index: Int32) { self.index = index }
}

/// All paths so far, each stored once as its parent and last name. Parents come before children.
package struct PathTable {
  /// The parent of each path. The root is its own parent.
  package private(set) var parents: [Int32] = [0]
  private var lastNames: [NameID?] = [nil]
  private var names = NameTable()
  /// Paths by parent and last name, in one integer, which hashes faster than two.
  private var children: [UInt64: PathID] = [:]

  package init() {}

  /// The number of paths. Every `PathID` is less than it.
  package var count: Int { parents.count }

  /// All paths below the root, parents first.
  package var belowRoot: [PathID] { parents.indices.dropFirst().map { PathID(index: Int32($0)) } }

  package mutating func child(of parent: PathID, named name: String) -> PathID {
    let name = names.intern(name)
    let key = Self.key(of: name, in: parent)
    if let known = children[key] { return known }
    let id = PathID(index: Int32(parents.count))
    parents.append(parent.index)
    lastNames.append(name)
    children[key] = id
    return id
  }

  private static func key(of name: NameID, in parent: PathID) -> UInt64 {
    UInt64(parent.index) << 32 | UInt64(name.index)
  }

  package func find(_ name: String, in parent: PathID) -> PathID? {
    names.find(name).flatMap { children[Self.key(of: $0, in: parent)] }
  }

  /// The path with the given names; nil when there is none.
  package func find(_ segments: [String], in group: PathID = .root) -> PathID? {
    var here: PathID? = group
    for segment in segments { here = here.flatMap { find(segment, in: $0) } }
    return here
  }

  /// The paths that some names lead to, one after another, until there is none.
  package func trail(of names: [String]) -> [PathID] {
    var trail: [PathID] = []
    for name in names {
      guard let next = find(name, in: trail.last ?? .root) else { break }
      trail.append(next)
    }
    return trail
  }

  /// The path whose names a text has with other signs between or around them, such as dots instead of
  /// slashes, or braces; nil if there is none.
  package func respelled(_ text: String) -> PathID? {
    let names = text.split { "./:{}".contains($0) }.map(String.init)
    return names.count > 1 ? find(names) : nil
  }

  /// The path that an alias names, such as `{a.b.c}`; `alias` is the text between the braces.
  package func find(alias: JSONBytes) -> PathID? {
    var here = PathID.root
    var rest = alias
    while true {
      let end = rest.firstIndex(of: UInt8(ascii: ".")) ?? rest.endIndex
      guard let next = find(rest[rest.startIndex..<end].string, in: here) else { return nil }
      if end == rest.endIndex { return next }
      here = next
      rest = rest[end + 1..<rest.endIndex]
    }
  }

  package func parent(of path: PathID) -> PathID? {
    path == .root ? nil : PathID(index: parents[Int(path.index)])
  }

  /// The paths above a path, the nearest first.
  package func ancestors(of path: PathID) -> some Sequence<PathID> {
    sequence(first: path) { parent(of: $0) }.dropFirst()
  }

  /// The number of names in the path.
  package func depth(of path: PathID) -> Int {
    ancestors(of: path).reduce(0) { depth, _ in depth + 1 }
  }

  /// The path and the groups above it, from the top down, without the root.
  package func lineage(of path: PathID) -> [PathID] {
    ([path] + ancestors(of: path)).dropLast().reversed()
  }

  /// Whether a path is above another one.
  package func isAncestor(_ ancestor: PathID, of path: PathID) -> Bool {
    ancestors(of: path).contains(ancestor)
  }

  /// The last name of the path.
  package func name(of path: PathID) -> String { names[nameID(of: path)] }

  /// The last name of the path, interned.
  package func nameID(of path: PathID) -> NameID {
    guard let name = lastNames[Int(path.index)] else { preconditionFailure("the root has no name") }
    return name
  }

  /// All names, by their ids.
  package var allNames: [String] { names.all }

  /// The length of each path in bytes, with a `/` before each name.
  package func lengths() -> [Int] {
    var lengths = [Int](repeating: 0, count: count)
    for path in belowRoot {
      let index = Int(path.index)
      lengths[index] = lengths[Int(parents[index])] + 1 + name(of: path).utf8.count
    }
    return lengths
  }

  /// The names from the root down.
  package func segments(of path: PathID) -> [String] {
    var segments = [String](repeating: "", count: depth(of: path))
    var here = path
    for index in segments.indices.reversed() {
      segments[index] = name(of: here)
      here = PathID(index: parents[Int(here.index)])
    }
    return segments
  }

  /// The path as an alias: `{palette.ink.700}`.
  package func alias(_ path: PathID) -> String { "{\(segments(of: path).joined(separator: "."))}" }

  /// The path as text, for findings, contracts and reports.
  package func string(_ path: PathID) -> String { segments(of: path).tokenPath }

  /// The children of each path, the oldest first.
  package func childLists() -> [[PathID]] {
    var children = [[PathID]](repeating: [], count: count)
    for path in belowRoot { children[Int(parents[Int(path.index)])].append(path) }
    return children
  }

  /// All paths but the root: parents before children, siblings in the natural order of their names.
  package func naturalOrder() -> [PathID] {
    var children = childLists()
    for index in children.indices where children[index].count > 1 {
      children[index] = inNaturalOrder(children[index]).reversed()
    }
    var order: [PathID] = []
    order.reserveCapacity(count)
    var open = children[0]
    while let path = open.popLast() {
      order.append(path)
      open += children[Int(path.index)]
    }
    return order
  }
}

extension [String] {
  /// The names joined with `/`. Escapes `/` as `~1` and `~` as `~0` (RFC 6901). Works on bytes,
  /// because `/` followed by a combining mark is still a separator.
  package var tokenPath: String {
    let (slash, tilde) = (UInt8(ascii: "/"), UInt8(ascii: "~"))
    if allSatisfy({ $0.allBytes { $0 != tilde && $0 != slash } }) { return joined(by: slash) }
    var path: [UInt8] = []
    for name in self {
      for byte in name.utf8 {
        path.append(byte == slash ? tilde : byte)
        if byte == slash { path.append(UInt8(ascii: "1")) }
        if byte == tilde { path.append(UInt8(ascii: "0")) }
      }
      path.append(slash)
    }
    return String(decoding: path.dropLast(), as: UTF8.self)
  }
}

extension String {
  /// The names in a path that is joined with `/` and escaped with `~1` and `~0`.
  package var pathSegments: [String] {
    utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map { segment in
      guard segment.contains(UInt8(ascii: "~")) else { return String(Substring(segment)) }
      var name: [UInt8] = []
      var rest = segment[...]
      while let byte = rest.popFirst() {
        let isEscape = byte == UInt8(ascii: "~")
        switch isEscape ? rest.first : nil {
        case UInt8(ascii: "1"): name.append(UInt8(ascii: "/"))
        case UInt8(ascii: "0"): name.append(UInt8(ascii: "~"))
        default:
          name.append(byte)
          continue
        }
        rest.removeFirst()
      }
      return String(decoding: name, as: UTF8.self)
    }
  }
}
