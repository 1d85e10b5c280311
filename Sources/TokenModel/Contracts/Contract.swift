import ColorMath
import TokenJSON
import Writers

/// What a component needs: which tokens in which variants, and what must be legible on what.
package struct Contract {
  package var component: String
  package var pattern: PathPattern?
  package var axes: [Axis]
  /// The axis whose value comes from the theme.
  package var themeAxis: String?
  package var roles: [Role]
  package var pairs: [Pair]
  package var waivers: [Waiver]
  package var claims: [Claim]
  package var cues: [Cue]
  package var document: Document

  /// Where something in the contract stands.
  package func place(_ steps: [JSONStep]) -> Place { document.place(steps) }

  /// The role of that name.
  package func role(_ name: String) -> Role? { roles.first { $0.name == name } }

  /// The pattern that gives a role its paths: its own, or the contract's.
  package func pattern(of role: Role) -> PathPattern? { role.pattern ?? pattern }
}

/// Something variants differ in: `style`, `state`…
package struct Axis: Hashable {
  package var name: String
  package var values: [String]
}

/// What a token is for within a variant.
package struct Role {
  package var name: String
  package var type: RoleType
  package var when: Condition
  package var pattern: PathPattern?
  /// The axes of which every context has a value of its own.
  package var varies: [String]
  package var steps: [JSONStep]
}

/// What a role's tokens may be.
package enum RoleType: Hashable {
  /// A color or a gradient.
  case paint
  case token(TokenType)

  init?(_ name: String) {
    if name == "paint" {
      self = .paint
    } else if let type = TokenType(rawValue: name) {
      self = .token(type)
    } else {
      return nil
    }
  }

  package var name: String {
    switch self {
    case .paint: "paint"
    case .token(let type): type.rawValue
    }
  }

  /// The type with its article, as a sentence asks for it.
  package var phrase: String {
    switch self {
    case .paint: "a color or a gradient"
    case .token(let type): "a \(type.rawValue)"
    }
  }

  package func accepts(_ type: TokenType) -> Bool {
    switch self {
    case .paint: type == .color || type == .gradient
    case .token(let own): own == type
    }
  }
}

/// A foreground that must be legible on a background.
package struct Pair {
  package var foreground: String
  package var grounds: [Ground]
  package var duty: Duty
  /// The typography token that says how large the text is.
  package var text: PathPattern?
  package var when: Condition
  package var steps: [JSONStep]

  /// What is asked of a pair, before the size of its text is known.
  package enum Duty: Hashable {
    case text
    case graphic
    case decorative(because: String)
    /// The control cannot be used in this state (WCAG 1.4.3: inactive user interface components).
    case inactive(because: String)
    case minimum(Double)
  }
}

/// What a pair lies on: a role, or a token outside the contract.
package struct Ground {
  package var name: String
  package var pattern: PathPattern?
  package var when: Condition
  package var steps: [JSONStep]
}

/// Accepted debt.
package struct Waiver {
  package var foreground: String
  package var ground: String
  package var condition: Condition
  /// The ratio below which the debt is no longer accepted.
  package var floor: Double
  package var because: String
  package var owner: String?
  /// The last day on which it holds, as `YYYY-MM-DD`.
  package var until: String?
  package var steps: [JSONStep]
}

/// What beside color tells a value of an axis from the others: a text, a shape, a motion.
package struct Cue {
  package var axis: String
  package var value: String
  package var because: String
}

/// A ratio that somebody wrote in a document.
package struct Claim {
  package var foreground: String
  package var ground: String
  package var foregroundColor: RGB8
  package var groundColor: RGB8
  package var ratio: Double
  /// How many decimals the document gives.
  package var decimals: Int
  package var source: String?
  package var steps: [JSONStep]
}

/// Axis values under which something applies; empty means always.
package struct Condition: Hashable {
  package struct Clause: Hashable {
    package let axis: String
    /// Each once, in the order of the text.
    package let values: [String]
    private let known: Set<String>

    init(axis: String, values: [String]) {
      self.axis = axis
      var known: Set<String> = []
      self.values = values.filter { known.insert($0).inserted }
      self.known = known
    }

    /// Whether a value is one of them.
    func allows(_ value: String) -> Bool { known.contains(value) }
  }

  package var clauses: [Clause] = []

  /// Whether the variant has one of the named values in every named axis.
  package func holds(in variant: Variant) -> Bool {
    clauses.allSatisfy { clause in variant[clause.axis].map(clause.allows) ?? false }
  }

  /// The values allowed on an axis; nil when the condition does not speak of it.
  package func values(of axis: String) -> [String]? { clauses.first { $0.axis == axis }?.values }
}

/// One value per axis, in the order of the axes; a theme's contexts are written the same way.
package struct Variant: Hashable, Sendable {
  /// An axis and its value; a modifier and its context.
  package struct Entry: Hashable, Sendable {
    /// The axis or modifier.
    package var axis: String
    /// The value or context.
    package var value: String

    package init(axis: String, value: String) {
      self.axis = axis
      self.value = value
    }
  }

  /// One entry per axis.
  package var entries: [Entry] = []

  package init(entries: [Entry] = []) {
    self.entries = entries
  }

  /// The value on an axis.
  package subscript(axis: String) -> String? { entries.first { $0.axis == axis }?.value }

  /// The values alone, separated by blanks.
  package var label: String { entries.map(\.value).joined(separator: " ") }

  /// This variant, and entries of the other on axes that this one lacks.
  package func merged(with other: Variant) -> Variant {
    Variant(entries: entries + other.entries.filter { self[$0.axis] == nil })
  }
}

/// A path with places for axes and the role: `countdown/<style>/<mode>/<state>/*`.
package struct PathPattern: Hashable {
  package enum Segment: Hashable {
    case literal(String)
    case axis(String)
    case role
  }

  package var text: String
  package var segments: [Segment]

  package init(_ text: String) {
    self.text = text
    segments = text.parts(at: "/", keepingEmpty: true).map { segment in
      if segment == "*" { return .role }
      let scalars = segment.unicodeScalars
      if scalars.first == "<", scalars.last == ">" {
        return .axis(String(scalars.dropFirst().dropLast()))
      }
      return .literal(pathSegments(String(segment)).joined(separator: "/"))
    }
  }

  /// The axes in the path, from the left.
  package var axes: [String] {
    segments.compactMap { if case .axis(let name) = $0 { name } else { nil } }
  }

  /// The names before the first axis or role.
  package var literalPrefix: [String] {
    segments.prefix { if case .literal = $0 { true } else { false } }.compactMap {
      if case .literal(let name) = $0 { name } else { nil }
    }
  }

  /// The names for a variant and a role; nil when the variant lacks an axis.
  package func segments(for variant: Variant, role: String) -> [String]? {
    var names: [String] = []
    for segment in segments {
      switch segment {
      case .literal(let name): names.append(name)
      case .role: names.append(role)
      case .axis(let axis):
        guard let value = variant[axis] else { return nil }
        names.append(value)
      }
    }
    return names
  }
}
