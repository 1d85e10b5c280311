import ForeignValues
import TokenJSON
import TokenModel

/// Everything that a conversion writes: copied files, and the converted tokens of each dialect.
struct Bundle {
  /// The resolver documents to copy.
  private let resolvers: [ForeignFile]
  private var tokens = ConvertedTokens()
  /// The files of `tokens.sets`, in the same order.
  private var paths: [String] = []

  init(_ files: [ForeignFile]) { resolvers = files.filter { $0.dialect == .resolver } }

  /// The patterns of `--type` that match a token.
  var matchedPatterns: Set<String> { tokens.matchedPatterns }

  /// The patterns of `--mode` and `--base` that match a set.
  var matchedModes: Set<String> { tokens.matchedModes }

  /// Patterns of `--type` that settle missing types.
  var typePatterns: [String] { tokens.typePatterns }

  /// The names of all groups of tokens.
  var groupNames: Set<String> {
    Set(tokens.sets.flatMap { $0.root.paths.flatMap { $0.names.dropLast() } })
  }

  /// How many tokens are left out because they have no type, or reference one without.
  var untypedCount: Int { tokens.untypedCount }

  /// The names of all sets.
  var setNames: [String] { tokens.sets.map(\.name) }

  /// The contexts that `--mode` gives each set.
  func placements(_ options: ConversionOptions) -> [[(axis: Int, context: Int)]] {
    tokens.sets.map(options.placement)
  }

  /// Whether no file contains a token.
  private var isEmpty: Bool {
    resolvers.isEmpty && tokens.sets.allSatisfy { $0.root.paths.isEmpty }
  }

  /// Adds the converted tokens of a dialect. Sets and modifiers whose name is taken are renamed.
  mutating func add(_ other: ConvertedTokens) { tokens.append(other) }

  /// Writes the files. Removes and reports the tokens that the compiler rejects.
  ///
  /// - Parameter splits: Whether tokens whose type differs by theme become one token for each type.
  mutating func write(
    into conversion: inout Conversion, splits: Bool, check build: (Sources) -> [Diagnostic],
    findings: inout Findings
  ) {
    guard !resolvers.isEmpty || !tokens.sets.isEmpty else { return }
    let resolver = namePaths()
    conversion.resolver = resolver
    var check = ResultCheck(originals: originals)
    repeat {
      conversion.files = files(of: tokens, resolver: resolver)
    } while check.removeRejected(
      from: &tokens, paths: paths, files: conversion.files, resolver: resolver, findings: &findings)
    if splits, let split = typeSplit(check, resolver: resolver) {
      for var finding in split.findings {
        for index in finding.related.indices {
          var note = finding
          note.place = finding.related[index].place
          finding.related[index].place = check.place(note, tokens: tokens, paths: paths)
        }
        finding.place = check.place(finding, tokens: tokens, paths: paths)
        findings.add(finding)
      }
      split.apply(to: &tokens)
      _ = namePaths()
      check.originals = originals
      conversion.files = files(of: tokens, resolver: resolver)
    }
    conversion.hasPartialTokens = check.reportRemaining(
      build, files: conversion.files, resolver: resolver, tokens: tokens, paths: paths,
      typeSplit: { typeSplit(check, resolver: resolver, isDone: splits) }, findings: &findings)
    if isEmpty { (conversion.files, conversion.resolver) = ([], nil) }
    if resolvers.isEmpty, !isEmpty { conversion.plan = tokens.plan }
    conversion.tokenCount = tokens.sets.reduce(0) { count, set in
      count + (set.verbatim == nil ? set.root.paths.count : 0)
    }
  }

  /// What `--split` can do; nil if no type differs by theme.
  ///
  /// - Parameter isDone: Whether it was done, so that only tokens that cannot be split are left.
  private func typeSplit(_ check: ResultCheck, resolver: String, isDone: Bool = false)
    -> TypeSplit?
  {
    var plain = tokens
    for index in plain.sets.indices where plain.sets[index].verbatim == nil {
      // An alias has the type of its target in each theme.
      plain.sets[index].root.editAll { if $0.value.alias != nil { $0.type = nil } }
    }
    let (sources, document) = check.split(files(of: plain, resolver: resolver), resolver: resolver)
    guard let document else { return nil }
    let themed = ThemedTypes(sources, resolver: document)
    return themed.conflicts.isEmpty
      ? nil : TypeSplit(themed, tokens: tokens, files: paths, isDone: isDone)
  }

  /// The originals of copied files, by the path of the copy.
  private var originals: [String: Document] {
    var originals: [String: Document] = [:]
    for (path, set) in zip(paths, tokens.sets) { originals[path] = set.original }
    for file in resolvers { originals[jsonPath(file.relativePath)] = file.document }
    return originals
  }

  /// Gives every set a path, and returns the path of the resolver document.
  private mutating func namePaths() -> String {
    var names = FileNames()
    for file in resolvers { names.reserve(jsonPath(file.relativePath)) }
    paths = Array(repeating: "", count: tokens.sets.count)
    for (index, set) in tokens.sets.enumerated() {
      // Copies keep their paths, and so does every file that a copied resolver document may list.
      guard set.verbatim != nil || !resolvers.isEmpty, let source = set.source else { continue }
      let path = resolvers.isEmpty ? jsonPath(source) : source
      if names.reserve(path) { paths[index] = path }
    }
    for index in paths.indices where paths[index].isEmpty {
      paths[index] = names.path(for: tokens.sets[index].name, suffix: ".tokens.json")
    }
    return (resolvers.first?.relativePath).map(jsonPath)
      ?? names.path(for: "tokens", suffix: ".resolver.json")
  }

  private func files(of tokens: ConvertedTokens, resolver: String) -> [GeneratedFile] {
    var files = resolvers.map {
      GeneratedFile(path: jsonPath($0.relativePath), bytes: $0.document.json.text)
    }
    files += zip(paths, tokens.sets).map { GeneratedFile(path: $0, bytes: $1.bytes) }
    if resolvers.isEmpty {
      let document = ResolverDocument(tokens: tokens, paths: paths)
      files.append(GeneratedFile(path: resolver, bytes: document.bytes))
    }
    return files
  }
}
