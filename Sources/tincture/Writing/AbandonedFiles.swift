import Platform
import TokenModel
import TokenOutputs

/// Generated files that stayed behind when their output was given another place.
///
/// Nothing is remembered from build to build: the files themselves say what they are, in their
/// headers. A file is one of this project's where its header names sources that this project reads.
struct AbandonedFiles {
  var root: String
  /// Where outputs go: what is there is judged elsewhere.
  var owned: Set<String>
  /// The files that the project is made from.
  var sources: Set<String>

  /// - Parameter loaded: The project.
  init(of loaded: LoadedProject) {
    root = loaded.root
    owned = Set(loaded.project.outputs.map(\.to))
    sources = Set(loaded.files.map(\.path))
  }

  /// The paths of the files. Folders with a project of their own, and hidden ones, are passed by.
  ///
  /// - Returns: None where the folder has another project file, whose output they may be.
  func paths() -> [String] {
    var found: [String] = []
    var open = [""]
    while let folder = open.popLast() {
      let entries = entries(of: folder)
      if folder.isEmpty ? hasOtherProject(entries) : entries.contains(where: isProjectFile) {
        continue
      }
      var isOurs = false
      var files: [String] = []
      for entry in entries where !entry.name.hasPrefix(".") && entry.name != "node_modules" {
        let path = folder.isEmpty ? entry.name : joined(folder, path: entry.name)
        if owned.contains(path) { continue }
        if entry.isFolder {
          open.append(path)
        } else if path.hasSuffix(".swift") {
          // One Swift file tells about its folder, so that those of an app are not all opened.
          if path.hasSuffix("Theme.swift") { isOurs = isOurs || madeFrom(path) != nil }
          files.append(path)
        } else if isReportOrSheet(path), madeFrom(path)?.contains(where: sources.contains) ?? false
        {
          found.append(path)
        }
      }
      if isOurs { found += made(among: files) }
    }
    return found.sorted()
  }

  private func isProjectFile(_ entry: FolderEntry) -> Bool { entry.name == "tincture.json" }

  /// Whether the project's own folder has another file that may be a project file.
  private func hasOtherProject(_ entries: [FolderEntry]) -> Bool {
    entries.contains { entry in
      entry.name.hasSuffix(".json") && !entry.isFolder && !isProjectFile(entry)
        && !sources.contains(entry.name)
        && ((try? readFile(at: joined(root, path: entry.name))).map(namesOutputs) ?? false)
    }
  }

  private func namesOutputs(_ text: [UInt8]) -> Bool {
    let word = Array("\"outputs\"".utf8)
    return text.indices.contains { text[$0] == word[0] && text[$0...].starts(with: word) }
  }

  private func isReportOrSheet(_ path: String) -> Bool {
    [".md", ".html", ".css", ".kt"].contains(where: path.hasSuffix)
  }

  /// The generated files of a folder if one of them is made from sources of this project: the file of
  /// the value types, and often that of the theme, name none.
  private func made(among files: [String]) -> [String] {
    let made = files.compactMap { path in madeFrom(path).map { (path: path, sources: $0) } }
    guard made.contains(where: { $0.sources.contains(where: sources.contains) }) else { return [] }
    return made.filter { $0.sources.allSatisfy(sources.contains) }.map(\.path)
  }

  /// The sources that a file was generated from; nil where it was not.
  private func madeFrom(_ path: String) -> [String]? {
    generatedSources(head(ofFileAt: joined(root, path: path), count: 4096))
  }

  /// What is in a folder; nothing where it cannot be listed.
  private func entries(of path: String) -> [FolderEntry] {
    entriesInFolder(at: path.isEmpty ? root : joined(root, path: path))
  }
}
