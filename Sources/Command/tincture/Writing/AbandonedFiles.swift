import Platform
import TokenCompiler

/// Generated files that remain after their output got another path.
///
/// Builds keep no state. The header of a generated file lists its sources; the file belongs to this
/// project if the project reads them.
struct AbandonedFiles {
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
    var found: [String] = []
    var open = [""]
    while let folder = open.popLast() {
      let entries = root.appending(folder).entries
      if folder.isEmpty ? hasOtherProject(entries) : entries.contains(where: isProjectFile) {
        continue
      }
      var files: [String] = []
      for entry in entries where !entry.name.hasPrefix(".") && entry.name != "node_modules" {
        let path = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
        if owned.contains(path) { continue }
        if entry.isFolder { open.append(path) } else { files.append(path) }
      }
      found += generatedFiles(among: files)
    }
    return found.sorted()
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

  /// The generated files among those of a folder. The Swift files of a folder belong together: that of
  /// the value types, and often that of the theme, list no sources.
  private func generatedFiles(among files: [String]) -> [String] {
    let others = files.filter { path in
      [".md", ".html", ".css", ".kt"].contains(where: path.hasSuffix)
        && listedSources(of: path)?.contains(where: sources.contains) ?? false
    }
    // One Swift file is enough, so that not all files of an app are opened.
    guard files.contains(where: { $0.hasSuffix("Theme.swift") && listedSources(of: $0) != nil })
    else { return others }
    let swift = files.filter { $0.hasSuffix(".swift") }.compactMap { path in
      listedSources(of: path).map { (path: path, sources: $0) }
    }
    guard swift.contains(where: { $0.sources.contains(where: sources.contains) }) else {
      return others
    }
    return others + swift.filter { $0.sources.allSatisfy(sources.contains) }.map(\.path)
  }

  /// The sources in the header of a generated file; nil for other files.
  private func listedSources(of path: String) -> [String]? {
    FileHeader(root.appending(path).head(count: 4096))?.sources
  }
}
