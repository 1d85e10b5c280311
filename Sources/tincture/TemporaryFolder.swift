#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Runs some work with a new folder that nobody else may enter, and removes it afterwards.
func withTemporaryFolder<Result>(_ work: (String) throws -> Result) throws -> Result {
  let parent = environment("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
  var template = Array(joined(parent, "tincture-XXXXXX").utf8CString)
  guard let made = mkdtemp(&template) else { throw FileError("make a folder in", parent) }
  let folder = String(cString: made)
  defer { removeFolder(at: folder) }
  return try work(realPath(folder) ?? folder)
}

/// Removes a folder with all that is in it; links are removed, and not followed.
private func removeFolder(at path: String) {
  for name in (try? namesInFolder(at: path)) ?? [] {
    let inner = joined(path, name)
    if isFolder(inner), !isLink(inner) {
      removeFolder(at: inner)
    } else {
      removeFile(at: inner)
    }
  }
  rmdir(path)
}
