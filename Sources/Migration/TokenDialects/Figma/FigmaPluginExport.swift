import ForeignValues

struct FigmaPluginExport {
  var collections: [FigmaCollection] = []
  /// Where each collection is from.
  var origins: [Origin] = []
  var variables: [FigmaVariable] = []
  /// The value of each variable in each mode.
  var imported = ImportedTokens()
  /// The Figma data of each token.
  var details: [Detail] = []
  /// The variables of each collection, by the text of an alias to them.
  var byText: [[[UInt8]: Int]] = []
  /// The variables of each collection, by their names.
  var byNames: [[TokenPath: Int]] = []

  /// Where a collection is from.
  struct Origin {
    /// Its name in the file, by which aliases refer to it.
    var name: String
    var file: Int
    var fileName: String
  }

  /// What a token is in Figma.
  struct Detail {
    var variable: Int
    /// What it is an alias of; nil for a literal value.
    var reference: Reference?
  }

  /// An alias of a variable.
  struct Reference {
    /// The text between the braces.
    var text: String
    /// The collection of the variable; nil if the file does not say.
    var collection: String?
    /// The library that the collection is in; nil for the same file.
    var library: String?
  }

  init(_ files: [ForeignFile]) {
    for (index, file) in files.enumerated() {
      let root = file.document.json.root
      guard let array = root.array else {
        read(root, at: [], in: file, number: index)
        continue
      }
      for (item, value) in array.enumerated() {
        read(value, at: [.index(item)], in: file, number: index)
      }
    }
    imported.disambiguate(&variables, collections: collections.map(\.name))
    for (index, detail) in details.enumerated() {
      imported.tokens[index].names = variables[detail.variable].names
    }
    reportGaps()
  }

  /// Reads an object whose members are collections.
  private mutating func read(
    _ value: JSONValue, at steps: [JSONStep], in file: ForeignFile, number: Int
  ) {
    let document = file.document
    guard let object = value.object else {
      imported.findings.noteLoss(
        "expected an object of collections, found \(value.kind.phrase)", at: document.place(steps))
      return
    }
    for (key, value) in object where key.first != UInt8(ascii: "$") {
      let steps = steps + [.key(key.string)]
      guard let modes = value["modes"]?.object else {
        imported.findings.noteLoss(
          "'\(printable(key.string))' has no 'modes', so it is not a collection; it is left out",
          at: document.keyPlace(steps))
        continue
      }
      // Only the modes are read.
      for (member, _) in value.members where !(member == "modes") {
        imported.findings.noteLoss(
          "'\(printable(member.string))' of the collection '\(printable(key.string))' is left out; "
            + "only 'modes' is read", at: document.keyPlace(steps + [.key(member.string)]))
      }
      let name = key.string.isEmpty ? "variables" : key.string
      collections.append(
        FigmaCollection(id: "\(collections.count)", title: name, among: collections))
      origins.append(Origin(name: key.string, file: number, fileName: file.name))
      byText.append([:])
      byNames.append([:])
      for (mode, value) in modes {
        add(
          mode: mode.string, value: value, document: document,
          at: steps + [.key("modes"), .key(mode.string)], isOnly: modes.count == 1)
      }
    }
  }

  /// Adds a mode of the last collection.
  private mutating func add(
    mode name: String, value: JSONValue, document: Document, at steps: [JSONStep], isOnly: Bool
  ) {
    let collection = collections.count - 1
    let set = imported.sets.count
    let title = collections[collection].name
    let setName = isOnly ? title : "\(title).\(name)"
    imported.sets.append(TokenFile(name: setName.numbered(among: imported.sets.map(\.name))))
    collections[collection].addMode(id: "\(set)", name: name, set: set)
    let walk = ForeignWalk(document, at: steps, file: set, keys: .figmaPlugin)
    imported.findings.add(walk.findings)
    imported.report(walk.plains)
    imported.groups += walk.groups
    for token in walk.tokens { add(token, of: value) }
  }

  /// Reports variables that lack a value in a mode of their collection.
  private mutating func reportGaps() {
    var found = Array(repeating: Set<Int>(), count: variables.count)
    for (token, detail) in zip(imported.tokens, details) {
      found[detail.variable].insert(token.file)
    }
    for (variable, sets) in zip(variables, found) {
      for mode in collections[variable.collection].modes where !sets.contains(mode.set) {
        imported.findings.add(
          .notCarried, about: variable.names,
          " has no value in the mode '\(printable(mode.name))'", at: variable.place)
      }
    }
  }

  func converted(_ options: ConversionOptions) -> ConvertedTokens {
    var imported = imported
    let inUse = Set(
      imported.tokens.flatMap { token in
        token.names.indices.map { TokenPath(names: Array(token.names[..<$0])) }
      })
    imported.groups.removeAll { !inUse.contains(TokenPath(names: $0.names)) }
    return ConvertedTokens(imported, collections: collections, options: options)
  }

  /// Adds the value of a variable in a mode of the last collection, from the object with all
  /// variables of the mode.
  mutating func add(_ found: ForeignToken, of mode: JSONValue) {
    var token = found
    token.names = found.names.map(\.withoutBraces)
    let path = found.names.tokenPath
    if path != token.names.tokenPath { imported.findings.noteBraces(in: path, at: token.place) }
    token.extensions = found.extensions.map { $0.name == "com.figma" ? withoutDollars($0) : $0 }
    let declared = found.names.reduce(mode) { $0[$1] ?? $0 }
    var detail = Detail(variable: variable(of: token))
    detail.reference = token.value.alias.map { text in
      Reference(
        text: text, collection: filled(declared["$collectionName"]),
        library: filled(declared["$libraryName"]))
    }
    setType(of: &token)
    imported.tokens.append(token)
    details.append(detail)
  }

  /// The variable of a token in the last collection, which is added if it is new.
  private mutating func variable(of token: ForeignToken) -> Int {
    let collection = collections.count - 1
    let names = TokenPath(names: token.names)
    if let known = byNames[collection][names] { return known }
    let index = variables.count
    byNames[collection][names] = index
    let text = Array(token.names.joined(separator: ".").utf8)
    byText[collection][text] = byText[collection][text] ?? index
    variables.append(
      FigmaVariable(names: token.names, collection: collection, place: token.place))
    return index
  }

  /// Gives a token the type and the value that its Figma type and its scopes say. An alias without
  /// scopes has the type of its target.
  private func setType(of token: inout ForeignToken) {
    let isAlias = token.value.alias != nil
    let word = token.type?.lowercased()
    switch word {
    case "color":
      token.type = word
      if !isAlias { token.value = JSONTree.figma(color: token.value) ?? token.value }
    case "float", "number", "string":
      let isText = word == "string"
      if isAlias {
        let type = FigmaType(isText ? .string("") : .number(1), scopes: token.scopes)
        token.type = type.isAmbiguous || type.word == "string" ? nil : type.word
        token.isAmbiguous = type.isAmbiguous
      } else if isText ? token.value.text != nil : token.value.number != nil {
        token.setType(FigmaType(token.value, scopes: token.scopes))
      } else {
        token.type = isText ? word : "number"
      }
    case "boolean": token.type = isAlias ? nil : word
    default: break
    }
  }

  /// Makes aliases of the variables that values refer to. An alias whose target is not among the
  /// inputs is left out, with one finding for each library or collection that is missing.
  mutating func resolveAliases() {
    let tokens = imported.tokens
    var kept: [ForeignToken] = []
    var missing: [(source: String, token: ForeignToken)] = []
    for (detail, var token) in zip(details, tokens) {
      if let reference = detail.reference {
        guard let target = target(of: reference, from: detail) else {
          if let source = missingSource(of: reference) {
            missing.append((source, token))
          } else {
            report([token], "{\(printable(reference.text))}" + gap(of: reference))
          }
          continue
        }
        token.value = .alias(variables[target].names)
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
    imported.lostCount += tokens.count
    imported.findings.add(.notCarried, about: tokens) {
      "\($0) \(tokens.count == 1 ? "is an alias" : "are aliases") of " + target
    }
  }

  /// The library or the collection that a reference needs; nil if it is among the inputs.
  private func missingSource(of reference: Reference) -> String? {
    guard let name = reference.collection,
      !origins.contains(where: { $0.name.hasSameBytes(as: name) })
    else { return nil }
    return reference.library.map { "the library '\(printable($0))'" }
      ?? "the collection '\(printable(name))'"
  }

  /// Why a reference has no target, and what to do.
  private func gap(of reference: Reference) -> String {
    guard let name = reference.collection else {
      return ", which no collection has; add the export that has it"
    }
    let library = reference.library.map { " of '\(printable($0))'" } ?? ""
    return " in '\(printable(name))'\(library), which lacks it; export that collection again"
  }

  /// The variable that a reference leads to. Of several collections with the same name, those of the
  /// library come first, or else those of the same file.
  private func target(of reference: Reference, from detail: Detail) -> Int? {
    let own = variables[detail.variable].collection
    func rank(_ collection: Int) -> Int {
      let origin = origins[collection]
      if let library = reference.library {
        return origin.fileName.holds(text: library) ? 0 : origin.file == origins[own].file ? 2 : 1
      }
      return collection == own ? 0 : origin.file == origins[own].file ? 1 : 2
    }
    return collections.indices
      .filter { index in
        reference.collection.map { $0.hasSameBytes(as: origins[index].name) } ?? true
      }
      .sorted { (rank($0), $0) < (rank($1), $1) }
      .lazy.compactMap { byText[$0][Array(reference.text.utf8)] }.first
  }
}

extension ForeignKeys {
  /// DTCG's members, and some of Figma's own.
  fileprivate static let figmaPlugin: ForeignKeys = {
    var keys = ForeignKeys.dtcg
    keys.vendor = "com.figma"
    return keys
  }()
}

/// A text that is not empty.
private func filled(_ value: JSONValue?) -> String? {
  value?.string.flatMap { $0.isEmpty ? nil : $0 }
}

/// The members of a vendor, named as in Figma's REST API: `scopes`, not `$scopes`.
private func withoutDollars(_ vendor: JSONTree.Member) -> JSONTree.Member {
  guard case .object(let members) = vendor.value else { return vendor }
  return .init(
    vendor.name,
    value: .object(
      members.map { member in
        let isFigma = member.name.utf8.first == UInt8(ascii: "$") && member.name.utf8.count > 1
        return .init(
          isFigma ? String(decoding: member.name.utf8.dropFirst(), as: UTF8.self) : member.name,
          value: member.value)
      }))
}
