/// Which files of a project look like tokens, contracts or resolver documents, and are not read.
///
/// It judges paths: the caller lists the folders.
package struct UnreadFiles: Sendable {
  /// The folders of the files that are read.
  package let starts: Set<String>
  private let read: Set<String>
  /// The keys of the project file with a pattern for files in the project folder itself, such as
  /// `*.contract.json`: only they search the folders below it. A resolver document is often at the root.
  private let rootKeys: Set<String>
  /// The files and folders that outputs own.
  private let owned: Set<String>
  private let ignored: PathGlobs

  package init(_ sources: Sources) {
    read = Set(sources.readPaths)
    starts = Set(read.map(\.folderPath))
    let globs = ["sources": sources.project.sources, "contracts": sources.project.contracts]
    rootKeys = Set(
      globs.filter { _, globs in
        globs.contains { PathGlob.isPattern($0) && $0.normalizedPath?.folderPath == "" }
      }.keys)
    owned = Set(sources.project.outputs.map(\.to))
    ignored = PathGlobs(
      sources.project.ignored.compactMap(\.normalizedPath).map {
        PathGlob($0.parts(at: "/").map(String.init))
      })
  }

  /// Folders with files of others, files no longer used, or what tests read, in lowercase.
  private static let foreign: Set = [
    "node_modules", "pods", "carthage", "vendor", "archive", "archives", "fixtures", "__fixtures__",
  ]

  /// Whether a folder is searched, for files of a key or for any: something in it, or in a folder
  /// above it, is read.
  package func searches(_ folder: String, for key: String? = nil) -> Bool {
    let folders = folder.parentFolders + (folder.isEmpty ? [] : [folder])
    let isBelowRoot =
      starts.contains("") && (folder.isEmpty || key.map(rootKeys.contains) ?? !rootKeys.isEmpty)
    return (isBelowRoot || folders.contains(where: starts.contains))
      && !folders.contains { path in
        let name = path.parts(at: "/").last?.lowercased() ?? ""
        return name.hasPrefix(".") || Self.foreign.contains(name) || isExcluded(path)
      }
  }

  /// Whether a file is unread, though named like those that projects read and in a searched folder.
  package func contains(_ path: String) -> Bool {
    guard let key = path.projectKey, !read.contains(path) else { return false }
    return !isExcluded(path) && searches(path.folderPath, for: key)
  }

  private func isExcluded(_ path: String) -> Bool {
    let names = path.parts(at: "/").map(String.init)
    return owned.contains(path) || ignored.matches(names)
  }
}

extension Diagnostic {
  /// The finding about all files that nothing reads; nil if there are none.
  package init?(unreadIn sources: Sources) {
    let files = sources.unreadFiles
    guard let first = files.first else { return nil }
    let place = Place(file: sources.projectFile ?? first)
    let globs = ["sources": sources.project.sources, "contracts": sources.project.contracts]
    var keys: [String] = []
    var notes: [Related] = []
    for group in files.grouped(by: \.projectKey) {
      guard let key = group[0].projectKey else { continue }
      if sources.resolver != nil, key != "contracts" {
        keys += key == "sources" ? ["the resolver"] : []
      } else {
        keys.append("'\(key)'")
        let known = globs[key, default: []]
        let first = known.lazy.compactMap { sources.project.places.globs[$0] }.first
        notes.append(Related("to read: \(key.member(known + group.patterns))", at: first ?? place))
      }
    }
    // A pattern that matches a folder is about everything in it.
    let used = Set(sources.readPaths.flatMap(\.parentFolders))
    let unused = files.map { path in path.parentFolders.first { !used.contains($0) } ?? path }
    let ignored = sources.project.ignored + unused.uniqued
    notes.append(Related("to ignore: \("ignore".member(ignored))", at: place))
    let them = files.count == 1 ? "it" : "them"
    self.init(
      .unreadFile,
      message: "nothing reads "
        + files.map { "'\(printable($0))'" }.shortList(limit: 3, tolerance: 0)
        + "; \(keys.isEmpty ? "remove \(them), or " : "")name \(them) in "
        + (keys + ["'ignore'"]).list(conjunction: "or")
        + (sources.projectFile == nil ? " of a new tincture.json" : ""),
      at: Place(file: first), related: notes)
  }
}

extension Sources {
  /// The paths of the files with tokens and contracts, and of the resolver document.
  fileprivate var readPaths: [String] {
    (tokens + contracts + [resolver].compactMap(\.self)).map(\.path)
  }
}

extension [String] {
  /// The paths, or a pattern for those with one ending in one folder.
  fileprivate var patterns: [String] {
    func pattern(_ path: String) -> String {
      let ending = path.parts(at: ".").suffix(2).joined(separator: ".")
      return (path.parentFolders.last.map { $0 + "/" } ?? "") + "*." + ending
    }
    return grouped(by: pattern).map { $0.count == 1 ? $0[0] : pattern($0[0]) }
  }
}

extension String {
  /// The key of the project file for files of this name; nil if the name says nothing.
  fileprivate var projectKey: String? {
    if hasSuffix(".tokens.json") { return "sources" }
    if hasSuffix(".contract.json") || hasSuffix(".contracts.json") { return "contracts" }
    return hasSuffix(".resolver.json") ? "resolver" : nil
  }

  /// This key with its value, as a project file has it.
  fileprivate func member(_ values: [String]) -> String {
    let texts = values.map { "\"\(printable($0))\"" }
    let value = self == "resolver" ? texts[0] : "[\(texts.shortList(limit: 12))]"
    return "\"\(self)\": \(value)"
  }

  /// The folders above this path, from the outermost one in the project folder.
  package var parentFolders: [String] {
    parts(at: "/").dropLast().reduce(into: []) { folders, name in
      folders.append(folders.last.map { "\($0)/\(name)" } ?? String(name))
    }
  }

  /// The path of its folder; empty for the project folder.
  package var folderPath: String { parts(at: "/").dropLast().joined(separator: "/") }
}
