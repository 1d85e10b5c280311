import SwiftOutput
import TokenChecks
import TokenModel
import TokenOutputs
import TokenThemes
import Writers

/// What each output of a project writes.
package struct OutputPlans {
  /// The plans, in the order of the outputs.
  package let plans: [Plan]
  /// The paths of outputs that are not written, because names collide in them.
  package private(set) var stopped: Set<String> = []
  /// The tokens and names of the first Swift output; regular names if there is none.
  package let swift: (tokens: OutputTokens, names: SwiftNames)

  /// What an output writes.
  package struct Plan {
    package let output: Project.Output
    let format: OutputFormat
    package let tokens: OutputTokens
    /// The Swift names of the tokens.
    let names: SwiftNames

    /// Whether the output may leave tokens out.
    var isSelective: Bool { !TokenSelection(output).isEverything }
  }

  package init(_ tokens: ResolvedTokens, contracts: [Contract], project: Project) {
    let all = OutputTokens(tokens)
    let names = SwiftNames(all, contracts: contracts)
    plans = project.outputs.compactMap { output in
      guard let format = OutputFormat.all.first(where: { $0.id == output.format }) else {
        return nil
      }
      guard ["include", "exclude", "names"].contains(where: { output.settings[$0] != nil }) else {
        return Plan(output: output, format: format, tokens: all, names: names)
      }
      let isSwift = format.id == OutputFormat.swift.id
      let tokens = OutputTokens(tokens, for: output) {
        isSwift ? contracts.coveredPaths(in: tokens) : []
      }
      return Plan(
        output: output, format: format, tokens: tokens,
        names: isSwift ? SwiftNames(tokens, contracts: contracts) : names)
    }
    let first = plans.first { $0.format.id == OutputFormat.swift.id }
    swift = first.map { ($0.tokens, $0.names) } ?? (all, names)
  }
}

extension OutputPlans {
  /// Whether an output is not written.
  package func isStopped(_ plan: Plan) -> Bool { stopped.contains(plan.output.to) }

  /// Reports what the outputs cannot name or contain: names that collide, tokens that a format
  /// leaves out, templates with unknown values.
  ///
  /// An output with a name collision is stopped. The others can still be written.
  package mutating func check(_ sources: Sources, parsed: Parsed) -> Findings {
    var findings = Findings(limit: swift.tokens.all.set.limit)
    var collisions: [(finding: Diagnostic, outputs: [Project.Output])] = []
    var known: [Diagnostic: Int] = [:]
    checkSimilarNames(findings: &findings)
    for plan in plans {
      if !parsed.isIncomplete {
        let isSwift = plan.format.id == OutputFormat.swift.id
        checkOutputTokens(
          plan.output, tokens: plan.tokens,
          fixedNames: isSwift && !plan.output.names.isEmpty
            ? parsed.contracts.fixedNames(in: plan.tokens.all) : [:], findings: &findings)
      }
      var own = Findings(limit: plan.tokens.all.set.limit)
      plan.format.check(
        OutputFormat.CheckInput(
          sources: sources, tokens: plan.tokens, parsed: parsed, names: plan.names,
          output: plan.output), &own)
      for finding in own.all.map(\.finding) {
        guard finding.rule == .nameCollision else {
          findings.add(finding)
          continue
        }
        stopped.insert(plan.output.to)
        let number = known[finding] ?? collisions.count
        known[finding] = number
        if number == collisions.count { collisions.append((finding, [])) }
        collisions[number].outputs.append(plan.output)
      }
    }
    for (finding, outputs) in collisions { findings.add(finding.settled(in: outputs)) }
    return findings
  }

  private func checkSimilarNames(findings: inout Findings) {
    let swift = plans.filter { $0.format.id == OutputFormat.swift.id }.map { ($0.tokens, $0.names) }
    for (tokens, names) in swift.isEmpty ? [self.swift] : swift {
      SwiftOutput.checkSimilarNames(names, tokens: tokens.written, findings: &findings)
    }
  }
}

extension Diagnostic {
  /// A name collision that says what to write in the outputs where it is.
  fileprivate func settled(in outputs: [Project.Output]) -> Diagnostic {
    guard let cure, let path else { return self }
    var finding = self
    // A build for a target writes to a folder that no project file has.
    let names = outputs.map { $0.to == "." ? "" : $0.to }.filter { !$0.isEmpty }.map(printable)
    let place =
      names.isEmpty
      ? "the output with the format 'swift'"
      : "the \(names.count == 1 ? "output" : "outputs") \(names.quotedList())"
    finding.cure = "set \"names\": { \"\(printable(path))\": \"…\" } for \(place), or \(cure)"
    return finding
  }
}

extension [Contract] {
  /// The tokens of components. Their paths belong to contracts.
  func coveredPaths(in tokens: ResolvedTokens) -> Set<PathID> {
    Set(fixedNames(in: tokens, isDeep: false).keys)
  }

  /// The tokens of components and the groups above them to which contracts give names, each with
  /// its contract.
  ///
  /// - Parameter isDeep: Whether to include groups.
  func fixedNames(in tokens: ResolvedTokens, isDeep: Bool = true) -> [PathID: Contract] {
    let paths = tokens.set.paths
    var fixed: [PathID: Contract] = [:]
    for contract in self {
      let anchor = contract.pattern.flatMap { paths.find($0.literalPrefix) }
      for token in contract.allTokens(in: tokens) where token.role.pattern == nil {
        var here = token.path
        while let path = here, path != anchor, path != .root, fixed[path] == nil {
          fixed[path] = contract
          here = isDeep ? paths.parent(of: path) : nil
        }
      }
    }
    return fixed
  }
}
