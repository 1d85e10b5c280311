import TokenOutputs

/// How a token whose values differ by the theme is written.
///
/// A class, because the same one is kept for many tokens.
final class ValueChoice: Sendable {
  /// What decides it.
  struct Key: Equatable, Sendable {
    /// The values, as indices.
    let values: [Int?]
    /// The axes on which they depend.
    let support: AxisSet
    let form: ValueForm
    let theme: String
  }

  let key: Key
  /// The texts of the values, if they are short enough for one line.
  let text: String?
  /// The texts of the values as a list; empty if there is a text.
  let items: [String]
  let tree: DecisionTree
  /// The axes that switches are over.
  let axes: [ValueTable.Axis]
  /// The expressions.
  let leaves: [String]
  /// The initializers that the expressions use.
  let pickers: Set<ColorPicker>

  /// - Parameter themes: The theme of each value.
  init(_ key: Key, at themes: [Int], plan: SwiftPlan) {
    self.key = key
    let texts = key.values.map(plan.text)
    let labeled =
      texts.allSatisfy { $0 == texts[0] }
      ? [] : plan.labels(of: texts, at: themes, support: key.support)
    let isShort =
      labeled.count == 2
      && labeled.allSatisfy { label, text in
        text.utf8.count < 20 && !label.utf8.contains(UInt8(ascii: ","))
      }
    text =
      labeled.isEmpty
      ? texts[0] : isShort ? labeled.map { "\($0) \($1)" }.joined(separator: ", ") : nil
    items = text == nil ? labeled.map { "\($0): \($1)" } : []
    var choice = TokenChoice(as: key.form, theme: key.theme, plan: plan)
    tree = choice.tree(of: key.values, at: themes, over: key.support)
    (axes, leaves, pickers) = (choice.axes, choice.leaves, choice.pickers)
  }
}
