import CLibrary

extension FilePath {
  /// What is at a path.
  package enum Kind { case file, folder, nothing }

  /// What is at this path; a link to a folder counts as a folder, a broken link as a file. Throws if the
  /// system does not say, so that a path without permission is not treated as missing.
  package func kind() throws -> Kind {
    guard let status = status(followingLinks: false) else {
      if errno == ENOENT || errno == ENOTDIR { return .nothing }
      throw FileError("read", path: self)
    }
    return (status.isLink ? isFolder : status.isFolder) ? .folder : .file
  }

  /// Whether something is here, readable or not. A broken link exists.
  package var exists: Bool { status(followingLinks: false) != nil }

  package var isFolder: Bool { status()?.isFolder ?? false }

  package var isLink: Bool { status(followingLinks: false)?.isLink ?? false }

  /// The status of this path; nil if there is none, with the reason in `errno`.
  func status(followingLinks: Bool = true) -> stat? {
    var status = stat()
    let code = retrying { followingLinks ? stat(string, &status) : lstat(string, &status) }
    return code == 0 ? status : nil
  }
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
