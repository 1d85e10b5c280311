/// The tokens of the files of a dialect as the files write them.
struct ImportedTokens {
  /// An empty set for each value of `ForeignToken.file`.
  var sets: [TokenFile]
  var tokens: [ForeignToken] = []
  var groups: [ForeignToken] = []
  /// How many values were lost while reading, each with a finding.
  var lostCount = 0
  /// The sets of lost values, each with the place of one.
  var losses: [Int: Place] = [:]
  /// The unit of lengths without one.
  var unit = DimensionValue.Unit.px
  /// Types by path for tokens without a type.
  var fallbacks: [(pattern: String, type: TokenType)] = []
  /// What was found while reading them.
  var findings = Findings()

  init(sets: [TokenFile] = []) { self.sets = sets }

  /// A set, and the steps to its tree of tokens in a file.
  typealias Root = (set: TokenFile, document: Document, steps: [JSONStep])

  /// Reads trees of tokens.
  init(_ roots: [Root], keys: ForeignKeys, options: ConversionOptions) {
    self.init(sets: roots.map(\.set))
    var plains: [ForeignToken] = []
    for (index, root) in roots.enumerated() {
      let walk = ForeignWalk(root.document, at: root.steps, file: index, keys: keys)
      tokens += keys.vendor == ForeignKeys.studio.vendor ? walk.tokens.map(\.inBraces) : walk.tokens
      groups += walk.groups
      plains += walk.plains
      findings.add(walk.findings)
    }
    adopt(plains)
    expandGroups()
    divideGroups(options)
    if options.hasResolver { loseModes(options) }
    divideModes()
    readFadedColors()
    applyScopes(options)
  }

  /// Reads `{"color": …, "alpha": 0.6}`, which some files write for a color with an opacity.
  private mutating func readFadedColors() {
    for index in tokens.indices where tokens[index].alpha == nil {
      guard case .object(let members) = tokens[index].value, members.count == 2,
        let color = tokens[index].value["color"], color.text != nil,
        let alpha = tokens[index].value["alpha"]?.number, (0...1).contains(alpha)
      else { continue }
      (tokens[index].value, tokens[index].alpha) = (color, alpha)
    }
  }

  /// Gives plain numbers and texts the types that their Figma scopes say: 16 with `GAP` is 16px,
  /// "Inter" with `FONT_FAMILY` is a font. One finding for each type. Opacities up to 1 are shares already, as
  /// in files that are converted.
  private mutating func applyScopes(_ options: ConversionOptions) {
    var changed: [String: [ForeignToken]] = [:]
    let areShares = tokens.allSatisfy { !$0.isOpacity || $0.value.number ?? 0 <= 1 }
    for index in tokens.indices where !tokens[index].scopes.isEmpty {
      let token = tokens[index]
      guard ["number", "float", "string", nil].contains(token.type), token.value.alias == nil,
        token.value.number != nil || token.value.text != nil
      else { continue }
      var typed = token.typed(by: token.scopes)
      if areShares, token.isOpacity { typed.value = token.value }
      guard let word = typed.type, word != "string",
        word != "number" || typed.value != token.value || token.isOpacity && token.type == nil
      else { continue }
      guard TypeRules.type(of: token, by: options.types).map(typed.has) ?? true else { continue }
      (tokens[index].type, tokens[index].value) = (word, typed.value)
      changed[word, default: []].append(token)
    }
    for (word, tokens) in changed.sorted(by: { $0.key < $1.key }) {
      findings.add(.changedValue, about: tokens) {
        "\($0) \(tokens.count == 1 ? "becomes" : "become") \(word), because of Figma scopes such as "
          + printable(tokens[0].scopes[0])
      }
    }
  }

  /// The paths of the tokens of each set.
  var paths: [Set<TokenPath>] {
    var paths: [Set<TokenPath>] = Array(repeating: [], count: sets.count)
    for token in tokens { paths[token.file].insert(TokenPath(names: token.names)) }
    return paths
  }

  /// The modes of the sets whose tokens have a value for each.
  var valueModes: [Int: ValueMode] {
    let modes = sets.enumerated().compactMap { set, file in file.valueMode.map { (set, $0) } }
    return Dictionary(uniqueKeysWithValues: modes)
  }

  /// The sets that tokens with a value for each mode are from, by the sets of those modes.
  var modeParents: [Int: Int] {
    let numbers = Dictionary(sets.enumerated().map { ($1.name, $0) }) { $1 }
    let parents = valueModes.keys.map { ($0, sets[$0].parent.flatMap { numbers[$0] }) }
    return Dictionary(uniqueKeysWithValues: parents).compactMapValues(\.self)
  }

  /// Counts a value of a set that a finding says is lost.
  mutating func lose(in set: Int, at place: Place) {
    lostCount += 1
    losses[set] = losses[set] ?? place
  }

  func firstPlace(of set: Int) -> Place {
    tokens.first { $0.file == set }?.place ?? losses[set] ?? Place(file: sets[set].name)
  }

  // MARK: References to groups

  /// Replaces tokens that reference a whole group, as Style Dictionary allows, by aliases of the tokens
  /// in the group: `"palette": {"value": "{blue}"}` becomes `palette.50`, `palette.60`, and so on.
  mutating func expandGroups() {
    let limit = tokens.count + expansionLimit
    // A group that a group references is there in the next round.
    for _ in 0..<8 where !expandOnce(limit: limit) { return }
  }

  /// Returns whether something changed.
  private mutating func expandOnce(limit: Int) -> Bool {
    let named = Set(tokens.map { $0.names.joined(separator: ".") })
    let wanted = Set(tokens.compactMap(\.value.alias)).filter { alias in
      !alias.aliasSpellings.contains(where: named.contains)
    }
    var members: [String: [ForeignToken]] = [:]
    for token in tokens where !wanted.isEmpty {
      var path = ""
      for name in token.names.dropLast() {
        path += path.isEmpty ? name : ".\(name)"
        if wanted.contains(path) { members[path, default: []].append(token) }
      }
    }
    guard !members.isEmpty else { return false }
    var expanded: [ForeignToken] = []
    var count = tokens.count
    for token in tokens {
      guard let alias = token.value.alias, let group = members[alias],
        !token.names.joined(separator: ".").hasPrefix(alias + ".")
      else {
        expanded.append(token)
        continue
      }
      let depth = alias.split(separator: ".", omittingEmptySubsequences: false).count
      let aliases = group.grouped { $0.names.dropFirst(depth) }.map { members in
        var own = token
        own.names += members[0].names.dropFirst(depth)
        (own.value, own.type) = (.alias(members[0].names), members[0].type)
        return own
      }
      expanded += aliases
      count += aliases.count
      if count > limit {
        findings.add(
          .limitExceeded,
          message:
            "references to groups become more than \(expansionLimit) aliases; reference tokens",
          at: token.place)
        return false
      }
      findings.noteChange(
        "'\(printable(token.names.tokenPath))' references the group '\(printable(alias))'; it "
          + "becomes a group of \(aliases.count == 1 ? "1 alias" : "\(aliases.count) aliases")",
        at: token.place)
    }
    let hasChanged = count > tokens.count
    tokens = expanded
    return hasChanged
  }

  /// Makes tokens of plain values that aliases reference, such as `"red": "#F00"` in a group: Style
  /// Dictionary resolves such references. They get the type of the values that reference them, else the
  /// one that they look like. Other plain values are reported.
  mutating func adopt(_ plains: [ForeignToken]) {
    let byAlias = Dictionary(grouping: plains.indices) { plains[$0].names.joined(separator: ".") }
    /// The types of the values that reference each plain value.
    var types: [Int: Set<String>] = [:]
    var open: [Int] = []
    func note(_ value: JSONTree, type: String?) {
      for (alias, type) in value.uses(as: type) {
        for index in alias.aliasSpellings.flatMap({ byAlias[$0] ?? [] }) {
          let known = types[index]
          types[index] = (known ?? []).union(type.map { [$0] } ?? [])
          if types[index] != known { open.append(index) }
        }
      }
    }
    func only(_ index: Int) -> String? { types[index].flatMap { $0.count == 1 ? $0.first : nil } }
    for token in tokens where !plains.isEmpty {
      for value in [token.value] + token.modes.map(\.value) { note(value, type: token.type) }
    }
    while let index = open.popLast() { note(plains[index].value, type: only(index)) }
    var adopted: [ForeignToken] = []
    for (index, var plain) in plains.enumerated() {
      if types[index] != nil {
        plain.type = only(index) ?? plain.value.inferredType(at: plain.names)?.rawValue
      }
      if plain.type != nil || types[index] != nil && plain.value.alias != nil {
        adopted.append(plain)
      } else {
        report(plain)
      }
    }
    tokens += adopted
    findings.add(.changedValue, about: adopted) {
      adopted.count == 1
        ? "\($0) is a plain value that an alias references; it becomes a token"
        : "\($0) are plain values that aliases reference; they become tokens"
    }
  }

  /// Reads a tree of tokens of a dialect whose aliases cannot reference plain values, which are reported.
  mutating func read(
    _ document: Document, at steps: [JSONStep] = [], set: Int, keys: ForeignKeys
  ) -> [ForeignToken] {
    let walk = ForeignWalk(document, at: steps, file: set, keys: keys)
    findings.add(walk.findings)
    for plain in walk.plains where !plain.names.contains("extensions") { report(plain) }
    groups += walk.groups
    return walk.tokens
  }

  private mutating func report(_ plain: ForeignToken) {
    findings.add(
      .plain(plain.names.last ?? "", kind: plain.source?.kind.phrase ?? "", at: plain.place))
  }
}

extension ForeignToken {
  fileprivate var isOpacity: Bool { FigmaNumber(scopes: scopes) == .opacity }

  /// A token of Tokens Studio, whose references are paths with dots, with all of them in braces. A name such as
  /// `0.5` is not a path.
  fileprivate var inBraces: ForeignToken {
    func inBraces(_ tree: JSONTree) -> JSONTree {
      tree.mappingTexts { .string($0.bracingReferences) }
    }
    var token = self
    token.names = names.flatMap { name in
      Double(name) == nil ? name.parts(at: ".", keepingEmpty: true).map(String.init) : [name]
    }
    token.value = inBraces(value)
    token.modifier = modifier.map(inBraces)
    for index in modes.indices { token.modes[index].value = inBraces(modes[index].value) }
    return token
  }
}

/// How many aliases references to groups may add.
package let expansionLimit = 100_000

extension Diagnostic {
  /// A member of a group that is neither a token nor a group.
  static func plain(_ name: String, kind: String, at place: Place) -> Diagnostic {
    Diagnostic(
      .notCarried,
      message: "'\(printable(name))' is \(kind), not a token or group; it is left out", at: place)
  }
}

extension JSONTree {
  /// The aliases in a value of a type, at any depth, each with the type that its target needs.
  fileprivate func uses(as type: String?) -> [(alias: String, type: String?)] {
    switch self {
    case .string(let text):
      // What a text is made of is of its type only if it is a list.
      let isPart = text.alias == nil && type.map(listTypes.contains) != true
      return text.aliases.map { ($0, isPart ? nil : type) }
    case .array(let items): return items.flatMap { $0.uses(as: type) }
    case .object(let members): return members.flatMap { $0.value.uses(as: partTypes[$0.name]) }
    case .number, .boolean, .null, .spelled: return []
    }
  }
}

/// Types whose values are texts with several parts of the same type.
private let listTypes: Set<String> = ["fontFamily", "fontFamilies", "dimension"]

/// The types of the parts of composite values that have one type.
private let partTypes: [String: String] = [
  "color": "color", "fontFamily": "fontFamily", "fontSize": "dimension", "fontWeight": "fontWeight",
  "letterSpacing": "dimension", "offsetX": "dimension", "offsetY": "dimension", "blur": "dimension",
  "spread": "dimension", "width": "dimension", "duration": "duration", "delay": "duration",
  "timingFunction": "cubicBezier",
]
