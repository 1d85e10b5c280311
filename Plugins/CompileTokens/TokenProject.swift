import Foundation

/// The files that a target's tokens are compiled from, as far as a build must know them.
///
/// What the project file means is for the tool alone to say. Here every text counts where a project
/// file names files: a build that watches a file too many compiles once too often, and writes nothing.
/// Nothing outside of the project's folder is looked at, whatever a file says.
struct TokenProject {
  static let contractEnding = ".contract.json"

  /// What the tool is told: the project file, or its folder.
  let path: String
  /// All files to watch, and the folders in which more may appear, in the order of their paths.
  let inputs: [URL]
  /// The files, as paths in the project folder.
  let files: [String]

  /// The contracts among the files.
  var contracts: [String] { files.filter { $0.hasSuffix(Self.contractEnding) } }

  /// The project in the first of the folders that has one: a `tincture.json`, or in the target's own
  /// folder, which comes first, a folder `tokens`.
  init?(in folders: [URL]) {
    func file(in folder: URL) -> URL { folder.appending(path: "tincture.json") }
    guard
      let root = folders.first(where: { folder in
        isFile(file(in: folder))
          || folder == folders.first && isFolder(folder.appending(path: "tokens"))
      })?.standardizedFileURL
    else { return nil }
    let tokens = root.appending(path: "tokens")
    let file = isFile(file(in: root)) ? file(in: root).standardizedFileURL : nil
    var found = Watched(below: tokens, root: root)
    if let file {
      found.files.insert(file)
      let names = ProjectNames(file)
      for text in names.patterns { found.add(text, in: root) }
      if let resolver = names.resolver.flatMap({ found.add($0, in: root) }) {
        for text in references(in: resolver) {
          found.add(text, in: resolver.deletingLastPathComponent())
        }
      }
    }
    path = (file ?? root).path(percentEncoded: false)
    inputs = found.files.union(found.folders).sorted { $0.path < $1.path }
    let folder = root.path(percentEncoded: false)
    files = found.files.map { $0.path(percentEncoded: false) }.filter { $0.hasPrefix(folder) }
      .map { String($0.dropFirst(folder.count).drop { $0 == "/" }) }.sorted()
  }
}

/// Files and folders that a build looks at, all of them in the folder of its project.
private struct Watched {
  var files: Set<URL> = []
  var folders: Set<URL> = []
  private let root: URL

  /// A folder, and the folders and the files of tokens and contracts below it.
  init(below folder: URL, root: URL) {
    self.root = root
    add(below: folder)
  }

  /// What a text means as a path: that file; as a pattern, all files below its literal beginning.
  ///
  /// - Returns: The file.
  @discardableResult
  mutating func add(_ text: String, in folder: URL) -> URL? {
    let parts = text.prefix { $0 != "#" }.split(separator: "/")
    let literal = parts.prefix { !$0.contains("*") && !$0.contains("?") }
    let url = folder.appending(path: literal.joined(separator: "/")).standardizedFileURL
    guard isInside(url) else { return nil }
    if literal.count < parts.count {
      add(below: url)
    } else if !parts.isEmpty, isFile(url) {
      files.insert(url)
      return url
    }
    return nil
  }

  /// Whether a path lies in the project's folder, as written and with its links followed. What is
  /// written elsewhere is not even asked for.
  private func isInside(_ url: URL) -> Bool {
    func lies(_ url: URL, in folder: URL) -> Bool {
      let (path, top) = (url.pathComponents, folder.pathComponents.filter { $0 != "" })
      return path.starts(with: top)
    }
    return lies(url, in: root)
      && lies(url.resolvingSymlinksInPath(), in: root.resolvingSymlinksInPath())
  }

  private mutating func add(below folder: URL) {
    guard isFolder(folder), folders.insert(folder.standardizedFileURL).inserted else { return }
    let found = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    for case let url as URL in found ?? .init() {
      let url = url.standardizedFileURL
      if isFolder(url) {
        folders.insert(url)
      } else if [".json", ".tokens"].contains(where: url.lastPathComponent.hasSuffix) {
        files.insert(url)
      }
    }
  }
}

/// The files that a project file names, where it names files.
private struct ProjectNames: Decodable {
  var sources: Texts?
  var contracts: Texts?
  var resolver: String?
  var outputs: [Output]?

  struct Output: Decodable { var template: String? }

  /// Reads a project file; one that cannot be read names nothing, and the tool says why.
  init(_ file: URL) {
    let data = try? Data(contentsOf: file)
    self = data.flatMap { try? JSONDecoder().decode(Self.self, from: $0) } ?? Self()
  }

  private init() {}

  /// All paths and patterns but the resolver.
  var patterns: [String] {
    (sources?.all ?? []) + (contracts?.all ?? []) + (outputs ?? []).compactMap(\.template)
  }

  /// A text, or a list of them.
  struct Texts: Decodable {
    var all: [String]

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      all =
        if let text = try? container.decode(String.self) { [text] } else {
          try container.decode([String].self)
        }
    }
  }
}

private func isFolder(_ url: URL) -> Bool {
  var isFolder: ObjCBool = false
  let isThere = FileManager.default.fileExists(
    atPath: url.path(percentEncoded: false), isDirectory: &isFolder)
  return isThere && isFolder.boolValue
}

private func isFile(_ url: URL) -> Bool {
  FileManager.default.fileExists(atPath: url.path(percentEncoded: false)) && !isFolder(url)
}

/// The references in a resolver document: the files that it names are among them.
private func references(in file: URL) -> [String] {
  guard let data = try? Data(contentsOf: file),
    let json = try? JSONSerialization.jsonObject(with: data)
  else { return [] }
  var references: [String] = []
  var open = [json]
  while let value = open.popLast() {
    if let items = value as? [Any] { open += items }
    if let members = value as? [String: Any] {
      if let reference = members["$ref"] as? String { references.append(reference) }
      open += members.values
    }
  }
  return references
}
