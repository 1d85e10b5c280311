import Writers

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the system says of a path; nil where it says nothing, and `errno` is the reason.
func status(_ path: String, followingLinks: Bool = true) -> stat? {
  var status = stat()
  let code = retrying { followingLinks ? stat(path, &status) : lstat(path, &status) }
  return code == 0 ? status : nil
}

extension stat {
  /// Whether this is a file with bytes of its own: no folder, pipe, socket or device.
  var isRegular: Bool { st_mode & S_IFMT == S_IFREG }
  var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
  var isLink: Bool { st_mode & S_IFMT == S_IFLNK }
}

/// Calls again what a signal interrupted.
func retrying(_ call: () -> Int32) -> Int32 {
  while true {
    let code = call()
    if code >= 0 || errno != EINTR { return code }
  }
}

/// Whether something stands there, readable or not; a link that leads nowhere counts.
func fileExists(_ path: String) -> Bool { status(path, followingLinks: false) != nil }

func isFolder(_ path: String) -> Bool { status(path)?.isFolder ?? false }

func isLink(_ path: String) -> Bool { status(path, followingLinks: false)?.isLink ?? false }

/// What stands at a path, links not followed; nil where nothing does. Throws where that cannot be
/// told, so that what nobody may look at is not taken for missing.
private func ownStatus(_ path: String) throws -> stat? {
  if let status = status(path, followingLinks: false) { return status }
  if errno == ENOENT || errno == ENOTDIR { return nil }
  throw FileError("read", path)
}

/// As `fileExists`, but throws where it cannot be told.
func somethingStands(at path: String) throws -> Bool { try ownStatus(path) != nil }

/// Whether a folder stands there, or a link to one; throws where it cannot be told.
func folderStands(at path: String) throws -> Bool { try whatStands(at: path) == .folder }

/// A folder, which a link to one is too, or anything else, or nothing; throws where it cannot be told.
func whatStands(at path: String) throws -> Inputs.Kind {
  guard let own = try ownStatus(path) else { return .nothing }
  return (own.isLink ? isFolder(path) : own.isFolder) ? .folder : .file
}

/// As `namesInFolder`; throws where one is no UTF-8, so that no file is left out in silence. Hidden
/// ones are let be.
func legibleNames(inFolder path: String) throws -> [String] {
  let names = try namesInFolder(at: path)
  for name in names where !name.hasPrefix(".") && name.unicodeScalars.contains("\u{FFFD}") {
    guard try somethingStands(at: joined(path, name)) else {
      throw FileError(
        at: joined(path, name), message: "cannot read: its name is not UTF-8; rename it")
    }
  }
  return names
}

/// The names in a folder, in no order. A name that is no UTF-8 is one that leads nowhere: the bytes
/// at fault are U+FFFD.
func namesInFolder(at path: String) throws -> [String] {
  guard let folder = opendir(path) else { throw FileError("list the folder", path) }
  defer { closedir(folder) }
  var names: [String] = []
  while true {
    errno = 0
    guard let entry = readdir(folder) else { break }
    let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
    }
    if name != ".", name != ".." { names.append(name) }
  }
  if errno != 0 { throw FileError("list the folder", path) }
  return names
}

/// What a path stands for, every link followed; nil where nothing stands there.
func realPath(_ path: String) -> String? {
  guard let real = realpath(path, nil) else { return nil }
  defer { free(real) }
  return String(cString: real)
}

/// What folders stand for, each looked up once.
///
/// A class because looking fills it.
final class RealFolders {
  private var known: [String: String] = [:]

  /// The real path of a folder; nil where nothing stands there.
  func path(of folder: String) -> String? {
    if let path = known[folder] { return path }
    let path = realPath(folder.isEmpty ? "." : folder)
    known[folder] = path
    return path
  }
}

/// Whether a real path is that of a folder, or lies in it.
func lies(_ path: String, in folder: String) -> Bool {
  path == folder || path.hasPrefix(folder == "/" ? folder : folder + "/")
}

/// The path of something that exists, as seen from a folder; joined to that folder it leads there.
func relativePath(to path: String, from folder: String) -> String {
  func names(_ path: String) -> [Substring] { (realPath(path) ?? path).parts(at: "/") }
  let (file, base) = (names(path), names(folder))
  let shared = zip(file, base).prefix { $0 == $1 }.count
  let up = base.dropFirst(shared).map { _ in ".." }
  return (up + file.dropFirst(shared).map(String.init)).joined(separator: "/")
}
