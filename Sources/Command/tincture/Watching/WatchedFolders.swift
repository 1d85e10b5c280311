import Platform
import Writers

/// The folders to watch for changes of the inputs of a build.
struct WatchedFolders {
  private(set) var interests: [String: FolderInterest] = [:]

  init(_ inputs: Inputs, in root: String) {
    let parts = root.parts(at: "/", keepingEmpty: true)
    if let name = parts.last, !["", ".", ".."].contains(name) {
      note(String(name), in: parts.count == 1 ? "." : parts.dropLast().joined(separator: "/") + "/")
    }
    for (path, observation) in inputs.observations {
      var folder = root
      for part in path.parts(at: "/") {
        note(String(part), in: folder)
        folder = joined(folder, path: String(part))
        if isLink(folder) { noteTarget(of: folder) }
      }
      if observation.kind == .folder {
        interests[folder, default: FolderInterest()].isListed = true
      }
    }
  }

  private mutating func note(_ name: String, in folder: String) {
    interests[folder, default: FolderInterest()].names.insert(name)
  }

  /// The target of a link changes in another folder.
  private mutating func noteTarget(of link: String) {
    guard let target = realPath(link), let slash = target.lastIndex(of: "/") else { return }
    let name = String(target[target.index(after: slash)...])
    if !name.isEmpty { note(name, in: slash == target.startIndex ? "/" : String(target[..<slash])) }
  }
}
