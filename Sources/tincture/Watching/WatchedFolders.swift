import Platform
import Writers

/// The folders in which a change of what a build looked at shows.
struct WatchedFolders {
  private(set) var interests: [String: FolderInterest] = [:]

  init(_ inputs: Inputs, in root: String) {
    let parts = root.parts(at: "/", keepingEmpty: true)
    if let name = parts.last, !["", ".", ".."].contains(name) {
      note(String(name), in: parts.count == 1 ? "." : parts.dropLast().joined(separator: "/") + "/")
    }
    for (path, look) in inputs.looks {
      var folder = root
      for part in path.parts(at: "/") {
        note(String(part), in: folder)
        folder = joined(folder, path: String(part))
        if isLink(folder) { noteTarget(of: folder) }
      }
      if look.kind == .folder { interests[folder, default: FolderInterest()].isListed = true }
    }
  }

  private mutating func note(_ name: String, in folder: String) {
    interests[folder, default: FolderInterest()].names.insert(name)
  }

  /// What a link leads to changes in a folder of its own.
  private mutating func noteTarget(of link: String) {
    guard let target = realPath(link), let slash = target.lastIndex(of: "/") else { return }
    let name = String(target[target.index(after: slash)...])
    if !name.isEmpty { note(name, in: slash == target.startIndex ? "/" : String(target[..<slash])) }
  }
}
