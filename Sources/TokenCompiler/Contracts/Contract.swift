import ColorMath
import TokenJSON

/// What a component needs: which tokens in which variants, and what must be legible on what.
struct Contract {
  var component: String
  var pattern: PathPattern?
  var axes: [Axis]
  /// The axis whose value comes from the theme.
  var themeAxis: String?
  var roles: [Role]
  var pairs: [Pair]
  var waivers: [Waiver]
  var claims: [Claim]
  var cues: [Cue]
  var document: Document

  /// Where something in the contract stands.
  func place(_ steps: [JSONStep]) -> Place { document.place(steps) }

  /// The role of that name.
  func role(_ name: String) -> Role? { roles.first { $0.name == name } }

  /// The pattern that gives a role its paths: its own, or the contract's.
  func pattern(of role: Role) -> PathPattern? { role.pattern ?? pattern }
}

/// Something variants differ in: `style`, `state`…
struct Axis: Hashable {
  var name: String
  var values: [String]
}

/// What a token is for within a variant.
struct Role {
  var name: String
  var type: RoleType
  var when: Condition
  var pattern: PathPattern?
  /// The axes of which every context has a value of its own.
  var varies: [String]
  var steps: [JSONStep]
}

/// What a role's tokens may be.
enum RoleType: Hashable {
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

  var name: String {
    switch self {
    case .paint: "paint"
    case .token(let type): type.rawValue
    }
  }

  /// The type with its article, as a sentence asks for it.
  var phrase: String {
    switch self {
    case .paint: "a color or a gradient"
    case .token(let type): "a \(type.rawValue)"
    }
  }

  func accepts(_ type: TokenType) -> Bool {
    switch self {
    case .paint: type == .color || type == .gradient
    case .token(let own): own == type
    }
  }
}

/// A foreground that must be legible on a background.
struct Pair {
  var foreground: String
  var grounds: [Ground]
  var duty: Duty
  /// The typography token that says how large the text is.
  var text: PathPattern?
  var when: Condition
  var steps: [JSONStep]

  /// What is asked of a pair, before the size of its text is known.
  enum Duty: Hashable {
    case text
    case graphic
    case decorative(because: String)
    /// The control cannot be used in this state (WCAG 1.4.3: inactive user interface components).
    case inactive(because: String)
    case minimum(Double)
  }
}

/// What a pair lies on: a role, or a token outside the contract.
struct Ground {
  var name: String
  var pattern: PathPattern?
  var when: Condition
  var steps: [JSONStep]
}

/// Accepted debt.
struct Waiver {
  var foreground: String
  var ground: String
  var condition: Condition
  /// The ratio below which the debt is no longer accepted.
  var floor: Double
  var because: String
  var owner: String?
  /// The last day on which it holds, as `YYYY-MM-DD`.
  var until: String?
  var steps: [JSONStep]
}

/// What beside color tells a value of an axis from the others: a text, a shape, a motion.
struct Cue {
  var axis: String
  var value: String
  var because: String
}

/// A ratio that somebody wrote in a document.
struct Claim {
  var foreground: String
  var ground: String
  var foregroundColor: RGB8
  var groundColor: RGB8
  var ratio: Double
  /// How many decimals the document gives.
  var decimals: Int
  var source: String?
  var steps: [JSONStep]
}

/// Axis values under which something applies; empty means always.
struct Condition: Hashable {
  struct Clause: Hashable {
    let axis: String
    /// Each once, in the order of the text.
    let values: [String]
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

  var clauses: [Clause] = []

  /// Whether the variant has one of the named values in every named axis.
  func holds(in variant: Variant) -> Bool {
    clauses.allSatisfy { clause in variant[clause.axis].map(clause.allows) ?? false }
  }

  /// The values allowed on an axis; nil when the condition does not speak of it.
  func values(of axis: String) -> [String]? { clauses.first { $0.axis == axis }?.values }
}

/// One value per axis, in the order of the axes; a theme's contexts are written the same way.
public struct Variant: Hashable, Sendable {
  /// An axis and its value; a modifier and its context.
  public struct Entry: Hashable, Sendable {
    /// The axis or modifier.
    public var axis: String
    /// The value or context.
    public var value: String
  }

  /// One entry per axis.
  public var entries: [Entry] = []

  /// The value on an axis.
  public subscript(axis: String) -> String? { entries.first { $0.axis == axis }?.value }

  /// The values alone, separated by blanks.
  public var label: String { entries.map(\.value).joined(separator: " ") }

  /// This variant, and entries of the other on axes that this one lacks.
  func merged(with other: Variant) -> Variant {
    Variant(entries: entries + other.entries.filter { self[$0.axis] == nil })
  }
}

/// A path with places for axes and the role: `countdown/<style>/<mode>/<state>/*`.
struct PathPattern: Hashable {
  enum Segment: Hashable {
    case literal(String)
    case axis(String)
    case role
  }

  var text: String
  var segments: [Segment]

  init(_ text: String) {
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
  var axes: [String] {
    segments.compactMap { if case .axis(let name) = $0 { name } else { nil } }
  }

  /// The names before the first axis or role.
  var literalPrefix: [String] {
    segments.prefix { if case .literal = $0 { true } else { false } }.compactMap {
      if case .literal(let name) = $0 { name } else { nil }
    }
  }

  /// The names for a variant and a role; nil when the variant lacks an axis.
  func segments(for variant: Variant, role: String) -> [String]? {
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
