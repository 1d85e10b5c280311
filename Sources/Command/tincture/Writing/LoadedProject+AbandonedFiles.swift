import Platform
import TokenCompiler

extension LoadedProject {
  /// The paths of generated files that remain after their output got another path.
  ///
  /// Builds keep no state. The header of a generated file lists its sources; the file belongs to this
  /// project if the project reads them. There are none if the project folder has another project file,
  /// which may own them. Skips hidden folders and folders with another project.
  func abandonedFiles() -> [String] {
    let search = AbandonedFiles(
      root: root, owned: Set(project.outputs.map(\.to)), sources: Set(files.map(\.path)))
    var (found, open): ([String], [String]) = ([], [""])
    while !open.isEmpty {
      let results = concurrentMap(open, work: search.search)
      found += results.flatMap(\.found)
      open = results.flatMap(\.folders)
    }
    return found.sorted()
  }
}

/// A search for generated files that no output has.
private struct AbandonedFiles: Sendable {
  let root: FilePath
  /// The paths of the outputs, which are checked elsewhere.
  let owned: Set<String>
  /// The paths of the files that the project reads.
  let sources: Set<String>

  /// The generated files in a folder, and its folders.
  func search(_ folder: String) -> (found: [String], folders: [String]) {
    let entries = root.appending(folder).entries
    let isOther = folder.isEmpty ? hasOtherProject(entries) : entries.contains(where: isProjectFile)
    if isOther { return ([], []) }
    var (files, folders): ([String], [String]) = ([], [])
    for entry in entries where !entry.name.hasPrefix(".") && entry.name != "node_modules" {
      let path = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
      if owned.contains(path) { continue }
      if entry.isFolder { folders.append(path) } else { files.append(path) }
    }
    return (generatedFiles(among: files), folders)
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
