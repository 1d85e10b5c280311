import TokenJSON
import TokenModel

/// All that a conversion writes: what was copied, and what each dialect became.
struct Bundle {
  /// Resolver documents, which are copied.
  private let resolvers: [ForeignFile]
  private var tokens = ConvertedTokens()
  /// The files of `tokens.sets`, in the same order.
  private var paths: [String] = []

  init(_ files: [ForeignFile]) { resolvers = files.filter { $0.dialect == .resolver } }

  /// Patterns of `--type` that some token fits.
  var matchedPatterns: Set<String> { tokens.matchedPatterns }

  /// Whether no file holds a token.
  private var isEmpty: Bool {
    resolvers.isEmpty && tokens.sets.allSatisfy { $0.root.paths.isEmpty }
  }

  /// Adds what one dialect became; sets and modifiers of the same name get another.
  mutating func add(_ other: ConvertedTokens) { tokens.append(other) }

  /// Writes the files. What the compiler refuses of them is taken out, and reported.
  mutating func write(
    into conversion: inout Conversion, check build: (Sources) -> [Diagnostic],
    findings: inout Findings
  ) {
    guard !resolvers.isEmpty || !tokens.sets.isEmpty else { return }
    let resolver = namePaths()
    conversion.resolver = resolver
    let check = ResultCheck(originals: originals)
    repeat {
      conversion.files = files(resolver)
    } while check.takeOut(
      from: &tokens, paths: paths, files: conversion.files, resolver: resolver, findings: &findings)
    check.reportRest(
      build, files: conversion.files, resolver: resolver, tokens: tokens, paths: paths,
      findings: &findings)
    if isEmpty { (conversion.files, conversion.resolver) = ([], nil) }
    conversion.tokenCount = tokens.sets.reduce(0) { count, set in
      count + (set.verbatim == nil ? set.root.paths.count : 0)
    }
  }

  /// Where the files that are copied stand, by the paths that they are written to.
  private var originals: [String: String] {
    var originals: [String: String] = [:]
    for (path, set) in zip(paths, tokens.sets) { originals[path] = set.original }
    for file in resolvers { originals[file.relativePath] = file.document.path }
    return originals
  }

  /// Gives every set its path; the path of the resolver document.
  private mutating func namePaths() -> String {
    var names = FileNames()
    for file in resolvers { names.reserve(file.relativePath) }
    paths = Array(repeating: "", count: tokens.sets.count)
    for (index, set) in tokens.sets.enumerated() {
      // Copies keep their paths, and a resolver document goes on naming the files that it named.
      guard set.verbatim != nil || !resolvers.isEmpty, let source = set.source,
        names.reserve(source)
      else { continue }
      paths[index] = source
    }
    for index in paths.indices where paths[index].isEmpty {
      paths[index] = names.path(for: tokens.sets[index].name, suffix: ".tokens.json")
    }
    return resolvers.first?.relativePath ?? names.path(for: "tokens", suffix: ".resolver.json")
  }

  private func files(_ resolver: String) -> [GeneratedFile] {
    var files = resolvers.map {
      GeneratedFile(path: $0.relativePath, bytes: $0.document.json.text)
    }
    files += zip(paths, tokens.sets).map { GeneratedFile(path: $0, bytes: $1.bytes) }
    if resolvers.isEmpty {
      let document = ResolverDocument(tokens: tokens, paths: paths)
      files.append(GeneratedFile(path: resolver, bytes: document.bytes))
    }
    return files
  }
}
