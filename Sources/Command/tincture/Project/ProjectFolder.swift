import Platform
import TokenOutputs

/// The files in a project folder.
///
/// A class because reading fills it.
final class ProjectFolder {
  private let root: FilePath
  /// The folder that files may be read from: the project's, or one above it.
  private var top: FilePath
  /// Records everything that is read.
  private let inputs: Inputs
  /// The real paths of folders, each looked up once.
  private var realFolders: [FilePath: FilePath] = [:]
  /// The names in folders, what is at paths, and which folders are links, each looked up once: many
  /// patterns ask for them.
  private var listings: [String: [String]] = [:]
  private var kinds: [String: FilePath.Kind] = [:]
  private var links: [String: Bool] = [:]

  init(root: FilePath, inputs: Inputs) { (self.root, top, self.inputs) = (root, root, inputs) }

  /// Allows to read from a folder above the project's.
  func allow(parents: Int) { top = root.parent(parents) }

  func read(
    _ path: String, namedBy argument: String? = nil, as kind: String = "file"
  ) throws -> [UInt8] {
    inputs.record(path, kind: .file, in: root)
    return try root.appending(path).read(namedBy: argument, as: kind)
  }

  /// Reads a source file. It must be in the project folder even after following links.
  func source(_ path: String) throws -> SourceFile {
    inputs.record(path, kind: .file, in: root)
    guard real(root) != nil else { throw FileError("read", path: root).suggestingNearestFile }
    let place = root.appending(path)
    guard location(of: path) != nil else {
      throw FileError("read", path: place).suggestingNearestFile
    }
    guard !isOutside(path) else {
      throw FileError(
        at: place,
        message:
          "cannot read: the file is outside the project folder; move it inside, or move the project "
          + "file to a folder above both")
    }
    return SourceFile(path: path, text: try read(path))
  }

  /// The folder of a path after following links; nil if it does not exist. A file that is not a link is
  /// where its folder is.
  private func location(of path: String) -> FilePath? {
    let place = root.appending(path)
    return place.isLink ? place.real : real(place.folder)
  }

  /// Whether a path leads out of the folder that files may be read from.
  func isOutside(_ path: String) -> Bool {
    guard let folder = real(top), let location = location(of: path) else { return false }
    return !folder.contains(location)
  }

  /// The real path of a folder; nil if it does not exist.
  private func real(_ folder: FilePath) -> FilePath? {
    if let real = realFolders[folder] { return real }
    realFolders[folder] = folder.real
    return realFolders[folder]
  }

  func exists(_ path: String) throws -> Bool { try kind(of: path) != .nothing }

  private func kind(of path: String) throws -> FilePath.Kind {
    if let known = kinds[path] { return known }
    let kind = try root.appending(path).kind()
    kinds[path] = kind
    if kind == .nothing { inputs.record(path, kind: .nothing, in: root) }
    return kind
  }

  /// The templates of outputs and their partials. The compiler reports missing ones.
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

  /// The files that match the globs, sorted and without duplicates, and the globs without matches.
  ///
  /// `*` and `?` match characters in a name, `**` matches any number of folders. Only a pattern
  /// that begins with a dot matches names that do. A glob without `*` and `?` ignores `isWanted`.
  func files(
    matching globs: [String], where isWanted: (String) -> Bool = { _ in true }
  ) throws -> (files: [String], unmatched: [String]) {
    var found: [String] = []
    var unmatched: [String] = []
    for glob in globs {
      var matches: [String] = []
      var visits: [Int: Set<String>] = [:]
      try collect(parts(of: glob)[...], below: "", visits: &visits, into: &matches)
      if isPattern(glob) { matches = matches.filter(isWanted) }
      if matches.isEmpty { unmatched.append(glob) }
      found += matches
    }
    return (uniqued(found), unmatched)
  }

  /// Sorts paths and removes duplicates. Compares bytes, because Swift treats strings as equal that
  /// differ only by Unicode normalization.
  private func uniqued(_ paths: [String]) -> [String] {
    paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.reduce(into: []) { files, path in
      if !(files.last?.utf8.elementsEqual(path.utf8) ?? false) { files.append(path) }
    }
  }

  /// The paths, or the glob, that one without a match may mean: with similar names, of files that are
  /// not `read`, or with the same last name in another folder. Nil if there is none.
  func nearestMatches(for glob: String, read: Set<String> = []) -> [String]? {
    // What is only looked at for a message is not an input.
    let unrecorded = ProjectFolder(root: root, inputs: Inputs())
    unrecorded.top = top
    func matches(_ glob: String) -> [String] {
      (try? unrecorded.files(matching: [glob]).files) ?? []
    }
    if isOutside(glob) { return nil }
    let near = root.nearestPaths(to: glob, read: read.contains).filter { !matches($0).isEmpty }
    // `*.json` in another folder is of other files.
    guard near.isEmpty, let name = glob.parts(at: "/").last,
      !isPattern(String(name)) || name.parts(at: ".").count > 2
    else { return near.isEmpty ? nil : near }
    let folders = [glob.folderPath.folderPath, ""] + [glob.folderPath, "."].map { $0 + "/*" }
    return folders.lazy.compactMap { folder in
      matches("\(folder)/\(name)").first.map {
        [($0.parentFolders.last.map { $0 + "/" } ?? "") + name]
      }
    }.first
  }

  /// The names and patterns of a glob. Repeated `**` are merged.
  private func parts(of glob: String) -> [String] {
    glob.parts(at: "/").map(String.init).reduce(into: []) { parts, part in
      if part != ".", part != "**" || parts.last != "**" { parts.append(part) }
    }
  }

  /// Collects the matches of the rest of a glob. Several `**` can reach the same folder in many
  /// ways; `visits` has the folders in which each rest, by its first index, was matched, so that
  /// each combination is visited once.
  private func collect(
    _ parts: ArraySlice<String>, below folder: String, visits: inout [Int: Set<String>],
    into matches: inout [String]
  ) throws {
    guard let part = parts.first, visits[parts.startIndex, default: []].insert(folder).inserted
    else { return }
    let (rest, isDeep) = (parts.dropFirst(), part == "**")
    if isDeep, !rest.isEmpty { try collect(rest, below: folder, visits: &visits, into: &matches) }
    for name in isPattern(part) ? try names(in: folder) : [part]
    where isDeep ? !name.hasPrefix(".") : name.matches(glob: part) {
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      let kind = try kind(of: path)
      if rest.isEmpty, kind == .file { matches.append(path) }
      guard kind == .folder, isDeep ? !isLink(path) : !rest.isEmpty else { continue }
      try collect(isDeep ? parts : rest, below: path, visits: &visits, into: &matches)
    }
  }

  private func isLink(_ path: String) -> Bool {
    let isLink = links[path] ?? root.appending(path).isLink
    links[path] = isLink
    return isLink
  }

  /// Whether a part of a glob can match several names.
  private func isPattern(_ part: String) -> Bool {
    part.utf8.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }
  }

  private func names(in folder: String) throws -> [String] {
    if let known = listings[folder] { return known }
    let path = root.appending(folder)
    inputs.record(folder, kind: .folder, in: root)
    let names = try path.kind() == .folder ? path.utf8Names().sorted() : []
    listings[folder] = names
    return names
  }
}

extension String {
  fileprivate func matches(glob pattern: String) -> Bool {
    if hasPrefix("."), !pattern.hasPrefix(".") { return false }
    return Array(unicodeScalars).match(
      Array(pattern.unicodeScalars), isStar: { $0 == "*" }, fits: { $1 == "?" || $0 == $1 })
  }
}
