import Foundation

/// The modification times of a folder and of everything in it.
struct Times: Equatable {
  private var written: [String: Date] = [:]

  init(_ folder: Folder) throws {
    let manager = FileManager.default
    for path in try manager.subpathsOfDirectory(atPath: folder.url.path) + ["."] {
      let attributes = try manager.attributesOfItem(atPath: folder.url(path).path)
      written[path] = attributes[.modificationDate] as? Date
    }
  }
}
