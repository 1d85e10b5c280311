import Platform
import TokenModel

/// A git revision of the project folder.
struct Revision {
  /// The revision: `HEAD~1`, a branch, a tag.
  var name: String
  /// The project as it is now.
  var choice: ProjectChoice

  /// Runs some work on a temporary copy of the project in this revision. In errors about files of
  /// the copy, the revision replaces the path of the copy.
  func withCopy<Result>(_ work: (ProjectChoice) throws -> Result) throws -> Result {
    guard !name.hasPrefix("-"), !name.isEmpty else {
      throw FileError(
        at: FilePath(name), message: "no such folder or file, and not a valid revision name")
    }
    return try TemporaryFolder.with { folder in
      let copy = folder.appending("tree")
      let (root, file) = try choice.locate()
      let project = try file.map { SourceFile(path: $0, text: try root.appending($0).read()) }
      let top = root.parent(project.map { Project.read($0).project.inputParents } ?? 0)
      try export(top, into: copy, scratch: folder)
      let place = copy.appending(root.relative(to: top))
      var choice = choice
      // The revision of a folder may have no project file.
      let isNamed = !FilePath(choice.project).isFolder
      choice.project = isNamed ? place.prefix + (file ?? "") : place.string
      do { return try work(choice) } catch var error as FileError {
        if copy.contains(error.path) {
          error.path = FilePath("\(name):" + error.path.string.dropFirst(copy.string.count + 1))
        }
        throw error
      }
    }
  }

  /// Writes the tree of the project folder to a new folder, with a separate index.
  private func export(_ root: FilePath, into copy: FilePath, scratch: FilePath) throws {
    try copy.makeFolder()
    let git = Git(folder: root, scratch: scratch)
    let place = try lines(git.run(["rev-parse", "--absolute-git-dir", "--show-prefix"]))
    let found = try git.run(["rev-parse", "--verify", "--end-of-options", "\(name)^{commit}"])
    if found.complaint == "Needed a single revision" {
      throw FileError(
        at: FilePath(name),
        message: name == "HEAD"
          ? "the repository has no commit yet; commit, or name a folder or revision"
          : "no such folder, file or revision"
            + (try lines(git.run(["rev-parse", "--is-shallow-repository"])).first == "true"
              ? "; this clone lacks older commits: fetch them (fetch-depth: 0 in GitHub Actions)"
              : (try suggestion(git)).didYouMean))
    }
    let commit = try lines(found)
    guard let directory = place.first, let commit = commit.first else {
      throw FileError(at: FilePath(name), message: "cannot read the revision: git printed nothing")
    }
    var prefix = place.count > 1 ? place[1] : ""
    while prefix.hasSuffix("/") { prefix.removeLast() }
    let variables = ["GIT_INDEX_FILE=\(scratch.appending("index").string)"]
    let read = try git.run(["read-tree", "\(commit):\(prefix)"], variables: variables)
    if read.complaint.hasPrefix("Not a valid object name") {
      throw FileError(
        at: FilePath(name),
        message: "this revision has no folder '\(prefix)'; commit it, or name another revision")
    }
    _ = try lines(read)
    let whole = Git(folder: copy, scratch: scratch)
    _ = try lines(
      whole.run(
        ["--git-dir", directory, "--work-tree", copy.string, "checkout-index", "--all", "--quiet"],
        variables: variables + git.withoutFilters()))
  }

  /// The most similar branch, tag, folder or file. A suffix such as `~1` stays.
  private func suggestion(_ git: Git) throws -> String? {
    let names = try lines(git.run(["for-each-ref", "--format=%(refname:short)"]))
    let base = String(name.prefix { !"~^@:".contains($0) })
    let known = names + (base == name ? ["HEAD", "HEAD~1"] : ["HEAD"])
    let near = base.nearest(among: known).map { $0 + name.dropFirst(base.count) }
    return near ?? FilePath(".").nearestPaths(to: name).first
  }

  /// The lines that git printed. Throws if git failed.
  private func lines(_ git: ChildProcess) throws -> [String] {
    guard git.code == 0 else {
      let isRepository = !git.complaint.hasPrefix("not a git repository")
      throw FileError(
        at: FilePath(name),
        message: "no such folder or file, and "
          + (isRepository
            ? "git cannot read it as a revision: " + printable(git.complaint)
            : "no git repository with revisions here; compare folders: tincture diff OLD NEW")
          + FilePath(".").nearestPaths(to: name).didYouMean)
    }
    return String(decoding: git.output, as: UTF8.self).parts(at: "\n", keepingEmpty: true).map(
      String.init)
  }
}
