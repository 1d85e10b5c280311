import Foundation

/// All files in a folder, including hidden ones, with their bytes and modification times.
struct Snapshot: Equatable {
  struct File: Equatable {
    var bytes: Data
    var written: Date
  }

  var files: [String: File] = [:]
  var paths: [String] { files.keys.sorted() }

  init(_ folder: Folder, below path: String = "") throws {
    let root = path.isEmpty ? folder.url : folder.url(path)
    let manager = FileManager.default
    for path in try manager.subpathsOfDirectory(atPath: root.path) {
      let attributes = try manager.attributesOfItem(atPath: root.appending(path: path).path)
      guard attributes[.type] as? FileAttributeType != .typeDirectory else { continue }
      files[path] = File(
        bytes: (try? Data(contentsOf: root.appending(path: path))) ?? Data(),
        written: attributes[.modificationDate] as? Date ?? .distantPast)
    }
  }

  /// The bytes alone.
  var bytes: [String: Data] { files.mapValues(\.bytes) }

  /// The paths whose bytes differ from an older snapshot, or that are in only one of them.
  func changes(since old: Snapshot) -> [String] {
    Set(paths).union(old.paths).filter { files[$0]?.bytes != old.files[$0]?.bytes }.sorted()
  }

  /// The paths that were written since an older snapshot.
  func writes(since old: Snapshot) -> [String] {
    paths.filter { files[$0]?.written != old.files[$0]?.written }
  }
}
