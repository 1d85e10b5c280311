import Platform
import TokenCompiler

/// Generated files that remain after their output got another path.
///
/// Builds keep no state. The header of a generated file lists its sources; the file belongs to this
/// project if the project reads them.
struct AbandonedFiles: Sendable {
  var root: FilePath
  /// The paths of outputs, which are checked elsewhere.
  var owned: Set<String>
  /// The files that the project reads.
  var sources: Set<String>

  init(of loaded: LoadedProject) {
    root = loaded.root
    owned = Set(loaded.project.outputs.map(\.to))
    sources = Set(loaded.files.map(\.path))
  }

  /// The paths of the files; none if the project folder has another project file, which may own
  /// them. Skips hidden folders and folders with another project.
  func paths() -> [String] {
    let entries = root.entries
    if hasOtherProject(entries) { return [] }
    // The project may be in a folder with thousands of files.
    let top = contents(of: "", entries: entries)
    return (top.found + concurrentMap(top.folders, work: paths(inFolder:)).joined()).sorted()
  }

  private func paths(inFolder path: String) -> [String] {
    var found: [String] = []
    var open = [path]
    while let folder = open.popLast() {
      let entries = root.appending(folder).entries
      if entries.contains(where: isProjectFile) { continue }
      let contents = contents(of: folder, entries: entries)
      found += contents.found
      open += contents.folders
    }
    return found
  }

  /// The files of a folder that remained, and the folders in it to search.
  private func contents(
    of folder: String, entries: [FolderEntry]
  ) -> (found: [String], folders: [String]) {
    var found: [String] = []
    var folders: [String] = []
    var belongsToProject = false
    var files: [String] = []
    for entry in entries where !entry.name.hasPrefix(".") && entry.name != "node_modules" {
      let path = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
      if owned.contains(path) { continue }
      if entry.isFolder {
        folders.append(path)
      } else if path.hasSuffix(".swift") {
        // One Swift file is enough, so that not all files of an app are opened.
        if path.hasSuffix("Theme.swift") {
          belongsToProject = belongsToProject || listedSources(of: path) != nil
        }
        files.append(path)
      } else if [".md", ".html", ".css", ".kt"].contains(where: path.hasSuffix),
        listedSources(of: path)?.contains(where: sources.contains) ?? false
      {
        found.append(path)
      }
    }
    if belongsToProject { found += generatedFiles(among: files) }
    return (found, folders)
  }

  private func isProjectFile(_ entry: FolderEntry) -> Bool { entry.name == "tincture.json" }

  /// Whether the project folder has another file that may be a project file.
  private func hasOtherProject(_ entries: [FolderEntry]) -> Bool {
    let outputs = Array("\"outputs\"".utf8)
    return entries.contains { entry in
      entry.name.hasSuffix(".json") && !entry.isFolder && !isProjectFile(entry)
        && !sources.contains(entry.name)
        && (try? root.appending(entry.name).read())?.firstRange(of: outputs) != nil
    }
  }

  /// The generated files of a folder, if one of them lists sources of this project. The file of the
  /// value types, and often that of the theme, list none.
  private func generatedFiles(among files: [String]) -> [String] {
    let generated = files.compactMap { path in
      listedSources(of: path).map { (path: path, sources: $0) }
    }
    guard generated.contains(where: { $0.sources.contains(where: sources.contains) }) else {
      return []
    }
    return generated.filter { $0.sources.allSatisfy(sources.contains) }.map(\.path)
  }

  /// The sources in the header of a generated file; nil for other files.
  private func listedSources(of path: String) -> [String]? {
    FileHeader(root.appending(path).head(count: 4096))?.sources
  }
}
