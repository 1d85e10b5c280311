/// The requirements of a component: its tokens in each variant, and its contrast pairs.
package struct Contract {
  package var component: String
  package var pattern: PathPattern?
  /// The path of roles without their own, if placeholders are in it that are a part of a name, as in
  /// `button/*-<state>`. Each role then has a path of its own, and `pattern` is nil.
  package var partialPattern: PathPattern?
  package var axes: [Axis]
  /// The axis whose value comes from the theme.
  package var themeAxis: String?
  package var roles: [Role]
  package var pairs: [Pair]
  package var waivers: [Waiver]
  package var claims: [Claim]
  package var cues: [Cue]
  /// What the contract says are states: axes, with all their values, and single values.
  package var states: [String]
  /// The axis values in which controls cannot be used, in addition to those whose names say so.
  package var inactiveStates: [String]
  package var document: Document

  package func place(_ steps: [JSONStep]) -> Place { document.place(steps) }

  package func role(_ name: String) -> Role? { roles.first { $0.name == name } }

  /// The pattern of a role's paths: its own, or the contract's.
  package func pattern(of role: Role) -> PathPattern? { role.pattern ?? pattern }
}

/// An axis of variants, such as `style` or `state`.
package struct Axis: Hashable {
  package var name: String
  package var values: [String]

  package init(name: String, values: [String]) { (self.name, self.values) = (name, values) }
}

/// A role that a token has in a variant.
package struct Role {
  package var name: String
  package var type: RoleType
  package var when: Condition
  package var pattern: PathPattern?
  /// The axes whose contexts must all declare the role's token.
  package var varies: [String]
  package var steps: [JSONStep]
}

/// The type that a role's tokens must have.
package enum RoleType: Hashable {
  /// A color or a gradient.
  case paint
  /// A value with colors inside. Roles never have it; pairs ask for it with `.color`.
  case composite
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
    case .composite: "composite"
    case .token(let type): type.rawValue
    }
  }

  /// The type with its article.
  package var phrase: String {
    switch self {
    case .paint: "a color or a gradient"
    case .composite: "a border, a shadow or a gradient"
    case .token(let type): "a \(type.rawValue)"
    }
  }

  package func accepts(_ type: TokenType) -> Bool {
    switch self {
    case .paint: type.isPaint
    case .composite: type.hasInnerColors
    case .token(let own): own == type
    }
  }
}

/// A foreground and its backgrounds, with the required contrast.
package struct Pair {
  /// The color in front. Of several, the one with the highest ratio counts.
  package var foregrounds: [PairLayer]
  package var backgrounds: [Background]
  package var duty: Duty
  /// The WCAG level that the pair must meet instead of the project's.
  package var level: Project.Level?
  /// The terms on which it asks for less than the standard, or why its duty fits.
  package var terms = Terms()
  /// The typography token with the text's size.
  package var text: PathPattern?
  /// The number token by which the foreground and the top background are faded together.
  package var groupOpacity: PathPattern?
  /// Whether the gradients of the foreground and of all layers are drawn at the same position.
  package var isAligned = false
  package var when: Condition
  /// Why the pair is not measured where it does not apply.
  package var unless: String?
  package var steps: [JSONStep]

  /// What the foreground is called.
  package var foreground: String { foregrounds.choiceName }

  /// The kind of requirement, before the size of the text is known.
  package enum Duty: Hashable {
    case text
    case graphic
    /// The foreground is a focus indicator (WCAG 2.4.13). The width is that of the border that it is
    /// a part of, or of this token.
    case focus(width: PathPattern?)
    case decorative(because: String)
    /// The control cannot be used in this state (WCAG 1.4.3: inactive user interface components).
    case inactive(because: String?)
    /// A ratio. If it is below that of WCAG, the pair's terms give the reason.
    case minimum(Double)
  }
}

/// What is below the foreground of a pair.
package struct Background {
  /// The layers from top to bottom.
  package var layers: [PairLayer]
  package var when = Condition()
  /// Whether these are the colors that a focus indicator replaces.
  package var isUnfocused = false
  /// Whether the gradients of its layers are drawn at the same position.
  package var isAligned = false
  /// Whether it applies only in inactive states, because no condition says where those are.
  package var isOnlyInactive = false
  /// Whether the name of what it draws says that the control is inactive. This decides where the
  /// contract has no states.
  package var isNamedInactive = false
  package var steps: [JSONStep]

  /// What it is called.
  package var name: String { layers.stackName }
}

/// A pair with low contrast that the project accepts for now.
package struct Waiver {
  package var foreground: String
  package var background: String
  package var condition: Condition
  /// The lowest ratio that the waiver accepts.
  package var floor: Double
  /// A waiver without a reason is an error, and still applies.
  package var terms: Terms
  package var steps: [JSONStep]
}

/// Why a project accepts less contrast, who decides about it, and until when.
package struct Terms: Hashable {
  package var because: String?
  package var owner: String?
  /// The last day, as `YYYY-MM-DD`.
  package var until: String?

  /// A reason as messages show it, with the member that has it.
  package static func example(_ name: String) -> String {
    let reasons = [
      "because": "the brand's color, until the next release", "inactive": "it cannot be pressed",
      "decorative": "the text says the same", "unless": "only light mode has a border",
    ]
    return "\"\(printable(name))\": \"\(reasons[name] ?? "an icon")\""
  }
}

/// A difference other than color between a value of an axis and the others: a text, shape or motion.
package struct Cue {
  package var axis: String
  package var value: String
  package var because: String
}

/// A ratio quoted from a document.
package struct Claim {
  package var foreground: String
  package var background: String
  package var foregroundColor: RGB8
  package var backgroundColor: RGB8
  package var ratio: Double
  /// The number of decimals in the document.
  package var decimals: Int
  package var source: String?
  package var steps: [JSONStep]
}

/// The axis values under which something applies. An empty condition always applies.
package struct Condition: Hashable {
  package struct Clause: Hashable {
    package let axis: String
    /// The values without duplicates, in the order of the text.
    package let values: [String]

    init(axis: String, values: [String]) { (self.axis, self.values) = (axis, values.uniqued) }
  }

  package var clauses: [Clause] = []

  /// Whether the variant has one of the listed values on every listed axis.
  package func holds(in variant: Variant) -> Bool {
    clauses.allSatisfy { clause in variant[clause.axis].map(clause.values.contains) ?? false }
  }

  /// The values allowed on an axis; nil when the condition does not mention the axis.
  package func values(of axis: String) -> [String]? { clauses.first { $0.axis == axis }?.values }
}

/// One value per axis, in the order of the axes. Also used for the contexts of a theme.
package struct Variant: Hashable, Sendable {
  /// An axis and its value, or a modifier and its context.
  package struct Entry: Hashable, Sendable {
    /// The axis or modifier.
    package var axis: String
    /// The value or context.
    package var value: String

    package init(axis: String, value: String) { (self.axis, self.value) = (axis, value) }
  }

  /// One entry per axis.
  package var entries: [Entry] = []

  package init(entries: [Entry] = []) { self.entries = entries }

  package subscript(axis: String) -> String? { entries.first { $0.axis == axis }?.value }

  /// The values, separated by spaces.
  package var label: String { entries.map(\.value).joined(separator: " ") }

  /// This variant, with the other's entries on axes that this one lacks.
  package func merged(with other: Variant) -> Variant {
    Variant(entries: entries + other.entries.filter { self[$0.axis] == nil })
  }
}
