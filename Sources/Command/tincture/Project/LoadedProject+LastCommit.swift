import Platform
import TokenCompiler

extension LoadedProject {
  /// What the tokens that remedies change were in the last commit, by path:
  /// `at HEAD it was {palette.ink.700} (8.51:1)`. Without those that were the same.
  func lastCommit(of audit: Audit) -> [String: String] {
    let files = Set(audit.causes.compactMap { $0.remedy?.place.file })
    var old = sources
    // Without git, a repository or a commit there is nothing to compare with.
    guard !files.isEmpty,
      let tokenFiles = try? TemporaryFolder.with({ try committed(files, scratch: $0) }),
      zip(tokenFiles, sources.tokens).contains(where: { $0.text != $1.text })
    else { return [:] }
    old.tokens = tokenFiles
    let before = analyze(old).analysis
    let tokens = before.tokens
    let checks = Dictionary(before.checked.audit.results.map { ($0.key, $0) }) { $1 }
    var notes: [String: String] = [:]
    for cause in audit.causes {
      let known = cause.results.compactMap { checks[audit.results[$0].key] }
      guard let remedy = cause.remedy, remedy.index == nil, let theme = known.first?.themeIndex,
        let ratio = known.map({ $0.ratio ?? 1 }).min(),
        let path = tokens.set.paths.find(remedy.token.pathSegments),
        let value = tokens.alias(of: path, in: theme).map(tokens.set.paths.alias)
          ?? tokens.value(path, in: theme)?.text, value != remedy.from
      else { continue }
      notes[remedy.token] = "at HEAD it was \(value) (\(shown(ratio)):1)"
    }
    return notes
  }

  /// The token files, some of them as they are in the last commit.
  private func committed(_ paths: Set<String>, scratch: FilePath) throws -> [SourceFile] {
    let git = Git(folder: root, scratch: scratch)
    return try sources.tokens.map { file in
      guard paths.contains(file.path) else { return file }
      let output = try git.run(["cat-file", "blob", "HEAD:./\(file.path)"])
      return output.code == 0 ? SourceFile(path: file.path, text: output.output) : file
    }
  }
}
