/// The folders in which a change of what a build looked at shows.
struct WatchedFolders {
  /// What matters in one folder.
  struct Interest {
    /// The entries that a build looked at, or went through.
    var names: Set<String> = []
    /// Whether any entry that comes or goes matters.
    var isListed = false

    mutating func formUnion(_ other: Interest) {
      names.formUnion(other.names)
      isListed = isListed || other.isListed
    }

    func isCovered(by other: Interest?) -> Bool {
      guard let other else { return false }
      return names.isSubset(of: other.names) && (other.isListed || !isListed)
    }
  }

  private(set) var interests: [String: Interest] = [:]

  init(_ inputs: Inputs, in root: String) {
    let parts = root.parts(at: "/", keepingEmpty: true)
    if let name = parts.last, !["", ".", ".."].contains(name) {
      note(String(name), in: parts.count == 1 ? "." : parts.dropLast().joined(separator: "/") + "/")
    }
    for (path, look) in inputs.looks {
      var folder = root
      for part in path.parts(at: "/") {
        note(String(part), in: folder)
        folder = joined(folder, String(part))
        if isLink(folder) { noteTarget(of: folder) }
      }
      if look.kind == .folder { interests[folder, default: Interest()].isListed = true }
    }
  }

  private mutating func note(_ name: String, in folder: String) {
    interests[folder, default: Interest()].names.insert(name)
  }

  /// What a link leads to changes in a folder of its own.
  private mutating func noteTarget(of link: String) {
    guard let target = realPath(link), let slash = target.lastIndex(of: "/") else { return }
    let name = String(target[target.index(after: slash)...])
    if !name.isEmpty { note(name, in: slash == target.startIndex ? "/" : String(target[..<slash])) }
  }
}
