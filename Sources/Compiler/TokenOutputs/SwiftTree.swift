/// The tokens that no component's pattern covers, as a tree of groups for nested namespaces. Leaves
/// out tokens without a value in any theme, and groups without tokens.
package struct SwiftTree {
  private let children: [[PathID]]
  private let isToken: [Bool]

  /// - Parameter covered: The paths that components write.
  /// - Parameter anchors: The groups that components extend, even if they have no other tokens.
  package init(_ tokens: ResolvedTokens, covered: Set<PathID>, anchors: [PathID]) {
    let parents = tokens.set.paths.parents
    var isToken = [Bool](repeating: false, count: parents.count)
    tokens.forEach { path, theme in
      if tokens.valueIndex(path, in: theme) != nil { isToken[Int(path.index)] = true }
    }
    for path in covered { isToken[Int(path.index)] = false }
    var isMember = isToken
    for anchor in anchors { isMember[Int(anchor.index)] = true }
    for index in parents.indices.reversed() where index > 0 && isMember[index] {
      isMember[Int(parents[index])] = true
    }
    self.isToken = isToken
    children = tokens.set.paths.childLists().map { children in
      tokens.set.paths.inNaturalOrder(children.filter { isMember[Int($0.index)] })
    }
  }

  package func children(of path: PathID) -> [PathID] { children[Int(path.index)] }
  package func isToken(_ path: PathID) -> Bool { isToken[Int(path.index)] }
}
