import ForeignValues
import TokenModel
import Writers

extension ForeignTable {
  /// The value of a token, with the values of aliases in place of those that other text surrounds, as
  /// Style Dictionary writes them; nil if there are none, or if such a value is unknown.
  func valueWithoutMixtures(of token: Int) -> JSONTree? {
    var budget = longestText
    let value = unmixed(tokens[token].value, in: token, depth: 0, budget: &budget)
    return value == tokens[token].value ? nil : value
  }

  private func unmixed(
    _ value: JSONTree, in token: Int, depth: Int, budget: inout Int
  ) -> JSONTree? {
    switch value {
    case .string(let text):
      if text.alias != nil { return value }
      return unmixed(text, in: token, depth: depth, budget: &budget).map(JSONTree.string)
    case .array(let items):
      let changed = items.compactMap { unmixed($0, in: token, depth: depth, budget: &budget) }
      return changed.count == items.count ? .array(changed) : nil
    case .object(let members):
      let changed = members.compactMap { member in
        unmixed(member.value, in: token, depth: depth, budget: &budget).map {
          JSONTree.Member(member.name, value: $0)
        }
      }
      return changed.count == members.count ? .object(changed) : nil
    default: return value
    }
  }

  private func unmixed(
    _ text: String, in token: Int, depth: Int, budget: inout Int
  ) -> String? {
    guard depth < 16 else { return nil }
    var left = budget
    let result = text.replacingAliases { alias in
      guard left > 0, let target = target(of: alias, from: token), let end = end(of: target),
        let literal = literal(of: target),
        let value = literal.text ?? literal.number.map({ plain($0) }),
        let value = unmixed(value, in: end, depth: depth + 1, budget: &left)
      else { return nil }
      left -= value.utf8.count
      return value
    }
    budget = left
    return result
  }
}

/// How long the texts in a value may become, in bytes.
private let longestText = 100_000
