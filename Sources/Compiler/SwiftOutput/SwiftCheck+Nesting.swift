import TokenJSON
import TokenModel
import TokenThemes

extension SwiftCheck {
  /// The maximum nesting of generated Swift types below `Theme`. Symbol names contain every level, so
  /// their cost grows with the square of the depth; the optimizer of Swift 6.3 crashes at 512.
  static let nestingLimit = 128

  /// The maximum number of types that a contract's path nests after its literal prefix. These are
  /// nested in one declaration, and the compiler (Swift 6.3) takes twice as long for each level: 3
  /// seconds for 20 types, a minute for 24.
  static let shapeLimit = 12

  /// Reports tokens and contracts that would nest generated types too deeply for the compiler.
  mutating func checkNesting() {
    for contract in contracts {
      guard let pattern = contract.pattern else { continue }
      let depth = pattern.segments.dropFirst(pattern.literalPrefix.count)
        .count { $0 != .role && $0 != contract.themeAxis.map { .axis($0) } }
      guard depth > Self.shapeLimit else { continue }
      findings.add(
        .limitExceeded,
        message:
          "the path of \(contract.component) nests \(depth) types after its literal prefix; "
          + "the limit is \(Self.shapeLimit); shorten the path",
        at: contract.place([.key("path")]))
    }
    for path in tokens.deepest(below: Self.nestingLimit) {
      guard let theme = tokens.firstTheme(declaring: path),
        let declaration = tokens.declaration(path, in: theme)
      else { continue }
      let depth = tokens.set.paths.segments(of: path).count - 1
      findings.add(
        .limitExceeded,
        message: "this token is \(depth) groups deep, and generated Swift nests at most "
          + "\(Self.nestingLimit) types; use fewer groups",
        at: tokens.set.namePlace(of: declaration), path: tokens.set.paths.string(path))
    }
  }
}

extension ResolvedTokens {
  /// The deepest token in each group at the limit that contains tokens beyond it.
  fileprivate func deepest(below limit: Int) -> [PathID] {
    let parents = set.paths.parents
    var depths = [Int](repeating: -1, count: parents.count)
    var tops = [Int](repeating: 0, count: parents.count)
    var deepest: [Int: Int] = [:]
    for index in parents.indices.dropFirst() {
      let parent = Int(parents[index])
      depths[index] = depths[parent] + 1
      tops[index] = depths[index] <= limit ? index : tops[parent]
      guard depths[index] > limit, firstTheme(declaring: PathID(index: Int32(index))) != nil else {
        continue
      }
      if let known = deepest[tops[index]], depths[known] >= depths[index] { continue }
      deepest[tops[index]] = index
    }
    return deepest.values.sorted().map { PathID(index: Int32($0)) }
  }
}
