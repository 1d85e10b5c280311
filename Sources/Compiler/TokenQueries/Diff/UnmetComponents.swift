import TokenChecks
import TokenModel
import Writers

/// Components whose contract one side does not meet. That side has no Swift for them, so their
/// symbols are not compared.
struct UnmetComponents {
  /// Those whose contract the other side meets.
  private(set) var changes: [APIChanges.Unmet] = []
  /// The symbols below which nothing is compared.
  private(set) var roots: Set<String> = []

  init(_ sides: Comparison) {
    let (before, after) = (sides.before.analysis, sides.after.analysis)
    let (old, new) = (before.metComponents, after.metComponents)
    for contract in before.parsed.contracts where !old.contains(contract.component) {
      roots.formUnion(sides.before.api.roots(of: contract))
      for other in after.parsed.contracts where other.component == contract.component {
        roots.formUnion(sides.after.api.roots(of: other))
      }
      guard new.contains(contract.component) else { continue }
      changes.append(APIChanges.Unmet(component: contract.component, isNow: false))
    }
    for contract in after.parsed.contracts where !new.contains(contract.component) {
      roots.formUnion(sides.after.api.roots(of: contract))
      for other in before.parsed.contracts where other.component == contract.component {
        roots.formUnion(sides.before.api.roots(of: other))
      }
      guard old.contains(contract.component) else { continue }
      changes.append(APIChanges.Unmet(component: contract.component, isNow: true))
    }
  }
}

extension Analysis {
  /// The components whose contracts are met.
  fileprivate var metComponents: Set<String> {
    Set(checked.components.map(\.contract.component))
  }
}
