#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The status of a path; nil if there is none, with the reason in `errno`.
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

/// Whether a path exists, readable or not. A broken link exists.
package func fileExists(_ path: String) -> Bool { status(path, followingLinks: false) != nil }

package func isFolder(_ path: String) -> Bool { status(path)?.isFolder ?? false }

package func isLink(_ path: String) -> Bool { status(path, followingLinks: false)?.isLink ?? false }

/// The status of a path without following links; nil if it does not exist. Throws if the system
/// does not say, so that a path without permission is not treated as missing.
private func ownStatus(_ path: String) throws -> stat? {
  if let status = status(path, followingLinks: false) { return status }
  if errno == ENOENT || errno == ENOTDIR { return nil }
  throw FileError("read", path: path)
}

/// Whether a path exists. Throws if the system does not say.
package func pathExists(at path: String) throws -> Bool { try ownStatus(path) != nil }

/// Whether a path is a folder or a link to one. Throws if the system does not say.
package func folderExists(at path: String) throws -> Bool { try fileKind(at: path) == .folder }

/// What is at a path; a link to a folder counts as a folder. Throws if the system does not say.
package func fileKind(at path: String) throws -> FileKind {
  guard let own = try ownStatus(path) else { return .nothing }
  return (own.isLink ? isFolder(path) : own.isFolder) ? .folder : .file
}

/// What is at a path.
package enum FileKind { case file, folder, nothing }
