import TokenTesting

/// A temporary folder. A class, so that the folder is removed with the last reference.
final class Folder: Sendable {
  let url: URL
  private let isTemporary: Bool
  private let parent: Folder?

  /// Creates a folder with files, given as path → text.
  init(_ files: [String: String] = [:]) throws {
    isTemporary = true
    parent = nil
    url = FileManager.default.temporaryDirectory.appending(path: "tincture-\(UUID().uuidString)")
      .resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  /// A copy of the shipped project, as far as the compiler reads and writes it.
  static func shippedProject() throws -> Folder {
    let copy = try Folder()
    for name in ["tincture.json", "tokens", "generated"] {
      try FileManager.default.copyItem(at: packageFolder.appending(path: name), to: copy.url(name))
    }
    for name in ["figma", "gallery"] {  // Scripts/gallery writes them, not the compiler
      try? FileManager.default.removeItem(at: copy.url("generated/\(name)"))
    }
    return copy
  }

  /// An existing folder, which is not removed.
  init(at url: URL, keeping parent: Folder? = nil) {
    isTemporary = false
    self.parent = parent
    self.url = url
  }

  deinit { if isTemporary { try? FileManager.default.removeItem(at: url) } }

  func url(_ path: String) -> URL { url.appending(path: path) }

  func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

  func write(_ bytes: Data, to path: String) throws {
    try makeFolder(url(path).deletingLastPathComponent())
    try bytes.write(to: url(path))
  }

  func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: url(path)), as: UTF8.self)
  }

  func remove(_ path: String) throws { try FileManager.default.removeItem(at: url(path)) }

  func makeFolder(_ path: String) throws { try makeFolder(url(path)) }

  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: url(path).path, withDestinationPath: target)
  }

  private func makeFolder(_ url: URL) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }
}
