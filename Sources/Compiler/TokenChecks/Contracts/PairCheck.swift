extension ContractChecks {
  /// Reports pairs that can never be measured, and focus indicators that are too thin.
  mutating func checkPairs(of index: Int) {
    let contract = contracts[index]
    for pair in contract.pairs {
      var check = PairCheck(contract: contract, pair: pair, tokens: tokens)
      check.run(on: all[index])
      findings.add(check.findings)
      let shown = built[index].filter { variant in
        contract.applies(pair, to: variant)
          && pair.backgrounds.contains { contract.applies($0, to: variant) }
      }
      checkFocus(of: pair, contract: contract, in: shown)
    }
  }
}

/// The checks of one pair: it has no unknown roles, no roles without a color, and no conditions
/// that no variant meets.
private struct PairCheck {
  let contract: Contract
  let pair: Pair
  let tokens: ResolvedTokens
  var findings: [Diagnostic] = []

  mutating func run(on variants: [VariantTokens]) {
    guard areKnown(pair.foregrounds, in: variants, isForeground: true, steps: pair.steps)
    else { return }
    let meeting = variants.filter { contract.applies(pair, to: $0) }
    if meeting.isEmpty {
      return findings.add(
        .unmatchedPair,
        message:
          "no variant has the pair's foreground '\(pair.foreground)'; its 'when' and the role's 'when' "
          + "exclude each other", at: contract.place(pair.steps))
    }
    for background in pair.backgrounds { check(background, meeting: meeting) }
    checkParts(of: pair.foregrounds, in: meeting)
    for background in pair.backgrounds {
      let variants = meeting.filter { background.when.holds(in: $0.variant) }
      checkParts(of: background.layers, in: variants)
    }
    checkOpacities(in: meeting)
  }

  private mutating func check(_ background: Background, meeting: [VariantTokens]) {
    let steps = background.steps
    guard areKnown(background.layers, in: meeting, isForeground: false, steps: steps),
      !meeting.contains(where: { contract.applies(background, to: $0) })
    else { return }
    var active = background
    active.isOnlyInactive = false
    let isInactive =
      background.isOnlyInactive && meeting.contains { contract.applies(active, to: $0) }
    var finding = Diagnostic(
      .unmatchedPair,
      message: isInactive
        ? "'\(pair.foreground)' on '\(background.name)' is inactive in no state: none is called "
          + "'disabled' or 'inactive'; say where in 'when', or name states in 'states'"
        : "no variant has both '\(pair.foreground)' and '\(background.name)'; correct the roles or a "
          + "'when'", at: contract.place(steps))
    if isInactive { finding.standing = .stricter }
    findings.append(finding)
  }

  /// Whether all layers have a role or a path; those that do not are reported, and so are roles
  /// without a color.
  private mutating func areKnown(
    _ layers: [PairLayer], in variants: [VariantTokens], isForeground: Bool, steps: [JSONStep]
  ) -> Bool {
    var areKnown = true
    for layer in layers {
      if case .unknown(let name) = layer.source {
        areKnown = false
        let roles = contract.roles.map(\.name)
        let known = roles.count > 8 ? "" : "; the roles are \(roles.map(printable).quotedList())"
        findings.add(
          .unmatchedPair,
          message: (isForeground ? "the pair's foreground" : "the background")
            + " '\(printable(name))' is neither a role of \(contract.component) nor a path"
            + name.suggestion(among: roles, else: known), at: contract.place(steps))
      } else if let name = layer.role,
        let role = variants.first?.token(of: name)?.role ?? contract.role(name)
      {
        requireColor(role, of: layer, steps: steps)
      }
    }
    return areKnown
  }

  private mutating func requireColor(_ role: Role, of layer: PairLayer, steps: [JSONStep]) {
    let isComposite = role.type.isBorderOrShadow
    let hasParts = isComposite || [.paint, .token(.gradient)].contains(role.type)
    if layer.part == nil ? role.type.isPaint : hasParts { return }
    findings.add(
      .invalidContract,
      message: isComposite
        ? "role '\(role.name)' is a \(role.type.name); write '\(role.name).color' for its color"
        : layer.part != nil && role.type.isPaint
          ? "role '\(role.name)' is a color; write it without '.color'"
          : "role '\(role.name)' is a \(role.type.name); only colors and gradients have contrast",
      at: contract.place(steps),
      related: [Diagnostic.Related("the role", at: contract.place(role.steps))])
  }

  /// Reports colors inside a value that has fewer.
  private mutating func checkParts(of layers: [PairLayer], in variants: [VariantTokens]) {
    for layer in layers {
      guard case .one(let index)? = layer.part else { continue }
      let paths = variants.compactMap { contract.path(of: layer, in: $0, among: tokens) }
      for path in paths.uniqued {
        let name = tokens.set.paths.string(path)
        for value in tokens.values(of: path).compactMap(\.self)
        where value.paint(at: index) == nil {
          findings.add(
            .invalidContract,
            message: "'\(printable(layer.name))' does not exist: '\(name)' is "
              + (value.innerColors.isEmpty
                ? "a \(value.type.rawValue)"
                : "a \(value.type.rawValue) with "
                  + (value.innerColors.count == 1
                    ? "1 color, number 0" : "\(value.innerColors.count) colors, counted from 0")),
            at: contract.place(layer.steps), path: name)
        }
      }
    }
  }

  private mutating func checkOpacities(in variants: [VariantTokens]) {
    let named =
      pair.layers.map { ($0.opacity, Array($0.steps.dropLast()) + [.key("opacity")]) }
      + [(pair.groupOpacity, pair.steps + [.key("groupOpacity")])]
    for (pattern, steps) in named {
      var seen: Set<PathID> = []
      for variant in variants {
        guard let names = pattern?.segments(for: variant.variant, role: ""),
          let path = tokens.set.paths.find(names), seen.insert(path).inserted
        else { continue }
        for case .number(let number)? in tokens.values(of: path) where !(0...1).contains(number) {
          findings.add(
            .invalidContract,
            message: "'\(names.tokenPath)' is \(plain(number)); an opacity is from 0 to 1",
            at: contract.place(steps), path: names.tokenPath)
        }
      }
    }
  }
}

extension Contract {
  /// The contract with layers read as paths when they are not roles but name a token at the root.
  package func namingRootTokens(of tokens: ResolvedTokens) -> Contract {
    func naming(_ layers: [PairLayer]) -> [PairLayer] {
      layers.map { layer in
        guard case .unknown(let name) = layer.source,
          let path = tokens.set.paths.find(name.pathSegments),
          tokens.firstTheme(declaring: path) != nil
        else { return layer }
        var layer = layer
        layer.source = .path(PathPattern(name))
        return layer
      }
    }
    var contract = self
    for pair in pairs.indices {
      contract.pairs[pair].foregrounds = naming(pairs[pair].foregrounds)
      for background in pairs[pair].backgrounds.indices {
        contract.pairs[pair].backgrounds[background].layers = naming(
          pairs[pair].backgrounds[background].layers)
      }
    }
    return contract
  }
}
