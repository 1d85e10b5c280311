/// The children of every path, in lists that grow.
struct ChildLists {
  private var first: [Int32] = []
  private var next: [Int32] = []

  init(_ paths: PathTable) { grow(paths) }

  func children(of path: PathID) -> [PathID] {
    var children: [PathID] = []
    var child = first[Int(path.index)]
    while child >= 0 {
      children.append(PathID(index: child))
      child = next[Int(child)]
    }
    return children
  }

  mutating func child(
    of parent: PathID, named name: [UInt8], _ paths: inout PathTable
  ) -> PathID {
    let child = name.withUnsafeBufferPointer { paths.child(of: parent, named: $0) }
    grow(paths)
    return child
  }

  /// Adds the paths that are new.
  private mutating func grow(_ paths: PathTable) {
    for index in first.count..<paths.count {
      first.append(-1)
      next.append(-1)
      guard index > 0 else { continue }
      let parent = Int(paths.parents[index])
      next[index] = first[parent]
      first[parent] = Int32(index)
    }
  }
}
