import TokenCompiler

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

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
        let path = folder.isEmpty ? entry.name : joined(folder, entry.name)
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

  private func isProjectFile(_ entry: Entry) -> Bool { entry.name == "tincture.json" }

  /// Whether the project's own folder has another file that may be a project file.
  private func hasOtherProject(_ entries: [Entry]) -> Bool {
    entries.contains { entry in
      entry.name.hasSuffix(".json") && !entry.isFolder && !isProjectFile(entry)
        && !sources.contains(entry.name)
        && ((try? readFile(at: joined(root, entry.name))).map(namesOutputs) ?? false)
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
    generatedSources(head(of: joined(root, path)))
  }

  /// What a file begins with: enough for a header. Nothing where it cannot be read.
  private func head(of path: String) -> [UInt8] {
    let descriptor = retrying { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW) }
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    return [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
      count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
    }
  }

  /// A name in a folder. What is no folder, a link among it, is taken for a file.
  private struct Entry {
    var name: String
    var isFolder: Bool
  }

  /// What is in a folder; nothing where it cannot be listed.
  private func entries(of path: String) -> [Entry] {
    guard let folder = opendir(path.isEmpty ? root : joined(root, path)) else { return [] }
    defer { closedir(folder) }
    var entries: [Entry] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      let kind = Int32(entry.pointee.d_type)
      let place = path.isEmpty ? name : joined(path, name)
      let isFolder =
        kind == Int32(DT_DIR)
        || kind == Int32(DT_UNKNOWN) && !isLink(joined(root, place))
          && tincture.isFolder(joined(root, place))
      entries.append(Entry(name: name, isFolder: isFolder))
    }
    return entries
  }
}
