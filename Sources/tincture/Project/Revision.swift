import Platform
import TokenModel
import Writers

/// A git revision of the project folder.
struct Revision {
  /// The revision as the user names it: `HEAD~1`, a branch, a tag.
  var name: String
  /// The project, as `--project` names it.
  var project: String

  /// Runs some work on a temporary copy of the project as it was in that revision.
  ///
  /// - Parameter work: Gets the path of the project in the copy. Errors about files of the copy name
  ///   the revision in its place.
  func withCopy<Result>(_ work: (String) throws -> Result) throws -> Result {
    guard !name.hasPrefix("-"), !name.isEmpty else {
      throw FileError(at: name, message: "no such folder or file, and no name of a revision")
    }
    return try withTemporaryFolder { folder in
      let copy = joined(folder, path: "tree")
      let (root, file) = try locate(project)
      try export(root, into: copy, scratch: folder)
      do {
        let isNamed = !isFolder(project)  // else the revision may do without a project file
        return try work(isNamed ? joined(copy, path: file ?? "") : copy)
      } catch var error as FileError {
        if error.path == copy || error.path.hasPrefix(copy + "/") {
          error.path = "\(name):" + error.path.dropFirst(copy.count + 1)
        }
        throw error
      }
    }
  }

  /// Writes the tree of the project folder into a new folder, through an index of its own.
  private func export(_ root: String, into copy: String, scratch: String) throws {
    try makeFolder(copy)
    let git = Git(folder: root, scratch: scratch)
    let place = try lines(git.run(["rev-parse", "--absolute-git-dir", "--show-prefix"]))
    let found = try git.run(["rev-parse", "--verify", "--end-of-options", "\(name)^{commit}"])
    if found.complaint == "Needed a single revision" {
      throw FileError(
        at: name,
        message: "no such folder or file, and no revision of the repository"
          + didYouMean(try meant(git)))
    }
    let commit = try lines(found)
    guard let directory = place.first, let commit = commit.first else {
      throw FileError(at: name, message: "cannot read the revision: git says nothing about it")
    }
    var prefix = place.count > 1 ? place[1] : ""
    while prefix.hasSuffix("/") { prefix.removeLast() }
    let variables = ["GIT_INDEX_FILE=\(joined(scratch, path: "index"))"]
    _ = try lines(git.run(["read-tree", "\(commit):\(prefix)"], variables: variables))
    let whole = Git(folder: copy, scratch: scratch)
    _ = try lines(
      whole.run(
        ["--git-dir", directory, "--work-tree", copy, "checkout-index", "--all", "--quiet"],
        variables: variables))
  }

  /// The branch, tag, folder or file that the name is nearest to; what follows a branch stays.
  private func meant(_ git: Git) throws -> String? {
    let names = try lines(git.run(["for-each-ref", "--format=%(refname:short)"]))
    let base = String(name.prefix { !"~^@:".contains($0) })
    let known = names + (base == name ? ["HEAD", "HEAD~1"] : ["HEAD"])
    let near = nearest(to: base, among: known).map { $0 + name.dropFirst(base.count) }
    return near ?? nearestPath(to: name)
  }

  /// What git printed, where all went well.
  private func lines(_ output: Git.Output) throws -> [String] {
    guard output.code == 0 else {
      throw FileError(
        at: name,
        message: "no such folder or file, and cannot be read as a revision: "
          + printable(output.complaint) + didYouMean(nearestPath(to: name)))
    }
    return output.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
