/// A style sheet as browsers read it: the rules that apply to an element, by specificity and order.
struct CSSReader {
  private var rules: [Rule] = []

  /// An element, with its attributes and the system's settings.
  struct Element {
    var attributes: [String: String] = [:]
    var isRoot = false
    var isDark = false
    var hasHighContrast = false
  }

  private struct Rule {
    var needsDark: Bool
    var needsHighContrast: Bool
    /// One of these must match, which adds no specificity: `:where(…)`. Empty if the rule has none.
    var places: [Condition]
    var conditions: [Condition]
    var properties: [(name: String, value: String)] = []

    func matches(_ element: Element) -> Bool {
      (!needsDark || element.isDark) && (!needsHighContrast || element.hasHighContrast)
        && (places.isEmpty || places.contains { $0.matches(element) })
        && conditions.allSatisfy { $0.matches(element) }
    }
  }

  private enum Condition {
    case root
    case has(String)
    case lacks(String)
    case equals(String, String)

    func matches(_ element: Element) -> Bool {
      switch self {
      case .root: element.isRoot
      case .has(let name): element.attributes[name] != nil
      case .lacks(let name): element.attributes[name] == nil
      case .equals(let name, let value): element.attributes[name] == value
      }
    }
  }

  init(_ text: String) {
    var media: Substring = ""
    for line in text.split(separator: "\n") {
      if line == "}" { media = "" }
      let line = line.drop { $0 == " " }
      if line.hasPrefix("@media ") {
        media = line
      } else if line.hasSuffix(" {") {
        rules.append(Self.rule(line.dropLast(2), media: media))
      } else if line.hasPrefix("--") {
        let parts = line.dropLast().split(separator: ": ", maxSplits: 1)
        rules[rules.count - 1].properties.append((String(parts[0]), String(parts[1])))
      }
    }
  }

  /// The values of the properties that an element sets, and those that it inherits.
  func properties(of element: Element, in outer: [String: String] = [:]) -> [String: String] {
    var found = outer
    var best: [String: Int] = [:]
    for rule in rules where rule.matches(element) {
      let specificity = rule.conditions.count
      for (name, value) in rule.properties where specificity >= best[name] ?? 0 {
        best[name] = specificity
        found[name] = value == "initial" ? nil : value
      }
    }
    return found
  }

  private static func rule(_ selector: Substring, media: Substring) -> Rule {
    var rest = selector
    var places: [Condition] = []
    if rest.hasPrefix(":where("), let end = rest.firstIndex(of: ")") {
      places = rest[..<end].dropFirst(7).split(separator: ", ").flatMap(conditions)
      rest = rest[end...].dropFirst()
    }
    return Rule(
      needsDark: media.contains("(prefers-color-scheme: dark)"),
      needsHighContrast: media.contains("(prefers-contrast: more)"),
      places: places, conditions: conditions(rest))
  }

  private static func conditions(_ selector: Substring) -> [Condition] {
    var rest = selector
    var found: [Condition] = []
    while !rest.isEmpty {
      if rest.hasPrefix(":root") {
        found.append(.root)
        rest = rest.dropFirst(5)
        continue
      }
      let isNegative = rest.hasPrefix(":not(")
      rest = rest.dropFirst(isNegative ? 6 : 1)
      let end = rest.firstIndex(of: "]") ?? rest.endIndex
      let parts = rest[..<end].split(separator: "=", maxSplits: 1).map(String.init)
      if parts.count == 2 {
        found.append(.equals(parts[0], String(parts[1].dropFirst().dropLast())))
      } else {
        found.append(isNegative ? .lacks(parts[0]) : .has(parts[0]))
      }
      rest = rest[end...].dropFirst(isNegative ? 2 : 1)
    }
    return found
  }
}
