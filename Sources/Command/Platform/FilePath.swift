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
  package var prefix: String { string == "." ? "" : string.hasSuffix("/") ? string : string + "/" }

  /// A folder above this one. Links are resolved only by the system.
  package func parent(_ levels: Int) -> FilePath {
    (0..<levels).reduce(self) { folder, _ in folder.appending("..") }
  }

  /// The folder that this path is in; `.` for a name alone.
  package var folder: FilePath {
    let parts = string.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    if parts.count < 2 { return "." }
    return parts.count == 2 && parts[0].isEmpty
      ? "/" : FilePath(parts.dropLast().map { String(Substring($0)) }.joined(separator: "/"))
  }

  /// The names on the way to this path. Byte by byte: a mark on a `/` leaves it a `/`.
  package var names: [Substring] {
    Substring(string).utf8.split(separator: UInt8(ascii: "/")).map(Substring.init)
  }

  /// The path with every link resolved; nil if it does not exist.
  package var real: FilePath? {
    guard let real = realpath(string, nil) else { return nil }
    defer { free(real) }
    return FilePath(String(cString: real))
  }

  /// The path with every link resolved, though it or its folders may not exist.
  package var place: FilePath {
    real ?? (folder == self ? self : folder.place.appending(String(names.last ?? "")))
  }

  /// Whether a path is this folder or below it. Links are not resolved.
  package func contains(_ path: FilePath) -> Bool {
    path == self || path.string.hasPrefix(string == "/" ? string : string + "/")
  }

  /// Whether this path, which may not exist, is a folder or below it after links are resolved.
  package func isInside(_ other: FilePath) -> Bool { other.real?.contains(place) ?? false }

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

  /// The bytes of a file, and nothing else: a pipe would wait for a writer, and `/dev/zero` has no end.
  package func bytes() throws -> [UInt8] {
    // Without O_NONBLOCK a pipe would hold up even its opening.
    let descriptor = retrying { open(string, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard descriptor >= 0 else {
      // A socket cannot be opened at all.
      if errno == ENXIO { throw FileError(at: self, message: notRegular) }
      throw FileError("read", path: self)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError("read", path: self) }
    guard !status.isFolder else { throw FileError("read", path: self, code: EISDIR) }
    guard status.isRegular else { throw FileError(at: self, message: notRegular) }
    return try bytes(of: descriptor, expecting: Int(status.st_size))
  }

  /// All bytes up to the end of a file, which may have grown or shrunk since it was measured.
  private func bytes(of descriptor: Int32, expecting size: Int) throws -> [UInt8] {
    let tooLarge = FileError(
      at: self, message: "cannot read: larger than 2 GiB; divide it into several files")
    guard size <= fileSizeLimit else { throw tooLarge }
    // One byte more than there are, so that the end is seen without growing.
    var bytes = [UInt8](repeating: 0, count: max(size, 255) + 1)
    var count = 0
    while true {
      guard count <= fileSizeLimit else { throw tooLarge }
      if count == bytes.count { bytes += [UInt8](repeating: 0, count: count) }
      let got = bytes.withUnsafeMutableBytes { buffer in
        read(descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count)
      }
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { throw FileError("read", path: self) }
      if got == 0 { break }
      count += got
    }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  /// What a file begins with; nothing where it cannot be read, or is a link.
  package func head(count most: Int) -> [UInt8] {
    let descriptor = retrying { open(string, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW) }
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    return [UInt8](unsafeUninitializedCapacity: most) { buffer, count in
      count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
    }
  }

  /// Writes a file in one step: a reader finds the old bytes or the new ones. If the path is a link,
  /// writes the file that it points to.
  package func replace(with bytes: [UInt8]) throws {
    let place = try linkedPlace()
    TemporaryName.single.removeAbandoned(in: place.folder)
    do {
      try Interruption.deferring { try replaceFiles([(place, bytes)], as: .single) }
    } catch var error as FileError {
      if place != self { error.path = self }  // as its user knows it
      throw error
    }
  }

  /// Where a link leads; without this `/dev/stdout` itself would be replaced.
  private func linkedPlace() throws -> FilePath {
    guard isLink else { return self }
    if let real { return real }
    let isPipe = status() != nil  // such as /dev/stdout, which leads to no path
    throw FileError(
      at: self,
      message: isPipe
        ? "cannot write: not a regular file" : "cannot write: the link has no target; remove it")
  }

  /// Removes a file. Returns whether it was removed.
  @discardableResult package func removeFile() -> Bool { unlink(string) == 0 }

  /// Removes an empty folder. Returns whether it was removed.
  @discardableResult package func removeEmptyFolder() -> Bool { rmdir(string) == 0 }

  /// Makes this folder and those above it. Returns those that were not there, outermost first.
  @discardableResult package func makeFolder() throws -> [FilePath] {
    if isFolder { return [] }
    var made: [FilePath] = []
    var part = string.hasPrefix("/") ? "" : "."
    for name in names {
      part += "/" + name
      if mkdir(part, 0o777) == 0 {
        made.append(FilePath(part))
      } else if errno != EEXIST {
        let error = FileError("make the folder", path: self)
        made.removeEmptyFolders()
        throw error
      }
    }
    guard isFolder else { throw FileError("make the folder", path: self, code: ENOTDIR) }
    return made
  }

  /// Makes this folder and those above it, and does some work. After an error, none of them is left.
  package func makingFolder<Result>(for work: () throws -> Result) throws -> Result {
    let made = try makeFolder()
    do {
      return try work()
    } catch {
      made.removeEmptyFolders()
      throw error
    }
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

/// How many bytes a file has at most: libjansson counts places in 32 bits.
private let fileSizeLimit = Int(Int32.max)

private let notRegular = "cannot read: not a regular file; write its contents to one, and name that"

extension [FilePath] {
  /// Removes the folders that are empty, innermost first.
  func removeEmptyFolders() { for folder in reversed() { folder.removeEmptyFolder() } }
}

/// More files than this are not flushed: each would take milliseconds. What a power failure tears is
/// found by the next check, and fixed by the next build.
private let flushedFileCount = 16

/// Writes files. All are written next to their final paths before the first one is renamed.
package func replaceFiles(
  _ files: [(path: FilePath, bytes: [UInt8])], as kind: TemporaryName = .output
) throws {
  var temporaries: [TemporaryFile] = []
  defer { for temporary in temporaries { temporary.end() } }
  var renamed = 0
  do {
    for (path, bytes) in files {
      let file = try TemporaryFile(nextTo: path, as: kind)
      temporaries.append(file)
      try file.write(bytes)
      if files.count <= flushedFileCount { try file.flush() }
      // The lock of a single file ends when it is closed.
      if kind == .output { try file.finish() }
    }
    for temporary in temporaries {
      try temporary.move()
      renamed += 1
    }
  } catch var error as FileError {
    for temporary in temporaries[renamed...].reversed() { temporary.undo() }
    if renamed > 0 {
      error.message +=
        "; \(renamed) of \(files.count) files are new, and the others as they were until the next run"
    }
    throw error
  }
}
