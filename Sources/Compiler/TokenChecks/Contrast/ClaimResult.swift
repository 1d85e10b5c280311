/// A ratio that a document claims, next to the computed one.
package struct ClaimResult: Sendable {
  /// The colors as the claim writes them.
  package var foreground, background: String
  /// The ratio as written.
  package var claimed: Double
  /// The ratio as written, with its decimals.
  package var stated: String
  /// The computed ratio.
  package var ratio: Double
  /// Whether the computed ratio, rounded or truncated, equals the written one.
  package var isCorrect: Bool
  /// The document that makes the claim.
  package var source: String?
}

extension Contract {
  /// Recomputes every ratio that the contract quotes from a document, and reports wrong ones.
  func checkedClaims() -> (results: [ClaimResult], findings: [Diagnostic]) {
    var findings: [Diagnostic] = []
    let results = claims.map { claim in
      let ratio = contrastRatio(claim.foregroundColor, to: claim.backgroundColor)
      let stated = fixed(claim.ratio, decimals: claim.decimals)
      let isCorrect =
        shown(ratio, decimals: claim.decimals) == stated
        || fixed(ratio, decimals: claim.decimals) == stated
      if !isCorrect {
        findings.add(
          .wrongClaim,
          message: "\(claim.source ?? "a document") claims \(stated):1 for "
            + "\(claim.foreground) on \(claim.background); "
            + "it is \(shown(ratio, decimals: max(2, claim.decimals))):1",
          at: place(claim.steps + [.key("ratio")]))
      }
      return ClaimResult(
        foreground: claim.foreground, background: claim.background, claimed: claim.ratio,
        stated: stated, ratio: ratio, isCorrect: isCorrect, source: claim.source)
    }
    return (results, findings)
  }
}

/// The number rounded half up to a number of decimals.
private func fixed(_ number: Double, decimals: Int) -> String {
  let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
  return shown((number * scale).rounded() / scale, decimals: decimals)
}
