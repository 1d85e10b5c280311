import CLibrary

/// A name in a folder.
package struct FolderEntry {
  package var name: String
  /// Whether it is a folder. Everything else, also a link, counts as a file.
  package var isFolder: Bool
}

extension FilePath {
  /// What is in a folder, in no order; nothing where it cannot be listed.
  package var entries: [FolderEntry] {
    var entries: [FolderEntry] = []
    _ = eachEntry { name, kind in
      let isUnknown = kind == Int32(DT_UNKNOWN)
      let place = appending(name)
      entries.append(
        FolderEntry(
          name: name,
          isFolder: kind == Int32(DT_DIR) || isUnknown && !place.isLink && place.isFolder))
    }
    return entries
  }

  /// The names in a folder, in no order. In a name that is not UTF-8, the invalid bytes become U+FFFD,
  /// so no file has this name.
  package func entryNames() throws -> [String] {
    var names: [String] = []
    let code = eachEntry { name, _ in names.append(name) }
    guard code == 0 else { throw FileError("list the folder", path: self, code: code) }
    return names
  }

  /// Calls with the name and the kind (`DT_DIR`, …) of each entry. Returns 0, or the reason why not
  /// all were listed.
  private func eachEntry(do visit: (String, Int32) -> Void) -> Int32 {
    guard let folder = opendir(string) else { return errno }
    defer { closedir(folder) }
    while true {
      errno = 0
      guard let entry = readdir(folder) else { return errno }
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { visit(name, Int32(entry.pointee.d_type)) }
    }
  }
}
