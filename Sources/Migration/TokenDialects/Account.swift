import Writers

/// What became of the values that the source declares; each mode of a token counts.
package struct Account: Hashable, Sendable {
  /// Values of at least one theme.
  package var carried = 0
  /// Values that another set overrides in every theme.
  package var shadowed = 0
  /// Values of sets that no theme has.
  package var unused = 0
  /// Values of a type that DTCG does not have, such as texts.
  package var inexpressible = 0
  /// Values that a finding says are lost.
  package var leftOut = 0
  package var modes: [Mode] = []

  /// The contexts of an axis, and how many values they have.
  package struct Mode: Hashable, Sendable {
    package var axis: String
    package var contexts: [String]
    package var values: Int
  }

  /// What became of one value.
  enum Fate: Sendable { case carried, shadowed, unused, inexpressible, leftOut }

  /// The number of declared values.
  package var values: Int { carried + shadowed + unused + inexpressible + leftOut }

  init() {}

  init(_ fates: [Fate]) {
    for fate in fates {
      switch fate {
      case .carried: carried += 1
      case .shadowed: shadowed += 1
      case .unused: unused += 1
      case .inexpressible: inexpressible += 1
      case .leftOut: leftOut += 1
      }
    }
  }

  /// Whether so many values are lost that it is an error: more than half of those that DTCG can
  /// express, or more than a tenth and more than 20. Values without a type are errors already.
  func losesMany(untyped: Int) -> Bool {
    let lost = leftOut - untyped
    let whole = values - inexpressible
    return lost * 2 > whole || lost * 10 > whole && lost > 20
  }

  /// The account as a line to print.
  ///
  /// - Parameter findings: The number of findings about what is left out.
  package func sentence(findings: Int) -> String {
    let parts = [
      counted(shadowed, one: "shadowed", several: "shadowed"),
      counted(unused, one: "unused", several: "unused"),
      counted(inexpressible, one: "inexpressible", several: "inexpressible").map {
        $0 + " (not carried)"
      },
      counted(leftOut, one: "left out", several: "left out").map {
        $0 + " (\(counted(findings, noun: "finding")))"
      },
    ].compactMap(\.self)
    return "Converted \(carried) of \(counted(values, noun: "value"))"
      + (parts.isEmpty ? "" : ": " + parts.joined(separator: ", "))
  }
}
