import ModeFinding
import TokenModel
import Writers

extension Bundle {
  /// Reports patterns of `--type` that match no token.
  mutating func reportUnmatchedTypes(_ options: ConversionOptions, in file: ForeignFile) {
    for (pattern, type) in options.types where !tokens.matchedPatterns.contains(pattern) {
      findings.add(
        .unmatchedSource,
        message:
          "no token matches --type '\(printable(pattern))=\(type.rawValue)'; correct the pattern or remove it",
        at: Place(file: file.document.path))
    }
  }

  /// Reports patterns of `--mode` and `--base` that match no set, and axes of `--mode` that change nothing.
  /// Returns whether there are any.
  mutating func reportUnmatchedModes(_ options: ConversionOptions, files: [ForeignFile]) -> Bool {
    guard let first = files.first else { return false }
    let place = Place(file: first.document.path)
    let setNames = tokens.sets.map(\.name)
    let names = Set(setNames + files.map(\.name))
    let unmatched = options.modePatterns.filter { pattern in
      // Groups of tokens can be contexts, and not a base.
      !tokens.matchedModes.contains(pattern)
        || options.bases.contains(pattern) && !names.contains(where: pattern.namesSet)
    }
    for pattern in unmatched {
      findings.add(
        .unmatchedSource,
        message: setNames.contains(where: pattern.namesSet)
          ? "the files say which themes '\(printable(pattern))' is in; leave out --mode and --base"
          : "no set matches '\(printable(pattern))'"
            + hint(for: pattern, among: setNames.isEmpty ? [] : files.map(\.name)), at: place)
    }
    guard unmatched.isEmpty else { return true }
    let placements = tokens.sets.map(options.placement)
    var isIdle = false
    for (axis, mode) in options.modes.enumerated() {
      let named = placements.map { Set($0.filter { $0.axis == axis }.map(\.context)) }
        .filter { !$0.isEmpty }
      let isBase = setNames.contains { name in
        options.isBase(name) && options.contexts(of: name).contains { $0.axis == axis }
      }
      // A set of which no token was converted is not among them. Groups have the context that is named first.
      let patterns = mode.contexts.flatMap(\.patterns)
      let earlier = options.modes[..<axis].flatMap(\.contexts).flatMap(\.patterns)
      let isTaken =
        patterns.allSatisfy(earlier.contains)
        && !names.contains { name in patterns.contains { $0.namesSet(name) } }
      let isSame = named.allSatisfy { $0.count == mode.contexts.count }
      guard named.isEmpty ? isBase || isTaken : isSame else { continue }
      isIdle = true
      findings.add(
        .unmatchedSource,
        message: "--mode '\(printable(mode.name))' changes nothing: "
          + (isBase && named.isEmpty
            ? "--base puts its sets into every theme; leave out one of them"
            : named.isEmpty
              ? "an earlier --mode has its groups; leave out one of them"
              : "every context has the same sets; change its patterns, or leave it out"),
        at: place)
    }
    return isIdle
  }

  /// The set or the group of tokens that a pattern may mean; without one, the names of the first sets.
  private func hint(for pattern: String, among names: [String]) -> String {
    if let near = pattern.nearest(among: names) { return near.didYouMean }
    let parts = pattern.split(separator: "/").map(String.init)
    if let name = parts.last(where: { !PathGlob.isPattern($0) }), parts.count > 1 {
      let groups = Set(tokens.sets.flatMap { $0.root.paths.flatMap { $0.names.dropLast() } })
      let end = "; no set or group of tokens has the name '\(printable(name))'"
      return name.suggestion(among: groups.sorted(), else: end)
    }
    if names.isEmpty { return "; the files have no sets that --mode can arrange" }
    return "; the sets are " + names.map { "'\(printable($0))'" }.shortList(limit: 6, tolerance: 0)
  }
}
