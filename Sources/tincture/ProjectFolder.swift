import TokenCompiler

/// The files below a project folder.
struct ProjectFolder {
  var root: String
  /// Takes note of everything that is looked at.
  var inputs = Inputs()

  func read(_ path: String) throws -> [UInt8] {
    inputs.note(path, .file, in: root)
    return try readRegularFile(at: joined(root, path))
  }

  /// A source file; it must lie in the folder even when links are followed.
  func source(_ path: String) throws -> SourceFile {
    if let real = realPath(joined(root, path)), let folder = realPath(root),
      !real.hasPrefix(folder == "/" ? folder : folder + "/")
    {
      throw FileError(
        at: joined(root, path),
        message:
          "cannot read: it lies outside the project folder, or a link leads there; move it in, "
          + "or have the project file in a folder above both")
    }
    return SourceFile(path: path, text: try read(path))
  }

  func exists(_ path: String) throws -> Bool {
    try mayLook(at: joined(root, path))
    if fileExists(joined(root, path)) { return true }
    inputs.note(path, .nothing, in: root)
    return false
  }

  /// The templates that outputs name, and the partials that these name; what is missing is left to
  /// the compiler to report.
  func templates(of project: Project) throws -> [SourceFile] {
    var files: [SourceFile] = []
    for root in project.templates {
      var open = [root]
      var seen: Set<String> = []
      while let path = open.popLast() {
        guard seen.insert(path).inserted, try exists(path) else { continue }
        let file = try source(path)
        if !files.contains(where: { $0.path == path }) { files.append(file) }
        open += project.partials(namedBy: file, of: root)
      }
    }
    return files.sorted { $0.path < $1.path }
  }

  /// The files that the globs match, each once and in order, and the globs that match none.
  ///
  /// `*` and `?` stand for characters of one name, `**` for any number of folders. Names that
  /// begin with a dot are matched only by a pattern that does.
  ///
  /// A file that a glob without `*` and `?` names is always wanted; of others `isWanted` decides.
  func files(
    matching globs: [String], where isWanted: (String) -> Bool = { _ in true }
  ) throws -> (files: [String], unmatched: [String]) {
    var found: Set<String> = []
    var unmatched: [String] = []
    for glob in globs {
      var matches: [String] = []
      let parts = glob.split(separator: "/").map(String.init).filter { $0 != "." }
      try collect(parts[...], below: "", into: &matches)
      if glob.contains("*") || glob.contains("?") { matches = matches.filter(isWanted) }
      if matches.isEmpty { unmatched.append(glob) }
      found.formUnion(matches)
    }
    return (found.sorted(), unmatched)
  }

  /// The file, or the glob that matches files, nearest to one that leads nowhere.
  func meant(by glob: String) -> String? {
    guard let near = nearestPath(to: glob, below: root) else { return nil }
    return (try? files(matching: [near]))?.files.isEmpty ?? true ? nil : near
  }

  private func collect(
    _ parts: ArraySlice<String>, below folder: String, into matches: inout [String]
  ) throws {
    guard let part = parts.first else { return }
    let rest = parts.dropFirst()
    if part == "**" {
      try collect(rest.isEmpty ? ["*"] : rest, below: folder, into: &matches)
      for name in try names(in: folder) where !name.hasPrefix(".") {
        let path = folder.isEmpty ? name : joined(folder, name)
        if isFolder(joined(root, path)), !isLink(joined(root, path)) {
          try collect(parts, below: path, into: &matches)
        }
      }
      return
    }
    let isPattern = part.contains("*") || part.contains("?")
    for name in isPattern ? try names(in: folder) : [part] where glob(part, matches: name) {
      let path = folder.isEmpty ? name : joined(folder, name)
      if rest.isEmpty {
        if try exists(path), !isFolder(joined(root, path)) { matches.append(path) }
      } else if try exists(path), isFolder(joined(root, path)) {
        try collect(rest, below: path, into: &matches)
      }
    }
  }

  private func names(in folder: String) throws -> [String] {
    let path = folder.isEmpty ? root : joined(root, folder)
    inputs.note(folder, .folder, in: root)
    try mayLook(at: path)
    return isFolder(path) ? try namesInFolder(at: path).sorted() : []
  }
}

/// Whether a name fits a pattern of `*` and `?`.
func glob(_ pattern: String, matches name: String) -> Bool {
  if name.hasPrefix("."), !pattern.hasPrefix(".") { return false }
  let pattern = Array(pattern.unicodeScalars)
  let name = Array(name.unicodeScalars)
  var (p, n) = (0, 0)
  var retry: (pattern: Int, name: Int)?
  while n < name.count {
    if p < pattern.count, pattern[p] == "*" {
      retry = (p, n)
      p += 1
    } else if p < pattern.count, pattern[p] == "?" || pattern[p] == name[n] {
      p += 1
      n += 1
    } else if let (start, taken) = retry {
      (p, n) = (start + 1, taken + 1)
      retry = (start, taken + 1)
    } else {
      return false
    }
  }
  return pattern[p...].allSatisfy { $0 == "*" }
}
