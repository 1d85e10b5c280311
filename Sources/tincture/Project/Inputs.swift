import Platform
import Writers

/// What a build looked at, and how it was just before: files it read, folders whose names it
/// listed, and places where it found nothing.
///
/// A class, because reading goes on filling it until the reading is done or has failed.
final class Inputs {
  typealias Kind = FileKind

  /// How something was before it was looked at.
  struct Look {
    var kind: Kind
    var stamp: Stamp?
  }

  /// Paths relative to the project folder, which itself is the empty path.
  private(set) var looks: [String: Look] = [:]
  /// When looking began.
  private var begin = Stamp.now()

  /// Notes what is about to be looked at. The first look counts: what changes later is a change.
  func note(_ path: String, kind: Kind, in root: String) {
    if looks[path] != nil { return }
    let stamp = Stamp(at: path.isEmpty ? root : joined(root, path: path))
    looks[path] = Look(kind: stamp == nil ? .nothing : kind, stamp: stamp)
  }

  /// Begins anew.
  func forget() {
    looks = [:]
    begin = Stamp.now()
  }

  /// Whether everything is as it was looked at.
  func areUnchanged(in root: String) -> Bool {
    looks.allSatisfy { path, look in
      Stamp(at: path.isEmpty ? root : joined(root, path: path)) == look.stamp
    }
  }

  /// Whether an equal stamp means equal bytes: not so for what was written within the same tick of
  /// the file system's clock.
  var areSettled: Bool {
    looks.values.allSatisfy { look in
      look.stamp.map { $0.changed < begin - Stamp.tick } ?? true
    }
  }

  /// The files that were read, in the order of their paths.
  var files: [String] { paths(.file) }

  /// The folders whose names decided what was read, in the order of their paths. Where nothing was
  /// found, that is the nearest folder in which it could appear.
  func folders(in root: String) -> [String] {
    var folders = Set(paths(.folder))
    for missing in paths(.nothing) {
      var parts = missing.parts(at: "/").dropLast()
      while !parts.isEmpty, !isFolder(joined(root, path: parts.joined(separator: "/"))) {
        parts = parts.dropLast()
      }
      folders.insert(parts.joined(separator: "/"))
    }
    return folders.sorted()
  }

  private func paths(_ kind: Kind) -> [String] {
    looks.filter { $0.value.kind == kind }.keys.sorted()
  }
}
