import Platform
import Writers

/// The inputs of a build and their state before the build read them: files, listed folders, and
/// paths that did not exist.
///
/// A class, so that it keeps its observations when reading fails.
final class Inputs {
  /// The states before they were read, by path in the project folder, which has the empty path.
  private(set) var observations: [String: (kind: FilePath.Kind, stamp: Stamp?)] = [:]
  /// When observing started.
  private var start = Stamp.now()

  /// Records a path before it is read. Only its first record counts, so later changes are noticed.
  func record(_ path: String, kind: FilePath.Kind, in root: FilePath) {
    if observations[path] != nil { return }
    let stamp = Stamp(at: root.appending(path))
    observations[path] = (stamp == nil ? .nothing : kind, stamp)
  }

  /// Removes all observations.
  func reset() {
    observations = [:]
    start = Stamp.now()
  }

  /// Whether no observed path has changed.
  func areUnchanged(in root: FilePath) -> Bool {
    observations.allSatisfy { path, observation in
      Stamp(at: root.appending(path)) == observation.stamp
    }
  }

  /// Whether equal stamps mean equal bytes. They do not for files that changed within the same tick
  /// of the file system's clock.
  var areSettled: Bool {
    observations.values.allSatisfy { observation in
      observation.stamp.map { $0.changed < start - Stamp.tick } ?? true
    }
  }

  /// The files that were read, sorted.
  var files: [String] { paths(.file) }

  /// The folders whose content decides what is read, sorted. For a missing path, that is the
  /// nearest existing folder.
  func folders(in root: FilePath) -> [String] {
    var folders = Set(paths(.folder))
    for missing in paths(.nothing) {
      var parts = missing.parts(at: "/").dropLast()
      while !parts.isEmpty, !root.appending(parts.joined(separator: "/")).isFolder {
        parts = parts.dropLast()
      }
      folders.insert(parts.joined(separator: "/"))
    }
    return folders.sorted()
  }

  private func paths(_ kind: FilePath.Kind) -> [String] {
    observations.filter { $0.value.kind == kind }.keys.sorted()
  }
}
