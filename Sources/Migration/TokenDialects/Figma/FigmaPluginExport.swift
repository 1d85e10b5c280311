/// The collections that a Figma plugin exports, each with a tree of tokens for each mode.
struct FigmaPluginExport {
  private(set) var collections: [FigmaCollection] = []
  private var collectionNames = UniqueNames()
  /// The value of each variable in each mode.
  private(set) var imported = ImportedTokens()
  private let files: [ForeignFile]
  /// DTCG's members, and some of Figma's own.
  private var keys = ForeignKeys.dtcg
  /// The file of each collection.
  private var homes: [Int] = []
  /// The collection of each set.
  private var owners: [Int] = []
  /// The first token of each file by an alias's text, also with its collection's name, also with its number.
  private var byText: [TokenPath: [Int]] = [:]

  init(_ files: [ForeignFile]) {
    self.files = files
    keys.vendor = "com.figma"
    for (index, file) in files.enumerated() {
      let root = PlacedValue(file.document.json.root)
      for item in root.items ?? [root] { read(item, file: index) }
    }
    imported.nameSets(of: collections)
    let tokens = imported.tokens
    let variables = tokens.indices.grouped {
      TokenPath(names: ["\(owners[tokens[$0].file])"] + tokens[$0].names)
    }
    let names = imported.distinctNames(
      of: variables.map { tokens[$0[0]] }.map { ($0.names, owners[$0.file], $0.place) },
      in: collections)
    for (variable, names) in zip(variables, names) {
      for index in variable { imported.tokens[index].names = names }
    }
    resolveAliases()
    let inUse = Set(imported.tokens.flatMap { TokenPath(names: $0.names).groups })
    imported.groups.removeAll { !inUse.contains(TokenPath(names: $0.names)) }
  }

  /// Reads an object whose members are collections.
  private mutating func read(_ placed: PlacedValue, file: Int) {
    let document = files[file].document
    guard let members = placed.members else {
      imported.findings.noteLoss(
        "expected an object of collections, found \(placed.value.kind.phrase)",
        at: document.place(placed.steps))
      return
    }
    for member in members where member.name.utf8.first != UInt8(ascii: "$") {
      guard let modes = member["modes"]?.members else {
        imported.findings.noteLoss(
          "'\(printable(member.name))' has no 'modes', so it is not a collection; it is left out",
          at: document.keyPlace(member.steps))
        continue
      }
      for other in member.members ?? [] where other.name != "modes" {
        imported.findings.noteLoss(
          "'\(printable(other.name))' of the collection '\(printable(member.name))' is left out; "
            + "only 'modes' is read", at: document.keyPlace(other.steps))
      }
      let name = member.name.isEmpty ? "variables" : member.name
      collections.append(.init(id: "\(collections.count)", title: name, names: &collectionNames))
      homes.append(file)
      for mode in modes {
        let set = imported.sets.count
        imported.sets.append(TokenFile(name: mode.name))
        owners.append(homes.count - 1)
        collections[collections.count - 1].addMode(id: "\(set)", name: mode.name, set: set)
        for token in imported.read(document, at: mode.steps, set: set, keys: keys) { add(token) }
      }
    }
  }

  /// Adds the value of a variable in a mode of the last collection.
  private mutating func add(_ found: ForeignToken) {
    var token = found
    token.names = found.names.map(\.withoutBraces)
    let path = found.names.tokenPath
    if path != token.names.tokenPath { imported.findings.noteBraces(in: path, at: token.place) }
    token.extensions = found.extensions.map { $0.name == "com.figma" ? withoutDollars($0) : $0 }
    token.readFigmaType(scopes: token.scopes)
    let (text, collection) = (token.names.joined(separator: "."), collections.count - 1)
    let title = collections[collection].title
    for names in [[text], [text, title], [text, title, "\(collection)"]] {
      let last = byText[TokenPath(names: names)]?.last
      if last.map({ homes[owners[imported.tokens[$0].file]] }) == homes[collection] { continue }
      byText[TokenPath(names: names), default: []].append(imported.tokens.count)
    }
    imported.tokens.append(token)
  }

  // MARK: Aliases

  /// Resolves aliases. Those of missing variables are left out, one finding for each library or collection.
  private mutating func resolveAliases() {
    var kept: [ForeignToken] = []
    var missing: [(source: String, token: ForeignToken)] = []
    let titles = Set(collections.map { TokenPath(names: [$0.title]) })
    for var token in imported.tokens {
      if let text = token.value.alias {
        guard let target = target(text, of: token) else {
          if let source = missingSource(of: token, among: titles) {
            missing.append((source, token))
          } else {
            report([token], "{\(printable(text))}" + gap(of: token))
          }
          continue
        }
        token.value = .alias(imported.tokens[target].names)
      }
      kept.append(token)
    }
    for group in missing.grouped(by: { Array($0.source.utf8) }) {
      report(
        group.map(\.token),
        "a variable in \(group[0].source), which is not among the inputs; add its export")
    }
    imported.tokens = kept
  }

  private mutating func report(_ tokens: [ForeignToken], _ target: String) {
    for token in tokens { imported.lose(in: token.file, at: token.place) }
    imported.findings.add(.notCarried, about: tokens) {
      "\($0) \(tokens.count == 1 ? "is an alias" : "are aliases") of " + target
    }
  }

  /// The library or the collection that an alias needs; nil if it is among the inputs.
  private func missingSource(of alias: ForeignToken, among titles: Set<TokenPath>) -> String? {
    guard let name = alias.targetCollection, !titles.contains(TokenPath(names: [name])) else {
      return nil
    }
    return alias.targetLibrary.map { "the library '\(printable($0))'" }
      ?? "the collection '\(printable(name))'"
  }

  /// Why an alias has no target, and what to do.
  private func gap(of alias: ForeignToken) -> String {
    guard let name = alias.targetCollection else {
      return ", which no collection has; add the export that has it"
    }
    let library = alias.targetLibrary.map { " of '\(printable($0))'" } ?? ""
    return " in '\(printable(name))'\(library), which lacks it; export that collection again"
  }

  /// The target of an alias. Of collections of one name, the library's come first, or else those of its file.
  private func target(_ text: String, of alias: ForeignToken) -> Int? {
    let own = owners[alias.file]
    let names = [text] + [alias.targetCollection].compactMap(\.self)
    let ownNames = [text, alias.targetCollection ?? collections[own].title, "\(own)"]
    if alias.targetLibrary == nil, let target = byText[TokenPath(names: ownNames)]?.first {
      return target
    }
    func rank(_ token: Int) -> Int {
      let home = homes[owners[imported.tokens[token].file]]
      let isNear = home == homes[own]
      guard let library = alias.targetLibrary else { return isNear ? 0 : 1 }
      return files[home].name.holds(text: library) ? 0 : isNear ? 2 : 1
    }
    return byText[TokenPath(names: names)]?.min { rank($0) < rank($1) }
  }
}

extension ForeignToken {
  /// The collection of the variable that it is an alias of; nil if the file does not say.
  fileprivate var targetCollection: String? { filled("$collectionName") }

  /// The library that that collection is in; nil for the same file.
  fileprivate var targetLibrary: String? { filled("$libraryName") }

  /// A text of the file that is not empty.
  private func filled(_ member: String) -> String? {
    source?[member]?.string.flatMap { $0.isEmpty ? nil : $0 }
  }
}

/// The members of a vendor, named as in Figma's REST API: `scopes`, not `$scopes`.
private func withoutDollars(_ vendor: JSONTree.Member) -> JSONTree.Member {
  guard case .object(var members) = vendor.value else { return vendor }
  for index in members.indices where members[index].name.hasPrefix("$") {
    members[index].name.removeFirst()
  }
  return .init(vendor.name, value: .object(members))
}
