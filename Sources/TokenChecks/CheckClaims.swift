import ColorMath
import TokenJSON
import TokenModel

/// Recomputes every ratio that a contract says somebody wrote.
func checkClaims(of contract: Contract, _ findings: inout Findings) -> [ClaimResult] {
  contract.claims.map { claim in
    let ratio = contrastRatio(claim.foregroundColor, claim.groundColor)
    let holds = claim.holds(for: ratio)
    let stated = fixed(claim.ratio, decimals: claim.decimals)
    if !holds {
      findings.add(
        .wrongClaim,
        "\(claim.source ?? "a document") claims \(stated):1 for "
          + "\(claim.foreground) on \(claim.ground); it is \(shown(ratio, decimals: max(2, claim.decimals))):1",
        at: contract.place(claim.steps + [.key("ratio")]))
    }
    return ClaimResult(
      foreground: claim.foreground, background: claim.ground, claimed: claim.ratio, stated: stated,
      ratio: ratio,
      holds: holds, source: claim.source)
  }
}

extension Claim {
  /// Whether cutting or rounding the ratio to the claim's decimals gives what is written.
  func holds(for ratio: Double) -> Bool {
    let written = fixed(self.ratio, decimals: decimals)
    return shown(ratio, decimals: decimals) == written
      || fixed(ratio, decimals: decimals) == written
  }
}

/// A number rounded half up to that many decimals.
func fixed(_ number: Double, decimals: Int) -> String {
  let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
  return shown((number * scale).rounded() / scale, decimals: decimals)
}
