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
package func fileExists(_ path: String) -> Bool { status(path, followingLinks: false) != nil }

package func isFolder(_ path: String) -> Bool { status(path)?.isFolder ?? false }

package func isLink(_ path: String) -> Bool { status(path, followingLinks: false)?.isLink ?? false }

/// What stands at a path, links not followed; nil where nothing does. Throws where that cannot be
/// told, so that what nobody may look at is not taken for missing.
private func ownStatus(_ path: String) throws -> stat? {
  if let status = status(path, followingLinks: false) { return status }
  if errno == ENOENT || errno == ENOTDIR { return nil }
  throw FileError("read", path: path)
}

/// As `fileExists`, but throws where it cannot be told.
package func somethingStands(at path: String) throws -> Bool { try ownStatus(path) != nil }

/// Whether a folder stands there, or a link to one; throws where it cannot be told.
package func folderStands(at path: String) throws -> Bool { try whatStands(at: path) == .folder }

/// A folder, which a link to one is too, or anything else, or nothing; throws where it cannot be told.
package func whatStands(at path: String) throws -> FileKind {
  guard let own = try ownStatus(path) else { return .nothing }
  return (own.isLink ? isFolder(path) : own.isFolder) ? .folder : .file
}

/// What is at a path.
package enum FileKind { case file, folder, nothing }
