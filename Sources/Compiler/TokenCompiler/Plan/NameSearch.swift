/// A search for names: of each two that collide, one gets the next candidate.
struct NameSearch {
  /// Enough for the candidates of paths with usual depth.
  static let rounds = 16

  private var collisions: [(plan: OutputPlans.Plan, finding: Diagnostic)] = []
  private(set) var proposals: [NameProposal] = []
  private var tried: [Slot: Int] = [:]

  fileprivate struct Slot: Hashable {
    var output: String
    var path: String
  }

  /// Searches names for the tokens and groups whose names collide in the outputs of a project. Each
  /// name depends only on the paths of the tokens that collide.
  init(_ analysis: Analysis, sources: Sources) {
    for _ in 0...Self.rounds {
      var named = sources
      named.project = sources.project.naming(proposals)
      let plans = OutputPlans(
        analysis.tokens, contracts: analysis.parsed.contracts, project: named.project
      ).plans
      collisions = plans.flatMap { plan in
        plan.findings(analysis.parsed, sources: named).all.map(\.finding)
          .filter { $0.rule == .nameCollision && $0.subject.twin != nil }.map { (plan, $0) }
      }
      if !advance() { break }
    }
  }

  /// The names without those that still collide.
  var settled: [NameProposal] {
    let open = Set(
      collisions.flatMap { plan, finding in
        [finding.path, finding.subject.twin].compactMap(\.self).map {
          Slot(output: plan.output.to, path: $0)
        }
      })
    return proposals.filter { !open.contains($0.slot) }
  }

  /// Tries other names, and returns whether there were any.
  private mutating func advance() -> Bool {
    var new: Set<Slot> = []
    for (plan, finding) in collisions {
      guard let one = finding.path, let two = finding.subject.twin else { continue }
      let choice = NameCandidates.choice(of: one.pathSegments, and: two.pathSegments)
      let slots = [choice.tokenPath, one, two].map { Slot(output: plan.output.to, path: $0) }
      // The next round says whether a name that is new settles it.
      if slots.contains(where: new.contains) { continue }
      // Of two names that were proposed, the earlier one stays.
      let failed = proposals.last { slots.contains($0.slot) }
      for slot in [failed?.slot].compactMap(\.self) + slots {
        guard let name = nextName(for: slot, in: plan) else { continue }
        if let known = proposals.firstIndex(where: { $0.slot == slot }) {
          proposals[known].name = name
        } else {
          proposals.append(
            NameProposal(finding: finding, output: slot.output, path: slot.path, name: name))
        }
        new.insert(slot)
        break
      }
    }
    return !new.isEmpty
  }

  /// The next candidate that no sibling has from another proposal.
  private mutating func nextName(for slot: Slot, in plan: OutputPlans.Plan) -> String? {
    let path = slot.path.pathSegments
    let taken = proposals.filter {
      $0.output == slot.output && $0.path != slot.path
        && $0.path.pathSegments.dropLast() == path.dropLast()
    }.map(\.name)
    let candidates = NameCandidates(path).names.filter { plan.accepts($0, for: path) }
    while let name = candidates.dropFirst(tried[slot] ?? 0).first {
      tried[slot, default: 0] += 1
      if !taken.contains(name) { return name }
    }
    return nil
  }
}

extension NameProposal {
  fileprivate var slot: NameSearch.Slot { NameSearch.Slot(output: output, path: path) }
}

extension OutputPlans.Plan {
  fileprivate func accepts(_ name: String, for path: [String]) -> Bool {
    if path.count == 1, SwiftName.themeMembers.contains(name) { return false }
    let value = OutputValue(.object([path.tokenPath: OutputValue(.text(name))]))
    return format.kind.settings.first { $0.name == "names" }?.faults(value).isEmpty ?? false
  }
}
