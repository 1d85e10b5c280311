/// Reports patterns and names in the settings of an output that match no token.
struct OutputTokenCheck {
  private(set) var findings: Findings
  private let tokens: OutputTokens
  private let used: UsedPaths
  private let written: UsedPaths
  /// How many more names to look for similar paths for.
  private var suggestions = 32
  private let fixedNames: [PathID: Contract]

  private var paths: PathTable { tokens.all.set.paths }

  init(_ plan: OutputPlans.Plan, contracts: [Contract]) {
    (tokens, findings) = (plan.tokens, Findings(limit: plan.tokens.all.set.limit))
    let output = plan.output
    fixedNames = plan.isSwift && !output.names.isEmpty ? contracts.fixedNames(in: tokens.all) : [:]
    used = UsedPaths(tokens.all)
    written = tokens.hasAll ? used : UsedPaths(tokens.written)
    for setting in ["include", "exclude"] {
      for (glob, value) in output.patterns(setting) ?? [] { check(glob, value: value) }
    }
    for (path, name) in output.names {
      guard let message = fault(path) else { continue }
      let place = name.place ?? Place(file: "tincture.json")
      findings.add(.invalidProject, message: message, at: place)
    }
  }

  private mutating func check(_ glob: PathGlob, value: OutputValue) {
    guard !glob.parts.contains(""), !hasMatch(glob) else { return }
    let parts = glob.parts.flatMap { $0.parts(at: ".").map(String.init) }
    suggestions -= 1
    let near =
      suggestions < 0 ? nil : hasMatch(PathGlob(parts)) ? parts.tokenPath : suggestion(for: glob)
    findings.add(
      .unmatchedPattern,
      message: "'\(printable(value.text ?? ""))' matches no token"
        + (near?.didYouMean ?? "; correct the pattern, or remove it"),
      at: value.place ?? Place(file: "tincture.json"))
  }

  private func hasMatch(_ glob: PathGlob) -> Bool {
    func isDeclared(_ path: PathID) -> Bool { tokens.all.firstTheme(declaring: path) != nil }
    guard glob.isPattern else { return paths.find(glob.parts).map(isDeclared) ?? false }
    return paths.belowRoot.contains { isDeclared($0) && glob.matches(paths.segments(of: $0)) }
  }

  /// The pattern with each unknown name replaced by the nearest one, or a group's path with `/**`;
  /// nil if that matches nothing either.
  private func suggestion(for glob: PathGlob) -> String? {
    var parts: [String] = []
    var group = PathID.root
    for part in glob.parts.prefix(while: { !PathGlob.isPattern($0) }) {
      let names = used.paths.filter { paths.parent(of: $0) == group }.map(paths.name)
      guard let name = names.contains(part) ? part : part.nearest(among: names),
        let path = paths.find(name, in: group)
      else { return nil }
      parts.append(name)
      group = path
    }
    guard !parts.isEmpty else { return nil }
    let rest = glob.parts.dropFirst(parts.count)
    return [parts + rest, parts + ["**"]].first { hasMatch(PathGlob($0)) }.map(\.tokenPath)
  }

  private mutating func fault(_ text: String) -> String? {
    guard let path = paths.find(text.pathSegments), path != .root, used.contains(path) else {
      suggestions -= 1
      let near =
        suggestions < 0
        ? nil
        : paths.respelled(text).map(paths.string)
          ?? text.nearest(among: used.paths.map(paths.string))
      return "'\(printable(text))' in 'names' is not a token or group"
        + (near?.didYouMean ?? "; correct the path, or remove it")
    }
    if let contract = fixedNames[path] {
      return "the contract of \(contract.component) gives '\(printable(text))' its name; rename it "
        + "in the contract, or remove it from 'names'"
    }
    guard written.contains(path) else {
      return "'\(printable(text))' is not in this output; remove it from 'names', or change "
        + "'include' or 'exclude'"
    }
    return nil
  }
}
