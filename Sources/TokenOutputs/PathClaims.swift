import Writers

/// The paths of sources and generated files that are taken. Paths that differ only in case are one path,
/// as on most Macs.
struct PathClaims {
  /// What each path is, by its lowercase spelling.
  private var entries: [String: Entry] = [:]

  fileprivate enum Entry {
    case source(String)
    case file(String)
    /// A folder, with a file in it.
    case folder(holding: String)
  }

  /// Why a generated file cannot have its path.
  struct Clash {
    fileprivate var taken: Entry

    /// The message about the file.
    func message(for path: String) -> String {
      let shown = printable(path)
      switch taken {
      case .source(path): return "the output would overwrite its source '\(shown)'; change its 'to'"
      case .file(path): return "two outputs would write '\(shown)'; change the 'to' of one of them"
      case .source(let other), .file(let other):
        let name = printable(other)
        if other.utf8.count != path.utf8.count {
          let (folder, file) = other.utf8.count < path.utf8.count ? (name, shown) : (shown, name)
          return "'\(folder)' cannot be a file and the folder of '\(file)'; change a 'to'"
        }
        return
          "'\(shown)' and '\(name)' differ only in case, so they are one file on a Mac; change a 'to'"
      case .folder(let other):
        return "'\(shown)' cannot be a file and the folder of '\(printable(other))'; change a 'to'"
      }
    }
  }

  /// Takes a path, and returns the clash with one that is taken.
  mutating func claim(_ path: String, isSource: Bool = false) -> Clash? {
    let key = path.lowercased()
    if let taken = entries[key] { return Clash(taken: taken) }
    var folder = key[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      guard let taken = entries[String(folder)] else {
        entries[String(folder)] = .folder(holding: path)
        continue
      }
      if case .folder = taken { break }  // and so are the folders around it
      return Clash(taken: taken)
    }
    entries[key] = isSource ? .source(path) : .file(path)
    return nil
  }
}
