import EBComponents
import Themes

extension FigmaNodesReader {
  /// The replacement of a variant; nil if a fault was reported.
  mutating func replacement(
    _ text: FigmaNodesText.New, at node: String
  ) -> Replacement? {
    switch component(text.component, at: node) {
    case .counter: return counter(text, at: node)
    case .countdown:
      let style = value(text.style, of: EBCountdownStyle.self, "style", at: node)
      guard let variant = countdownVariant(text, at: node), let style else { return nil }
      return .countdown(style: style, variant)
    case .countdownPromo:
      let title = present(text.title, "title", at: node)
      let cta = present(text.cta, "cta", at: node)
      guard let variant = countdownVariant(text, at: node), let title, let cta else { return nil }
      return .countdownPromo(title: title, cta: cta, variant)
    case .badge, .notificationBadge:
      fault(node, "\(text.component) cannot replace a variant of a sheet")
      return nil
    case nil: return nil
    }
  }

  private mutating func counter(_ text: FigmaNodesText.New, at node: String) -> Replacement? {
    let state = value(text.state, of: EBCounterState.self, "state", at: node)
    let count = present(text.count, "count", at: node)
    if let hasLimit = present(text.hasLimit, "hasLimit", at: node), hasLimit != (text.limit != nil)
    {
      fault(node, "hasLimit is \(hasLimit), but there is \(hasLimit ? "no" : "a") limit")
    }
    if min(text.count ?? 0, text.limit ?? 0) < 0 { fault(node, "a number is below 0") }
    guard let state, let count else { return nil }
    return .counter(count: count, limit: text.limit, state: state)
  }

  private mutating func countdownVariant(
    _ text: FigmaNodesText.New, at node: String
  ) -> CountdownVariant? {
    let state = value(text.state, of: EBCountdownState.self, "state", at: node)
    let mode = value(text.mode, of: Theme.self, "mode", at: node)
    let names = present(text.units, "units", at: node) ?? []
    let units = names.compactMap { value($0, of: EBTimeUnit.self, "unit", at: node) }
    if units.count == names.count, units != EBTimeUnit.shown(units) {
      fault(node, "list each unit once, largest first: \(list(EBTimeUnit.allCases))")
    }
    guard let state, let mode else { return nil }
    return CountdownVariant(state: state, mode: mode, units: units)
  }
}
