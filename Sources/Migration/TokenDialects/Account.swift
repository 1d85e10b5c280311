/// What became of the values that the source declares; each mode of a token counts.
package struct Account: Hashable, Sendable {
  private var counts: [Fate: Int] = [:]
  package var modes: [Mode] = []

  /// What became of one value.
  package enum Fate: String, CaseIterable, Sendable {
    /// It is in at least one theme.
    case carried
    /// Another set overrides it in every theme.
    case shadowed
    /// It is in a set that no theme has.
    case unused
    /// It has a type that DTCG does not have, such as texts.
    case inexpressible
    /// A finding says that it is lost.
    case leftOut
  }

  /// The contexts of an axis, and how many values they have.
  package struct Mode: Hashable, Sendable {
    package var axis: String
    package var contexts: [String]
    package var values: Int
  }

  /// The number of declared values.
  package var values: Int { counts.values.reduce(0, +) }

  init(_ fates: [Fate] = []) { for fate in fates { counts[fate, default: 0] += 1 } }

  /// The number of values with a fate.
  package subscript(fate: Fate) -> Int { counts[fate] ?? 0 }

  /// Whether so many values are lost that it is an error: more than half of those that DTCG can
  /// express, or more than a tenth and more than 20. Values without a type are errors already.
  func losesMany(untyped: Int) -> Bool {
    let lost = self[.leftOut] - untyped
    let whole = values - self[.inexpressible]
    return lost * 2 > whole || lost * 10 > whole && lost > 20
  }

  /// The account as a line to print.
  ///
  /// - Parameter findings: The number of findings about what is left out.
  package func sentence(findings: Int) -> String {
    let parts: [(fate: Fate, words: String)] = [
      (.shadowed, "shadowed"), (.unused, "unused"), (.inexpressible, "inexpressible (not carried)"),
      (.leftOut, "left out (\(counted(findings, noun: "finding")))"),
    ]
    let others = parts.filter { self[$0.fate] > 0 }.map { "\(self[$0.fate]) \($0.words)" }
    return "Converted \(self[.carried]) of \(counted(values, noun: "value"))"
      + (others.isEmpty ? "" : ": " + others.joined(separator: ", "))
  }
}
