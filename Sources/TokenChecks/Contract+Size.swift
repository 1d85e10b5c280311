import TokenJSON
import TokenModel

/// Whether what contracts ask for in all themes is no larger than may be: variants multiply with
/// themes, roles and pairs, and a few lines can ask for more than there is memory.
func areInLimit(
  _ contracts: [Contract], _ tokens: ResolvedTokens, _ findings: inout Findings
) -> Bool {
  let limit = tokens.set.limit
  var size = 0
  for contract in contracts {
    size += contract.variantCount * contract.sizeOfVariant * tokens.themes.count
    guard size > limit.bytes else { continue }
    findings.add(
      .limitExceeded,
      "the variants of all contracts in all themes are larger than \(limit.bytes) bytes, the limit; "
        + "name fewer themes in 'inputs', or split \(contract.component)",
      at: contract.place([.key("axes")]))
    return false
  }
  return true
}

extension Contract {
  /// How many variants there are in a theme: the theme decides one axis.
  fileprivate var variantCount: Int {
    axes.filter { $0.name != themeAxis }
      .reduce(1) { min($0 * max(1, $1.values.count), variantLimit) }
  }

  /// About how many bytes are kept of a variant: a path for each role, and a row for each pair.
  fileprivate var sizeOfVariant: Int {
    let paths = roles.reduce(0) { $0 + 128 + 2 * (pattern(of: $1)?.text.utf8.count ?? 0) }
    return pairs.reduce(paths) { $0 + $1.grounds.count * (512 + $1.reasonSize) }
  }
}

extension Pair {
  /// How many bytes the reason takes for which nothing is asked of it.
  fileprivate var reasonSize: Int {
    switch duty {
    case .decorative(let because), .inactive(let because): because.utf8.count
    case .text, .graphic, .minimum: 0
    }
  }
}
