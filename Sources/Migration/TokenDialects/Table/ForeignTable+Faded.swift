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
      let space = colors.first?["colorSpace"],
      colors.allSatisfy({ $0["alpha"]?.number ?? 1 == 1 })
    else { return nil }
    let names = tokens[target].path.map { name in
      name.replacing(text: "~", with: "~0").replacing(text: "/", with: "~1")
        .replacing(text: "%", with: "%25")
    }
    func reference(_ part: String) -> JSONTree {
      .object([.init("$ref", value: .string("#/\(names.joined(separator: "/"))/$value/\(part)"))])
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
}
