extension SwiftCheck {
  /// Reports components, members, enums and values of contracts that would have the same name.
  mutating func checkContractNames() {
    checkEnums()
    checkMembers()
    checkRoles()
    checkComponents()
    for contract in contracts {
      for axis in contract.axes {
        checkDistinct(
          axis.values, in: axis.name, what: "values of axis '\(axis.name)'",
          at: contract.place(of: axis))
      }
      checkDistinct(contract.roles.map(\.name), what: "roles", at: contract.place([.key("roles")]))
    }
  }

  private mutating func checkComponents() {
    var files: [String: Contract] = [:]
    let top = names.used.paths.filter { tokens.set.paths.parent(of: $0) == .root }
    let properties = Set(top.map { names[$0].property.text })
    let types = Set(top.filter(names.used.isGroup).map { names[$0].stem })
    for contract in contracts {
      let name = contract.fileName.lowercased()
      if let other = files.updateValue(contract, forKey: name) {
        addCollision(
          "two contracts would both write \(contract.fileName).swift; rename a component",
          at: contract.componentPlace, other: other.componentPlace)
      } else if name == "theme" {
        addCollision(
          "a component cannot be called 'Theme', the type that holds all of them",
          at: contract.componentPlace)
      }
      let property = SwiftName(component: contract.component, digits: names.digits).text
      guard contract.pattern == nil,
        properties.contains(property) || types.contains(SwiftName.upper(contract.component))
      else { continue }
      addCollision(
        "the component '\(contract.component)' and a group of tokens would both be "
          + "'\(property)' in Swift; rename one of them", at: contract.componentPlace)
    }
  }

  /// Reports tokens and groups outside a contract's paths that have the same Swift name as its roles.
  private mutating func checkRoles() {
    let paths = tokens.set.paths
    var required: Set<PathID> = []
    var members: [PathID: [String: (role: Role, contract: Contract)]] = [:]
    for contract in contracts {
      guard let pattern = contract.pattern else { continue }
      let names = Dictionary(
        contract.roles.map { ($0.name, SwiftName($0.name, digits: self.names.digits).text) },
        uniquingKeysWith: { $1 })
      for variant in contract.allVariants(in: tokens) {
        for token in variant.tokens where token.role.pattern == nil {
          if let path = token.path { required.insert(path) }
        }
        let group = pattern.members(of: variant.variant, besides: contract.themeAxis)
        guard let group = paths.find(group) else { continue }
        for role in variant.tokens.map(\.role) {
          members[group, default: [:]][names[role.name] ?? ""] = (role, contract)
        }
      }
    }
    guard !members.isEmpty else { return }
    for path in names.used.paths where !required.contains(path) {
      guard let group = paths.parent(of: path), let known = members[group],
        let (role, contract) = known[names[path].property.text]
      else { continue }
      let name = paths.string(path)
      findings.add(
        Diagnostic(
          collisionOf: name,
          message:
            "'\(printable(name))' and the role '\(role.name)' of \(contract.component) would both "
            + "be '\(names[path].property.text)' in Swift", at: places[path],
          related: [Diagnostic.Related("the role", at: contract.document.keyPlace(role.steps))]))
    }
  }

  /// Reports contracts that give the same group different members with the same name.
  private mutating func checkMembers() {
    var known: [String: Contract] = [:]
    for contract in contracts {
      guard let prefix = contract.pattern?.literalPrefix else { continue }
      for name in contract.memberNames(names.digits) {
        guard let other = known.updateValue(contract, forKey: "\(prefix.tokenPath) \(name)"),
          other.document !== contract.document
        else { continue }
        addCollision(
          "\(contract.component) and \(other.component) would both give '\(prefix.tokenPath)' a "
            + "member '\(name)' in Swift; merge the contracts, or give them different paths",
          at: contract.place([.key("path")]), other: other.place([.key("path")]))
        break
      }
    }
  }

  /// Reports enums with the same name: all contracts' enums are in one module.
  private mutating func checkEnums() {
    var known: [String: Place] = [:]
    for contract in contracts {
      for axis in contract.axes where axis.name != contract.themeAxis {
        let name = contract.enumName(axis)
        let place = contract.place(of: axis)
        if SwiftName.usedTypes.contains(name) || name.hasSuffix("Tokens") {
          addCollision(
            "axis '\(axis.name)' of \(contract.component) would be the enum '\(name)', which is "
              + "already a type in generated Swift; rename the axis", at: place)
        }
        guard let other = known.updateValue(place, forKey: name) else { continue }
        addCollision(
          "axis '\(axis.name)' of \(contract.component) and another axis would both be the enum "
            + "'\(name)'; rename one of them", at: place, other: other)
      }
    }
  }

  private mutating func checkDistinct(
    _ names: [String], in group: String? = nil, what: String, at place: Place
  ) {
    var known: [String: String] = [:]
    for name in names {
      let swift = SwiftName(name, in: group, digits: self.names.digits).text
      guard let other = known.updateValue(name, forKey: swift) else { continue }
      addCollision(
        "the \(what) '\(other)' and '\(name)' would both be '\(swift)' in Swift; rename one of "
          + "them", at: place)
    }
  }
}

extension PathPattern {
  /// The names of the group whose type has the variant's roles as members, without the theme's name.
  fileprivate func members(of variant: Variant, besides themeAxis: String?) -> [String] {
    segments.compactMap { segment in
      switch segment {
      case .literal(let name): name
      case .axis(let axis): axis == themeAxis ? nil : variant[axis]
      case .role, .joined: nil
      }
    }
  }
}

extension Contract {
  var componentPlace: Place { place([.key("component")]) }

  func place(of axis: Axis) -> Place { place([.key("axes"), .key(axis.name)]) }
}
