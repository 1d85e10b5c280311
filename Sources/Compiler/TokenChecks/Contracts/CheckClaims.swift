import ColorMath
import TokenJSON
import TokenModel

/// Recomputes every ratio that a contract quotes from a document.
func checkClaims(of contract: Contract, findings: inout Findings) -> [ClaimResult] {
  contract.claims.map { claim in
    let ratio = contrastRatio(claim.foregroundColor, to: claim.backgroundColor)
    let isCorrect = claim.matches(ratio)
    let stated = fixed(claim.ratio, decimals: claim.decimals)
    if !isCorrect {
      findings.add(
        .wrongClaim,
        message: "\(claim.source ?? "a document") claims \(stated):1 for "
          + "\(claim.foreground) on \(claim.background); it is \(shown(ratio, decimals: max(2, claim.decimals))):1",
        at: contract.place(claim.steps + [.key("ratio")]))
    }
    return ClaimResult(
      foreground: claim.foreground, background: claim.background, claimed: claim.ratio,
      stated: stated,
      ratio: ratio,
      isCorrect: isCorrect, source: claim.source)
  }
}

extension Claim {
  /// Whether the ratio, truncated or rounded to the claim's decimals, equals the written one.
  func matches(_ ratio: Double) -> Bool {
    let written = fixed(self.ratio, decimals: decimals)
    return shown(ratio, decimals: decimals) == written
      || fixed(ratio, decimals: decimals) == written
  }
}

/// The number rounded half up to a number of decimals.
func fixed(_ number: Double, decimals: Int) -> String {
  let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
  return shown((number * scale).rounded() / scale, decimals: decimals)
}
