import Foundation

/// The files that a target's tokens are compiled from, as a build needs to know them.
///
/// Only the tool interprets the project file. Here every string counts wherever a project file can
/// name files: watching an extra file only costs a build that writes nothing. Nothing outside the
/// project's folder is accessed.
struct TokenProject {
  static let contractEnding = ".contract.json"

  /// The tool's argument: the project file, or its folder.
  let path: String
  /// All files to watch and the folders where new ones may appear, sorted by path.
  let inputs: [URL]
  /// The files, as paths relative to the project folder.
  let files: [String]

  /// The contracts among the files.
  var contracts: [String] { files.filter { $0.hasSuffix(Self.contractEnding) } }

  /// The project in the first folder that has one: a `tincture.json`, or a folder `tokens` in the
  /// target's folder, which is first.
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

/// Files and folders that a build watches, all inside the project's folder.
private struct Watched {
  var files: Set<URL> = []
  var folders: Set<URL> = []
  private let root: URL

  /// Adds a folder, and the folders, token files and contracts in it.
  init(below folder: URL, root: URL) {
    self.root = root
    add(below: folder)
  }

  /// Adds the file of a path, or all files below the literal beginning of a pattern.
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

  /// Whether a path is inside the project's folder, both as written and with links resolved. Links are
  /// resolved only if the written path is inside.
  private func isInside(_ url: URL) -> Bool {
    func isIn(_ folder: URL, _ url: URL) -> Bool {
      let (path, top) = (url.pathComponents, folder.pathComponents.filter { $0 != "" })
      return path.starts(with: top)
    }
    return isIn(root, url)
      && isIn(root.resolvingSymlinksInPath(), url.resolvingSymlinksInPath())
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

/// The paths and patterns in a project file.
private struct ProjectNames: Decodable {
  var sources: Texts?
  var contracts: Texts?
  var resolver: String?
  var outputs: [Output]?

  struct Output: Decodable { var template: String? }

  /// Reads a project file. If it cannot be read, it has no paths, and the tool reports why.
  init(_ file: URL) {
    let data = try? Data(contentsOf: file)
    self = data.flatMap { try? JSONDecoder().decode(Self.self, from: $0) } ?? Self()
  }

  private init() {}

  /// All paths and patterns except the resolver.
  var patterns: [String] {
    (sources?.all ?? []) + (contracts?.all ?? []) + (outputs ?? []).compactMap(\.template)
  }

  /// A string or a list of strings.
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

/// The references in a resolver document, which include the files that it names.
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
