import Platform
import TokenModel
import TokenOutputs
import Writers

/// The files below a project folder.
struct ProjectFolder {
  var root: String
  /// Takes note of everything that is looked at.
  var inputs = Inputs()
  /// What the folders stand for.
  private let real = RealFolders()

  func read(_ path: String) throws -> [UInt8] {
    inputs.note(path, kind: .file, in: root)
    return try readFile(at: joined(root, path: path))
  }

  /// A source file; it must lie in the folder even when links are followed.
  func source(_ path: String) throws -> SourceFile {
    inputs.note(path, kind: .file, in: root)
    guard let folder = real.path(of: root) else {
      throw FileError("read", path: root).namingNearest
    }
    let place = joined(root, path: path)
    // What is no link lies where its folder does.
    let whereabouts = isLink(place) ? realPath(place) : real.path(of: Platform.folder(of: place))
    guard let whereabouts else { throw FileError("read", path: place).namingNearest }
    guard isPath(whereabouts, in: folder) else {
      throw FileError(
        at: joined(root, path: path),
        message:
          "cannot read: it lies outside the project folder, or a link leads there; move it in, "
          + "or have the project file in a folder above both")
    }
    return SourceFile(path: path, text: try read(path))
  }

  func exists(_ path: String) throws -> Bool { try kind(of: path) != .nothing }

  /// What stands at a path.
  private func kind(of path: String) throws -> Inputs.Kind {
    let kind = try fileKind(at: joined(root, path: path))
    if kind == .nothing { inputs.note(path, kind: .nothing, in: root) }
    return kind
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
    var found: [String] = []
    var unmatched: [String] = []
    for glob in globs {
      var matches: [String] = []
      var visits: Set<Visit> = []
      try collect(parts(of: glob)[...], below: "", visits: &visits, into: &matches)
      if isPattern(glob) { matches = matches.filter(isWanted) }
      if matches.isEmpty { unmatched.append(glob) }
      found += matches
    }
    return (eachOnce(found), unmatched)
  }

  /// The paths in order, each once. Two that differ by Unicode normalization alone are equal strings
  /// to Swift, and two files to the system.
  private func eachOnce(_ paths: [String]) -> [String] {
    paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .reduce(into: []) { files, path in
        if !(files.last?.utf8.elementsEqual(path.utf8) ?? false) { files.append(path) }
      }
  }

  /// The file, or the glob that matches files, nearest to one that leads nowhere.
  func meant(by glob: String) -> String? {
    guard let near = nearestPath(to: glob, below: root) else { return nil }
    return (try? files(matching: [near]))?.files.isEmpty ?? true ? nil : near
  }

  /// The names and patterns of a glob; of several `**` in a row one says as much.
  private func parts(of glob: String) -> [String] {
    glob.parts(at: "/").map(String.init).reduce(into: []) { parts, part in
      if part != ".", part != "**" || parts.last != "**" { parts.append(part) }
    }
  }

  /// A folder, and what of a glob is still to be matched below it. Several `**` lead to one folder in
  /// many ways, and each way further is gone once.
  private struct Visit: Hashable {
    var rest: Int
    var folder: String
  }

  private func collect(
    _ parts: ArraySlice<String>, below folder: String, visits: inout Set<Visit>,
    into matches: inout [String]
  ) throws {
    guard let part = parts.first,
      visits.insert(Visit(rest: parts.startIndex, folder: folder)).inserted
    else { return }
    let rest = parts.dropFirst()
    if part == "**" {
      if rest.isEmpty {
        try collect(names: "*", rest: rest, below: folder, visits: &visits, into: &matches)
      } else {
        try collect(rest, below: folder, visits: &visits, into: &matches)
      }
      for name in try names(in: folder) where !name.hasPrefix(".") {
        let path = folder.isEmpty ? name : joined(folder, path: name)
        if try !isLink(joined(root, path: path)) && folderExists(at: joined(root, path: path)) {
          try collect(parts, below: path, visits: &visits, into: &matches)
        }
      }
    } else {
      try collect(names: part, rest: rest, below: folder, visits: &visits, into: &matches)
    }
  }

  /// Collects below the names in a folder that a part of a glob matches.
  private func collect(
    names part: String, rest: ArraySlice<String>, below folder: String,
    visits: inout Set<Visit>, into matches: inout [String]
  ) throws {
    for name in isPattern(part) ? try names(in: folder) : [part] where glob(part, matches: name) {
      let path = folder.isEmpty ? name : joined(folder, path: name)
      if rest.isEmpty {
        if try kind(of: path) == .file { matches.append(path) }
      } else if try kind(of: path) == .folder {
        try collect(rest, below: path, visits: &visits, into: &matches)
      }
    }
  }

  /// Whether a part of a glob may match several names.
  private func isPattern(_ part: String) -> Bool {
    part.utf8.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }
  }

  private func names(in folder: String) throws -> [String] {
    let path = folder.isEmpty ? root : joined(root, path: folder)
    inputs.note(folder, kind: .folder, in: root)
    guard try folderExists(at: path) else { return [] }
    return try legibleNames(inFolder: path).sorted()
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
