import TokenModel

/// Which groups have a file of their own, so that a changed token recompiles a small one, and what
/// these files are called.
///
/// A group decides by its own size, so that a token that comes or goes elsewhere moves nothing. Only
/// where many small groups make a large file together do those of some size get their own.
struct SwiftGroupFiles {
  /// A group of more tokens has a file of its own.
  static let largeGroup = 250
  /// A file of more tokens is divided further, into groups of more than `smallGroup`.
  static let largeFile = 2000
  /// A group of no more tokens never has a file of its own: there could be thousands of them.
  static let smallGroup = 25
  /// A name of more bytes is cut: file systems take 255 for all of it.
  private static let longName = 160

  private var names: [PathID: String] = [:]

  /// - Parameter isWhole: Whether a group belongs to a component, which keeps it in one file.
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

  /// The name of a group's file; nil where its members are in the file of the group above it.
  subscript(group: PathID) -> String? { names[group] }

  /// A name that no other file has, on a disk that takes capitals for small letters too.
  private static func unique(_ name: String, path: String, used: inout Set<String>) -> String {
    if name.utf8.count <= longName, used.insert(name.lowercased()).inserted { return name }
    var digest = Digest()
    digest.combine(path)
    var start = name
    while start.utf8.count > longName { start.removeLast() }
    return "\(start)-\(digest.digits)"
  }
}

extension SwiftTree {
  /// How many tokens there are in each group, in groups in it too.
  fileprivate func tokenCounts(_ paths: PathTable) -> [Int] {
    var counts = paths.parents.indices.map { isToken(PathID(index: Int32($0))) ? 1 : 0 }
    // A parent has a lower index than its children.
    for index in counts.indices.dropFirst().reversed() {
      counts[Int(paths.parents[index])] += counts[index]
    }
    return counts
  }
}
