/// The groups with a file of their own, and the names of these files. A changed token then
/// recompiles a small file.
///
/// Only a group's own size decides, so that a change in one group does not move others. The
/// exception is a large file made of many small groups: its larger groups get files too.
struct SwiftGroupFiles {
  /// A group with more tokens than this has its own file.
  static let largeGroup = 250
  /// A file with more tokens is divided further, into groups of more than `smallGroup`.
  static let largeFile = 2000
  /// A group with fewer tokens never has its own file, because there could be thousands of files.
  static let smallGroup = 25
  /// Names with more bytes are cut: file systems allow 255 for the whole name.
  private static let longName = 160

  private var names: [PathID: String] = [:]

  /// - Parameter isWhole: Whether a group belongs to a component and stays in one file.
  init(
    _ tree: SwiftTree, paths: PathTable, swiftNames: SwiftNames, output: Project.Output,
    isWhole: (PathID) -> Bool
  ) {
    guard output.files == nil else { return }
    let counts = tree.tokenCounts(paths)
    var used: Set<String> = []
    var open: [(group: PathID, name: String)] = [(.root, "Theme")]
    while let (group, name) = open.popLast() {
      let groups = tree.children(of: group).filter { !tree.isToken($0) && !isWhole($0) }
      func larger(than size: Int) -> [PathID] { groups.filter { counts[Int($0.index)] > size } }
      let large = larger(than: Self.largeGroup)
      let rest = large.reduce(counts[Int(group.index)]) { $0 - counts[Int($1.index)] }
      for path in rest > Self.largeFile ? larger(than: Self.smallGroup) : large {
        let name = "\(name)+\(swiftNames[path].stem)"
        names[path] = output.swiftFileName(Self.unique(name, path: paths.string(path), used: &used))
        open.append((path, name))
      }
    }
  }

  /// The name of a group's file; nil if its members are in the file of the parent group.
  subscript(group: PathID) -> String? { names[group] }

  /// A unique file name, also on case-insensitive file systems.
  private static func unique(_ name: String, path: String, used: inout Set<String>) -> String {
    if name.utf8.count <= longName, used.insert(name.lowercased()).inserted { return name }
    var start = name
    while start.utf8.count > longName { start.removeLast() }
    return "\(start)-\(Digest(path).digits)"
  }
}

extension SwiftTree {
  /// The number of tokens in each group, including nested groups.
  fileprivate func tokenCounts(_ paths: PathTable) -> [Int] {
    var counts = paths.parents.indices.map { isToken(PathID(index: Int32($0))) ? 1 : 0 }
    // Parents have lower indices than their children.
    for index in counts.indices.dropFirst().reversed() {
      counts[Int(paths.parents[index])] += counts[index]
    }
    return counts
  }
}
