import Platform
import TokenModel

extension LoadedProject {
  /// Lists the files that look like those of the project and that nothing reads. Does not follow
  /// links.
  mutating func findUnreadFiles() {
    guard projectFindings.errors.isEmpty else { return }
    let search = UnreadFiles(sources)
    var open = search.starts.sorted().prefix(folderLimit).filter { start in
      search.searches(start) && !start.parentFolders.contains(where: hasProject)
    }
    var seen: Set<String> = []
    var found: [String] = []
    while let folder = open.popLast(), seen.count < folderLimit {
      guard seen.insert(folder).inserted, folder.isEmpty || !hasProject(folder) else { continue }
      for entry in entries(of: folder) {
        if entry.isFolder {
          if search.searches(entry.name) { open.append(entry.name) }
        } else if search.contains(entry.name), !root.appending(entry.name).isLink {
          found.append(entry.name)
        }
      }
    }
    if !found.isEmpty { sources.unreadFiles = unread(among: found.sorted()) }
  }

  /// What is in a folder, by paths in the project folder.
  private func entries(of folder: String) -> [FolderEntry] {
    root.appending(folder).entries.map { entry in
      var entry = entry
      entry.name = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
      return entry
    }.sorted { $0.name < $1.name }
  }

  private func hasProject(_ folder: String) -> Bool {
    root.appending(folder).appending("tincture.json").exists
  }

  /// The files without those that this project reads through a link or in another case, and without
  /// those that other projects read.
  private func unread(among paths: [String]) -> [String] {
    let known = Set(files.map(\.path) + paths)
    let folders = Set(paths.flatMap { [""] + $0.parentFolders })
    let others = folders.sorted().flatMap(entries).filter { entry in
      !entry.isFolder && entry.name.hasSuffix(".json") && !known.contains(entry.name)
        && root.appending(entry.name).mayBeProject
    }
    guard others.count <= projectLimit else { return [] }
    var read = Set(files.map { root.appending($0.path).real })
    for entry in others {
      let choice = ProjectChoice(project: root.appending(entry.name).string)
      guard let other = try? LoadedProject(choice), other.projectFindings.errors.isEmpty else {
        continue
      }
      read.formUnion(other.files.map { other.root.appending($0.path).real })
    }
    return paths.filter { !read.contains(root.appending($0).real) }
  }
}

extension FilePath {
  /// Whether the file has a key of project files near its beginning.
  fileprivate var mayBeProject: Bool {
    let head = head(count: 4096)
    return ["outputs", "sources", "resolver", "contracts"].contains { key in
      head.firstRange(of: Array("\"\(key)\"".utf8)) != nil
    }
  }
}

/// How many folders are searched for files that nothing reads.
private let folderLimit = 1000

/// How many other project files are read to find those that read a file. With more, no file counts as
/// unread.
private let projectLimit = 64
