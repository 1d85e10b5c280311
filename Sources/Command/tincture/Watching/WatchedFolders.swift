import Platform

/// The folders to watch for changes of the inputs of a build.
struct WatchedFolders {
  private(set) var interests: [String: FolderInterest] = [:]

  init(_ inputs: Inputs, in root: FilePath) {
    let parts = root.string.parts(at: "/", keepingEmpty: true)
    if let name = parts.last, !["", ".", ".."].contains(name) {
      note(
        String(name),
        in: parts.count == 1 ? "." : FilePath(parts.dropLast().joined(separator: "/") + "/"))
    }
    for (path, observation) in inputs.observations {
      var folder = root
      for part in path.parts(at: "/") {
        note(String(part), in: folder)
        folder = folder.appending(String(part))
        // The target of a link changes in another folder.
        if folder.isLink, let target = folder.real, let name = target.string.parts(at: "/").last {
          note(String(name), in: target.folder)
        }
      }
      if observation.kind == .folder {
        interests[folder.string, default: FolderInterest()].isListed = true
      }
    }
  }

  private mutating func note(_ name: String, in folder: FilePath) {
    interests[folder.string, default: FolderInterest()].names.insert(name)
  }
}
