import Foundation

/// The files that a target's tokens are compiled from, as far as a build must know them.
///
/// What the project file means is for the tool alone to say. Here every text in it counts as a path
/// or a pattern: a build that watches a file too many compiles once too often, and writes nothing.
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
    var found = Watched(below: tokens)
    if let file {
      found.files.insert(file)
      for text in texts(in: file) { found.add(text, in: root) }
    }
    for resolver in found.named {
      for text in texts(in: resolver) {
        found.add(text, in: resolver.deletingLastPathComponent())
      }
    }
    path = (file ?? root).path(percentEncoded: false)
    inputs = found.files.union(found.folders).sorted { $0.path < $1.path }
    let folder = root.path(percentEncoded: false)
    files = found.files.map { $0.path(percentEncoded: false) }.filter { $0.hasPrefix(folder) }
      .map { String($0.dropFirst(folder.count).drop { $0 == "/" }) }.sorted()
  }
}

/// Files and folders that a build looks at.
private struct Watched {
  var files: Set<URL> = []
  var folders: Set<URL> = []
  /// The files that a text names, and no pattern: a resolver is one of them.
  var named: Set<URL> = []

  /// A folder, and the folders and the files of tokens and contracts below it.
  init(below folder: URL) { add(below: folder) }

  /// What a text means as a path: that file; as a pattern, all files below its literal beginning.
  mutating func add(_ text: String, in folder: URL) {
    let parts = text.prefix { $0 != "#" }.split(separator: "/")
    let literal = parts.prefix { !$0.contains("*") && !$0.contains("?") }
    let url = folder.appending(path: literal.joined(separator: "/")).standardizedFileURL
    if literal.count < parts.count {
      add(below: url)
    } else if !parts.isEmpty, isFile(url) {
      files.insert(url)
      named.insert(url)
    }
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

private func isFolder(_ url: URL) -> Bool {
  var isFolder: ObjCBool = false
  let isThere = FileManager.default.fileExists(
    atPath: url.path(percentEncoded: false), isDirectory: &isFolder)
  return isThere && isFolder.boolValue
}

private func isFile(_ url: URL) -> Bool {
  FileManager.default.fileExists(atPath: url.path(percentEncoded: false)) && !isFolder(url)
}

/// All texts in a JSON file but those of a key `to`, which names what is written.
private func texts(in file: URL) -> [String] {
  guard let data = try? Data(contentsOf: file),
    let json = try? JSONSerialization.jsonObject(with: data)
  else { return [] }
  var texts: [String] = []
  var open = [json]
  while let value = open.popLast() {
    if let text = value as? String { texts.append(text) }
    if let items = value as? [Any] { open += items }
    if let members = value as? [String: Any] {
      open += members.filter { $0.key != "to" }.map(\.value)
    }
  }
  return texts
}
