import CLibrary

/// A name in a folder.
package struct FolderEntry {
  package var name: String
  /// Whether it is a folder. Everything else, also a link, counts as a file.
  package var isFolder: Bool
}

extension FilePath {
  /// What is in a folder, in no order; nothing where it cannot be listed.
  package var entries: [FolderEntry] { (try? listed()) ?? [] }

  /// The names in a folder, in no order. In a name that is not UTF-8, the invalid bytes become U+FFFD,
  /// so no file has this name.
  package func entryNames() throws -> [String] { try listed().map(\.name) }

  private func listed() throws -> [FolderEntry] {
    guard let folder = opendir(string) else { throw FileError("list the folder", path: self) }
    defer { closedir(folder) }
    var entries: [FolderEntry] = []
    while true {
      errno = 0
      guard let entry = readdir(folder) else {
        if errno != 0 { throw FileError("list the folder", path: self) }
        return entries
      }
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      let (kind, place) = (Int32(entry.pointee.d_type), appending(name))
      let isFolder =
        kind == Int32(DT_UNKNOWN) ? !place.isLink && place.isFolder : kind == Int32(DT_DIR)
      entries.append(FolderEntry(name: name, isFolder: isFolder))
    }
  }
}
