#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A path with every link resolved; nil if it does not exist.
package func realPath(_ path: String) -> String? {
  guard let real = realpath(path, nil) else { return nil }
  defer { free(real) }
  return String(cString: real)
}

/// The real paths of folders, each looked up once.
///
/// A class because looking fills it.
package final class RealFolders {
  private var known: [String: String] = [:]

  package init() {}

  /// The real path of a folder; nil if it does not exist.
  package func path(of folder: String) -> String? {
    if let path = known[folder] { return path }
    let path = realPath(folder.isEmpty ? "." : folder)
    known[folder] = path
    return path
  }
}

/// Whether a real path is a folder or inside it.
package func isPath(_ path: String, in folder: String) -> Bool {
  path == folder || path.hasPrefix(folder == "/" ? folder : folder + "/")
}

/// The path of something that exists, as seen from a folder; joined to that folder it leads there.
package func relativePath(to path: String, from folder: String) -> String {
  func names(_ path: String) -> [Substring] { namesOnPath(realPath(path) ?? path) }
  let (file, base) = (names(path), names(folder))
  let shared = zip(file, base).prefix { $0 == $1 }.count
  let up = base.dropFirst(shared).map { _ in ".." }
  return (up + file.dropFirst(shared).map(String.init)).joined(separator: "/")
}
