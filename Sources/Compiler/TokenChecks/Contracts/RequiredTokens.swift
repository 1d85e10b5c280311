/// Every token that a contract or the project requires, each path once.
struct RequiredTokens {
  /// A path, and everything that requires it.
  struct Token {
    var path: String
    var segments: [String]
    var asks: [Ask] = []
    /// The numbers of the asks, by what asks.
    fileprivate var askNumbers: [Ask.Key: Int] = [:]

    /// The theme axes that decide whether the token is as required.
    func axes(of id: PathID?, in tokens: ResolvedTokens) -> AxisSet {
      var axes = id.map(tokens.axes) ?? AxisSet()
      for ask in asks {
        for themes in ask.themes { axes.formUnion(themes.fixed) }
        axes.formUnion(AxisSet(ask.varies.compactMap { tokens.themes.axis(named: $0) }))
      }
      return axes
    }
  }

  /// What requires a token, and with which type.
  struct Ask {
    /// What asks, as messages name it: "role 'bg' of EBCounter".
    var phrase: String
    /// Whether a role asks, and not the project or a pair.
    var isOfRole = false
    var type: RoleType
    var place: () -> Place
    /// The axes whose contexts must all declare the token.
    var varies: [String] = []
    /// The first themes that require it, each with the axes on which others must equal it.
    var themes: [(theme: Int, fixed: AxisSet)] = []

    struct Key: Hashable {
      var file: String
      var steps: [JSONStep]
    }

    /// Whether a token of that type does not fit in the theme.
    func refuses(_ type: TokenType, in theme: Int, of space: ThemeSpace) -> Bool {
      !self.type.accepts(type) && applies(in: theme, of: space)
    }

    /// Whether a theme requires it.
    func applies(in theme: Int, of space: ThemeSpace) -> Bool {
      themes.contains { space.first(like: theme, on: $0.fixed) == $0.theme }
    }
  }

  private(set) var tokens: [Token] = []
  private var index: [String: Int] = [:]

  /// Adds the tokens of a contract's roles, and those its pairs name by path.
  mutating func add(_ contract: Contract, variants: [VariantTokens]) {
    for variant in variants {
      for token in variant.tokens {
        // For an axis in the path, each value has its own token.
        let varies = token.role.varies.filter { axis in
          !(contract.pattern(of: token.role)?.axes.contains(axis) ?? false)
        }
        add(
          token.segments, in: variant, contract: contract, at: token.role.steps,
          type: token.role.type, phrase: "role '\(token.role.name)' of \(contract.component)",
          isOfRole: true, varies: varies)
      }
      for pair in contract.pairs where contract.applies(pair, to: variant) {
        add(pair, of: contract, in: variant)
      }
    }
  }

  private mutating func add(_ pair: Pair, of contract: Contract, in variant: VariantTokens) {
    func add(_ names: [String]?, at steps: [JSONStep], type: RoleType, phrase: String) {
      guard let names else { return }
      self.add(
        names, in: variant, contract: contract, at: steps, type: type,
        phrase: "\(phrase) in \(contract.component)")
    }
    func add(_ pattern: PathPattern?, at steps: [JSONStep], type: TokenType, phrase: String) {
      let names = pattern?.segments(for: variant.variant, role: "")
      add(names, at: steps, type: .token(type), phrase: phrase)
    }
    func add(_ layers: [PairLayer], phrase: String) {
      for layer in layers {
        if let opacity = layer.opacity {
          let steps: [JSONStep] = layer.steps.dropLast() + [.key("opacity")]
          add(opacity, at: steps, type: .number, phrase: "an opacity")
        }
        guard layer.pattern != nil else { continue }
        add(
          contract.segments(of: layer, in: variant), at: layer.steps,
          type: layer.part == nil ? .paint : .composite, phrase: phrase)
      }
    }
    add(pair.text, at: pair.steps + [.key("text")], type: .typography, phrase: "the text of a pair")
    add(pair.foregrounds, phrase: "a foreground")
    for background in pair.backgrounds where background.when.holds(in: variant.variant) {
      add(background.layers, phrase: "a background")
    }
    add(
      pair.groupOpacity, at: pair.steps + [.key("groupOpacity")], type: .number,
      phrase: "the opacity of a pair")
    if case .focus(let width) = pair.duty {
      add(
        width, at: pair.steps + [.key("focus"), .key("width")], type: .dimension,
        phrase: "the width of a focus indicator")
    }
  }

  /// Adds the color below everything.
  mutating func add(surfaceOf project: Project, themes: ThemeSpace) {
    let axes = project.overrideAxes(in: themes)
    for theme in themes.themes(over: axes) {
      let settings = project.auditSettings(in: themes.contexts(of: theme))
      guard let surface = settings.surface else { continue }
      let place = settings.surfacePlace
      let key = Ask.Key(
        file: place.file, steps: [.key("audit"), .key("surface"), .index(place.line)])
      add(
        surface.pathSegments, in: (theme, axes), key: key,
        ask: Ask(phrase: "the audit's surface", type: .paint, place: { place }))
    }
  }

  private mutating func add(
    _ segments: [String], in variant: VariantTokens, contract: Contract, at steps: [JSONStep],
    type: RoleType, phrase: @autoclosure () -> String, isOfRole: Bool = false, varies: [String] = []
  ) {
    let document = contract.document
    let key = Ask.Key(file: document.path, steps: steps)
    add(
      segments, in: (variant.theme, variant.fixed), key: key,
      ask: Ask(
        phrase: phrase(), isOfRole: isOfRole, type: type, place: { document.keyPlace(steps) },
        varies: varies))
  }

  private mutating func add(
    _ segments: [String], in themes: (theme: Int, fixed: AxisSet), key: Ask.Key,
    ask: @autoclosure () -> Ask
  ) {
    let path = segments.tokenPath
    let number = index.number(of: path)
    if number == tokens.count { tokens.append(Token(path: path, segments: segments)) }
    let asking = tokens[number].askNumbers.number(of: key)
    if asking == tokens[number].asks.count { tokens[number].asks.append(ask()) }
    if tokens[number].asks[asking].themes.last.map({ $0 != themes }) ?? true {
      tokens[number].asks[asking].themes.append(themes)
    }
  }

  /// Whether some theme requires the token.
  func contains(_ path: String) -> Bool { index[path] != nil }
}
