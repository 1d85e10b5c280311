import TokenModel

/// What `tincture propose` suggests: contracts, and what they measure.
package struct Proposal: Sendable {
  /// A contract and what the audit says about it.
  package struct Contract: Sendable {
    /// The name of the component.
    package var component: String
    /// The name of the file, without folder.
    package var file: String
    /// The text of the file.
    package var bytes: [UInt8]
    /// What the audit counts: pairs in each variant and theme, by outcome.
    package var counts: Counts
    /// The result with the lowest ratio that has a requirement; nil without one.
    package var lowest: Lowest?
    /// What the names do not tell.
    package var comments: [String]
  }

  /// The numbers of pairs, counted as the audit counts them: once for each variant and theme.
  package struct Counts: Sendable {
    /// All pairs.
    package var pairs = 0
    /// The pairs by outcome.
    package var passes = 0, failures = 0, waived = 0, exemptions = 0
  }

  /// A result with a low ratio.
  package struct Lowest: Sendable {
    /// The ratio, cut to two decimals.
    package var ratio: String
    /// The colors, as the contract calls them.
    package var pair: String
    /// The variant and the themes.
    package var label: String
  }

  /// Colors that no contract measures.
  package struct Gap: Sendable {
    /// Why.
    package var reason: String
    /// Their paths, in order.
    package var paths: [String]
  }

  /// The contracts, in the order of their files.
  package var contracts: [Contract] = []
  /// Files that exist already; their contracts are not proposed.
  package var taken: [String] = []
  /// Contracts that the checks refuse, with the first error of each.
  package var refused: [(component: String, error: String)] = []
  /// The number of colors in the project.
  package var colors = 0
  /// The number of colors that are measured or exempt without and with the contracts.
  package var before = 0
  package var after = 0
  /// The color that seems to be behind everything; nil if no name says so.
  package var base: String?
  /// What is left out.
  package var gaps: [Gap] = []
  /// The errors in the project without the contracts, except that it measures nothing.
  package var errors: [Diagnostic] = []
  /// The number of more errors with the contracts.
  package var newErrors = 0

  /// The share of colors that are measured or exempt, 0…100, cut to one decimal; nil without colors.
  package func percent(_ count: Int) -> Double? {
    colors > 0 ? (Double(count) / Double(colors) * 1000).rounded(.down) / 10 : nil
  }
}
