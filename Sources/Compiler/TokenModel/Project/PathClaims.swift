/// The paths of sources and generated files that are taken. Paths that differ only in case are one path,
/// as on most Macs.
package struct PathClaims {
  /// What each path is, by its lowercase spelling.
  private var entries: [String: Entry] = [:]

  /// What uses a path.
  package enum Kind: Sendable { case source, file, folder }

  private struct Entry {
    var kind: Kind
    /// The path as written: of a folder, that of a file in it, unless the folder itself is named.
    var path: String
  }

  package init() {}

  /// Takes a path. A folder can be taken twice. Returns what is wrong if the path, or a folder
  /// around it, has another use; nil if it is free.
  package mutating func claim(_ path: String, as kind: Kind) -> String? {
    let key = path.lowercased()
    if let taken = entries[key] {
      return taken.kind == .folder && kind == .folder && taken.path.lowercased() != key
        ? nil : message(for: path, as: kind, taken: taken, isSame: true)
    }
    var folder = key[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      if let taken = entries[String(folder)] {
        if taken.kind == .folder { break }  // and so are the folders around it
        return message(for: path, as: kind, taken: taken, isSame: false)
      }
      // A source in a folder is found by its own path.
      if kind != .source { entries[String(folder)] = Entry(kind: .folder, path: path) }
    }
    entries[key] = Entry(kind: kind, path: path)
    return nil
  }

  private func message(for path: String, as kind: Kind, taken: Entry, isSame: Bool) -> String? {
    let (shown, other) = (printable(path), printable(taken.path))
    guard isSame else {
      return "'\(other)' cannot be a file and the folder of '\(shown)'; change a 'to'"
    }
    if (taken.kind == .folder) != (kind == .folder) {
      let what =
        taken.path == path ? "both a file and a folder" : "a file and the folder of '\(other)'"
      return "'\(shown)' cannot be \(what); change a 'to'"
    }
    if taken.path != path {
      let thing = kind == .folder ? "folder" : "file"
      return
        "'\(shown)' and '\(other)' differ only in case, so they are one \(thing) on a Mac; change a 'to'"
    }
    switch taken.kind {
    case .source: return "the output would overwrite its source '\(shown)'; change its 'to'"
    case .file: return "two outputs would write '\(shown)'; change the 'to' of one of them"
    case .folder: return nil
    }
  }
}
