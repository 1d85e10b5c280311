import ForeignValues
import TokenModel
import Writers

extension ForeignTable {
  /// A color with the components of an alias's target by reference (Format 7.2), and an opacity of its
  /// own; nil unless every color that the target can be is opaque.
  func faded(_ alias: String, alpha: Double) -> JSONTree? {
    var targets = tokens(named: alias)
    // A reference to the color itself needs no alias, unless the alias differs between files.
    for _ in 0..<64 {
      let aliases = targets.map { tokens[$0].value.alias }
      guard let next = aliases.first ?? nil, aliases.allSatisfy({ $0 == next }),
        targets.allSatisfy({ tokens[$0].alpha == nil })
      else { break }
      targets = tokens(named: next)
    }
    guard let target = targets.first, let colors = colors(of: targets),
      let space = colors.first?["colorSpace"], colors.allSatisfy({ $0["alpha"]?.number ?? 1 == 1 })
    else { return nil }
    let pointer = tokens[target].path.tokenPath.replacing(text: "%", with: "%25")
    func reference(_ part: String) -> JSONTree {
      .object([.init("$ref", value: .string("#/\(pointer)/$value/\(part)"))])
    }
    var members: [JSONTree.Member] = [
      .init(
        "colorSpace",
        value: colors.allSatisfy { $0["colorSpace"] == space } ? space : reference("colorSpace")),
      .init("components", value: reference("components")),
    ]
    if alpha != 1 { members.append(.init("alpha", value: .number(alpha))) }
    return .object(members)
  }

  /// All colors that tokens can be in some file; nil if one of them is not a color, or has an opacity of
  /// its own.
  private func colors(of targets: [Int]) -> [JSONTree]? {
    var colors: [JSONTree] = []
    var seen = Set(targets)
    var open = targets
    while let token = open.popLast() {
      guard tokens[token].alpha == nil else { return nil }
      if let alias = tokens[token].value.alias {
        let next = tokens(named: alias)
        guard !next.isEmpty else { return nil }
        open += next.filter { seen.insert($0).inserted }
      } else {
        guard let color = ValueReading({ _ in nil }).color(at: tokens[token].value) else {
          return nil
        }
        colors.append(color)
      }
    }
    return colors
  }

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

  private func unmixed(_ text: String, in token: Int, depth: Int, budget: inout Int) -> String? {
    guard depth < 16 else { return nil }
    var left = budget
    let result = text.replacingAliases { alias in
      guard left > 0, let target = target(of: alias, from: token), let end = ends[target],
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
