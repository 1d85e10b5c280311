import TokenJSON
import TokenModel

/// How deeply the types of generated Swift nest below `Theme`. Names of symbols hold all levels, so
/// their cost grows with the square; the optimizer of Swift 6.3 crashes at 512.
let nestingLimit = 128

/// How many types a contract's path may nest behind its literal beginning: these stand inside one
/// another in one declaration. The compiler (Swift 6.3) takes twice as long for every further brace
/// around a type: 3 seconds for 20 types, a minute for 24.
let shapeLimit = 12

/// Reports tokens and contracts that would nest generated types more deeply than Swift compiles.
package func checkNesting(
  _ tokens: ResolvedTokens, contracts: [Contract], findings: inout Findings
) {
  for contract in contracts {
    guard let pattern = contract.pattern else { continue }
    let depth = pattern.segments.dropFirst(pattern.literalPrefix.count)
      .count { $0 != .role && $0 != contract.themeAxis.map { .axis($0) } }
    guard depth > shapeLimit else { continue }
    findings.add(
      .limitExceeded,
      message:
        "the path of \(contract.component) nests \(depth) types behind its literal beginning, and "
        + "generated Swift nests at most \(shapeLimit) there; shorten it",
      at: contract.place([.key("path")]))
  }
  for path in tokens.deepest(below: nestingLimit) {
    guard let theme = tokens.themes.indices.first(where: { tokens.isDeclared(path, in: $0) }),
      let declaration = tokens.declaration(path, in: theme)
    else { continue }
    let depth = tokens.set.paths.segments(of: path).count - 1
    findings.add(
      .limitExceeded,
      message:
        "this token lies \(depth) groups deep, and generated Swift nests at most \(nestingLimit) "
        + "types; take it out of some of its groups",
      at: tokens.set.namePlace(of: declaration), path: tokens.set.paths.string(path))
  }
}

extension ResolvedTokens {
  /// The deepest token in each group that lies as deep as the limit, of those that lie deeper.
  fileprivate func deepest(below limit: Int) -> [PathID] {
    let parents = set.paths.parents
    var depths = [Int](repeating: -1, count: parents.count)
    var tops = [Int](repeating: 0, count: parents.count)
    var deepest: [Int: Int] = [:]
    for index in parents.indices.dropFirst() {
      let parent = Int(parents[index])
      depths[index] = depths[parent] + 1
      tops[index] = depths[index] <= limit ? index : tops[parent]
      guard depths[index] > limit, themes.contains(where: { $0.declarations[index] != nil }) else {
        continue
      }
      if let known = deepest[tops[index]], depths[known] >= depths[index] { continue }
      deepest[tops[index]] = index
    }
    return deepest.values.sorted().map { PathID(index: Int32($0)) }
  }
}
