import CLibrary

/// A path of a file or folder, absolute or from the working directory, as its user wrote it.
package struct FilePath: Hashable, Sendable, ExpressibleByStringLiteral {
  package var string: String

  package init(_ string: String) { self.string = string }

  package init(stringLiteral string: String) { self.string = string }

  /// A path below this folder; the folder itself for an empty path.
  package func appending(_ path: String) -> FilePath {
    path.isEmpty ? self : FilePath(prefix + path)
  }

  /// What paths below this folder begin with: its path and a `/`; empty for the working directory.
  package var prefix: String {
    string == "." ? "" : string.hasSuffix("/") ? string : string + "/"
  }

  /// The folder that this path is in; `.` for a name alone.
  package var folder: FilePath {
    let parts = string.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    if parts.count < 2 { return "." }
    return parts.count == 2 && parts[0].isEmpty
      ? "/" : FilePath(parts.dropLast().map { String(Substring($0)) }.joined(separator: "/"))
  }

  /// The names on the way to this path. Byte by byte: a mark on a `/` leaves it a `/`.
  var names: [Substring] {
    Substring(string).utf8.split(separator: UInt8(ascii: "/")).map(Substring.init)
  }

  /// The path with every link resolved; nil if it does not exist.
  package var real: FilePath? {
    guard let real = realpath(string, nil) else { return nil }
    defer { free(real) }
    return FilePath(String(cString: real))
  }

  /// Whether a path is this folder or below it. Links are not resolved.
  package func contains(_ path: FilePath) -> Bool {
    path == self || path.string.hasPrefix(string == "/" ? string : string + "/")
  }

  /// Whether this path, which may not exist, is a folder or below it after links are resolved.
  package func isInside(_ other: FilePath) -> Bool {
    if let real { return other.real?.contains(real) ?? false }
    return folder != self && folder.isInside(other)
  }

  /// The path of something that exists, as seen from a folder; appended to that folder it leads there.
  package func relative(to folder: FilePath) -> String {
    let (names, base) = ((real ?? self).names, (folder.real ?? folder).names)
    let shared = zip(names, base).prefix { $0 == $1 }.count
    let up = base.dropFirst(shared).map { _ in ".." }
    return (up + names.dropFirst(shared).map(String.init)).joined(separator: "/")
  }

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
