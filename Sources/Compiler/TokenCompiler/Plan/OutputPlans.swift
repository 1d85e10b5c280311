/// What each output of a project writes.
package struct OutputPlans {
  /// The plans, in the order of the outputs.
  package let plans: [Plan]
  /// The paths of outputs that are not written, because names collide in them.
  package fileprivate(set) var stopped: Set<String> = []
  /// Whether there is something to write.
  package fileprivate(set) var canWrite = true
  /// The tokens and names of the first Swift output; regular names if there is none.
  package let swift: (tokens: OutputTokens, names: SwiftNames)

  /// What an output writes.
  package struct Plan {
    package let output: Project.Output
    let format: OutputFormat
    package let tokens: OutputTokens
    let names: SwiftNames

    var isSwift: Bool { format.id == OutputFormat.swift.id }

    /// Whether the output may leave tokens out.
    var isSelective: Bool { !TokenSelection(output).isEverything }
  }

  package init(_ tokens: ResolvedTokens, contracts: [Contract], project: Project) {
    let all = OutputTokens(tokens)
    let names = SwiftNames(all, contracts: contracts)
    plans = project.outputs.compactMap { output in
      guard let format = OutputFormat.all.first(where: { $0.id == output.format })
      else { return nil }
      guard output.choosesTokens else {
        return Plan(output: output, format: format, tokens: all, names: names)
      }
      let isSwift = format.id == OutputFormat.swift.id
      let tokens = OutputTokens(tokens, for: output) {
        isSwift ? Set(contracts.fixedNames(in: tokens, isDeep: false).keys) : []
      }
      return Plan(
        output: output, format: format, tokens: tokens,
        names: isSwift ? SwiftNames(tokens, contracts: contracts) : names)
    }
    let first = plans.first(where: \.isSwift)
    swift = first.map { ($0.tokens, $0.names) } ?? (all, names)
  }

  func isStopped(_ plan: Plan) -> Bool { stopped.contains(plan.output.to) }

  fileprivate mutating func check(_ parsed: Parsed, sources: Sources) -> Findings {
    var findings = Findings(limit: self.swift.tokens.all.set.limit)
    var collisions: [(finding: Diagnostic, outputs: [Project.Output])] = []
    var known: [Diagnostic: Int] = [:]
    let swift = plans.filter(\.isSwift).map { ($0.tokens, $0.names) }
    for (tokens, names) in swift.isEmpty ? [self.swift] : swift {
      findings.add(names.similarNames(in: tokens.written))
    }
    for plan in plans {
      if !parsed.isIncomplete, plan.output.choosesTokens {
        findings.add(OutputTokenCheck(plan, contracts: parsed.contracts).findings)
      }
      for finding in plan.findings(parsed, sources: sources).all.map(\.finding) {
        guard finding.rule == .nameCollision else {
          findings.add(finding)
          continue
        }
        stopped.insert(plan.output.to)
        let number = known.number(of: finding)
        if number == collisions.count { collisions.append((finding, [])) }
        collisions[number].outputs.append(plan.output)
      }
    }
    for (finding, outputs) in collisions { findings.add(finding.settled(in: outputs)) }
    return findings
  }
}

/// Plans what each output writes, and reports what the outputs cannot name or contain: names that
/// collide, tokens that a format leaves out, templates with unknown values.
///
/// An output with a name collision is stopped. The others can still be written.
package func plan(
  _ checked: Staged<Checked>, tokens: ResolvedTokens, parsed: Parsed, sources: Sources
) -> Staged<OutputPlans> {
  var findings = checked.findings
  var plans = OutputPlans(tokens, contracts: parsed.contracts, project: sources.project)
  findings.add(plans.check(parsed, sources: sources))
  plans.canWrite =
    !sources.project.outputsClash
    && (plans.stopped.isEmpty || plans.plans.contains { !plans.isStopped($0) })
  return Staged(plans, findings: findings)
}

extension OutputPlans.Plan {
  func findings(_ parsed: Parsed, sources: Sources) -> Findings {
    format.check(
      OutputFormat.CheckInput(
        sources: sources, tokens: tokens, parsed: parsed, names: names, output: output))
  }
}

extension Project.Output {
  /// Whether its settings choose or name tokens.
  fileprivate var choosesTokens: Bool {
    ["include", "exclude", "names", "digits", "root"].contains { settings[$0] != nil }
  }
}

extension Diagnostic {
  /// A name collision that says what to write in the outputs where it is.
  fileprivate func settled(in outputs: [Project.Output]) -> Diagnostic {
    guard let cure = ending.cure, let path else { return self }
    var finding = self
    // A build for a target writes to a folder that no project file has.
    let names = outputs.map { $0.to == "." ? "" : $0.to }.filter { !$0.isEmpty }.map(printable)
    let place =
      names.isEmpty
      ? "the output with the format 'swift'"
      : "the \(names.count == 1 ? "output" : "outputs") \(names.quotedList())"
    finding.ending.cure =
      "set \"names\": { \"\(printable(path))\": \"…\" } for \(place), or \(cure)"
    return finding
  }
}

extension [Contract] {
  /// The tokens of components, and the groups above them if `isDeep`, to which contracts give
  /// names, each with its contract.
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
