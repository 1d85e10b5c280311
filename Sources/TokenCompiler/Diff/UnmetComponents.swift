/// Components whose contract one side does not meet: it has no Swift for them, and what stands in
/// its place there must not be compared.
struct UnmetComponents {
  /// Those that the other side does meet.
  private(set) var changes: [APIChanges.Unmet] = []
  /// The symbols below which nothing is compared.
  private(set) var roots: Set<String> = []

  init(_ sides: Comparison) {
    let (before, after) = (sides.before.analysis, sides.after.analysis)
    let (old, new) = (before.metComponents, after.metComponents)
    for contract in before.parsed.contracts where !old.contains(contract.component) {
      add(contract, before)
      for other in after.parsed.contracts where other.component == contract.component {
        add(other, after)
      }
      guard new.contains(contract.component) else { continue }
      changes.append(APIChanges.Unmet(component: contract.component, isNow: false))
    }
    for contract in after.parsed.contracts where !new.contains(contract.component) {
      add(contract, after)
      for other in before.parsed.contracts where other.component == contract.component {
        add(other, before)
      }
      guard old.contains(contract.component) else { continue }
      changes.append(APIChanges.Unmet(component: contract.component, isNow: true))
    }
  }

  private mutating func add(_ contract: Contract, _ analysis: Analysis) {
    for axis in contract.axes { roots.insert(contract.enumName(axis)) }
    guard let pattern = contract.pattern else {
      roots.insert("theme." + SwiftName(contract.component).text)
      return
    }
    let prefix =
      (["theme"]
      + pattern.literalPrefix.indices.map { index in
        let path = analysis.tokens.set.paths.find(pattern.literalPrefix[...index])
        return path.map { analysis.checked.names[$0].property.text }
          ?? SwiftName(pattern.literalPrefix[index]).text
      }).joined(separator: ".")
    let next = pattern.segments.dropFirst(pattern.literalPrefix.count).first
    var names = contract.memberNames
    if case .axis(let name)? = next, name == contract.themeAxis {
      // Without the component its tokens are written as any others, theme and all.
      names += contract.axes.first { $0.name == name }?.values.map { SwiftName($0).text } ?? []
      names += analysis.tokens.themes.compactMap { $0.contexts[name] }.map { SwiftName($0).text }
    }
    for name in names { roots.insert("\(prefix).\(name)") }
    for axis in contract.axes { roots.insert("\(prefix)[\(contract.enumName(axis))]") }
  }
}

extension Analysis {
  /// The components whose contracts are met.
  fileprivate var metComponents: Set<String> {
    Set(checked.components.map(\.contract.component))
  }
}
