struct ChildLists {
  private var lists: [[PathID]] = []

  init(_ paths: PathTable) { grow(paths) }

  /// The children of a path, the newest first.
  func children(of path: PathID) -> [PathID] { lists[Int(path.index)].reversed() }

  mutating func child(of parent: PathID, named name: String, paths: inout PathTable) -> PathID {
    let child = paths.child(of: parent, named: name)
    grow(paths)
    return child
  }

  /// The path with some names, which is added if it is missing.
  mutating func path(of names: [String], paths: inout PathTable) -> PathID {
    names.reduce(PathID.root) { child(of: $0, named: $1, paths: &paths) }
  }

  /// Adds the paths that are new.
  private mutating func grow(_ paths: PathTable) {
    for index in lists.count..<paths.count {
      lists.append([])
      let path = PathID(index: Int32(index))
      if let parent = paths.parent(of: path) { lists[Int(parent.index)].append(path) }
    }
  }
}
