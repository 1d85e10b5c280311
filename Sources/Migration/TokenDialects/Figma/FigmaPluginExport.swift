import ForeignValues
import TokenJSON
import TokenModel
import Writers

/// The collections of a Figma plugin's export.
struct FigmaPluginExport {
  var collections: [FigmaCollection] = []
  /// Where each collection is from.
  var origins: [Origin] = []
  var variables: [FigmaVariable] = []
  /// The value of each variable in each mode.
  var tokens: [ForeignToken] = []
  /// The Figma data of each token.
  var details: [Detail] = []
  /// The variables of each collection, by the text of an alias to them.
  var byText: [[[UInt8]: Int]] = []
  /// The variables of each collection, by their names.
  var byNames: [[TokenPath: Int]] = []
  private var groups: [ForeignGroup] = []
  private var sets: [TokenFile] = []

  /// Where a collection is from.
  struct Origin {
    /// Its name in the file, by which aliases refer to it.
    var name: String
    /// The index of its file.
    var file: Int
    var fileName: String
  }

  /// What a token is in Figma.
  struct Detail {
    /// The index of its variable.
    var variable: Int
    /// What it is an alias of; nil for a literal value.
    var reference: Reference?
    var isAmbiguous = false
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

  init(_ files: [ForeignFile], findings: inout Findings) {
    for (index, file) in files.enumerated() {
      let root = file.document.json.root
      guard let array = root.array else {
        read(root, at: [], in: file, number: index, findings: &findings)
        continue
      }
      for (item, value) in array.enumerated() {
        read(value, at: [.index(item)], in: file, number: index, findings: &findings)
      }
    }
    disambiguateNames(&variables, collections: collections.map(\.name), findings: &findings)
    for index in tokens.indices { tokens[index].names = variables[details[index].variable].names }
    reportGaps(&findings)
  }

  /// Reads an object whose members are collections.
  private mutating func read(
    _ value: JSONValue, at steps: [JSONStep], in file: ForeignFile, number: Int,
    findings: inout Findings
  ) {
    let document = file.document
    guard let object = value.object else {
      findings.add(
        .notCarried, message: "expected an object of collections, found \(value.kind.phrase)",
        at: document.place(steps))
      return
    }
    for (key, value) in object where key.first != UInt8(ascii: "$") {
      let steps = steps + [.key(key.string)]
      guard let modes = value["modes"]?.object else {
        findings.add(
          .notCarried,
          message:
            "'\(printable(key.string))' has no 'modes', so it is not a collection; it is left out",
          at: document.keyPlace(steps))
        continue
      }
      reportOthers(in: value, named: key.string, at: steps, document: document, findings: &findings)
      let name = key.string.isEmpty ? "variables" : key.string
      let unused = uniqueName(name, among: collections.map(\.name))
      collections.append(FigmaCollection(id: "\(unused) \(collections.count)", name: unused))
      origins.append(Origin(name: key.string, file: number, fileName: file.name))
      byText.append([:])
      byNames.append([:])
      for (mode, value) in modes {
        add(
          mode: mode.string, value: value, document: document,
          at: steps + [.key("modes"), .key(mode.string)], isOnly: modes.count == 1,
          findings: &findings)
      }
    }
  }

  /// Reports members of a collection other than its modes.
  private func reportOthers(
    in collection: JSONValue, named name: String, at steps: [JSONStep], document: Document,
    findings: inout Findings
  ) {
    guard let members = collection.object else { return }
    for (key, _) in members where !(key == "modes") {
      findings.add(
        .notCarried,
        message: "'\(printable(key.string))' of the collection '\(printable(name))' is left out; "
          + "only 'modes' is read", at: document.keyPlace(steps + [.key(key.string)]))
    }
  }

  /// Adds a mode of the last collection.
  private mutating func add(
    mode name: String, value: JSONValue, document: Document, at steps: [JSONStep], isOnly: Bool,
    findings: inout Findings
  ) {
    let collection = collections.count - 1
    let set = sets.count
    let title = collections[collection].name
    sets.append(
      TokenFile(name: uniqueName(isOnly ? title : "\(title).\(name)", among: sets.map(\.name))))
    collections[collection].modes.append(.init(id: "\(set)", name: name, set: set))
    let walk = ForeignWalk(
      document, root: value, at: steps, file: set, keys: .figmaPlugin, findings: &findings)
    var unused: [ForeignToken] = []
    adoptPlains(walk.plains, into: &unused, findings: &findings)
    groups += walk.groups
    for token in walk.tokens { add(token, of: value, findings: &findings) }
  }

  /// Reports variables that lack a value in a mode of their collection.
  private func reportGaps(_ findings: inout Findings) {
    var found = Array(repeating: Set<Int>(), count: variables.count)
    for (token, detail) in zip(tokens, details) { found[detail.variable].insert(token.file) }
    for (variable, sets) in zip(variables, found) {
      for mode in collections[variable.collection].modes where !sets.contains(mode.set) {
        let path = variable.names.tokenPath
        findings.add(
          .notCarried,
          message: "'\(printable(path))' has no value in the mode '\(printable(mode.name))'",
          at: variable.place, path: path)
      }
    }
  }

  mutating func converted(
    _ options: ConversionOptions, findings: inout Findings
  ) -> ConvertedTokens {
    resolveAmbiguousNumbers(&tokens, isAmbiguous: details.map(\.isAmbiguous), findings: &findings)
    let inUse = Set(
      tokens.flatMap { token in
        token.names.indices.map { TokenPath(names: Array(token.names[..<$0])) }
      })
    var result = ConvertedTokens(
      sets: sets, tokens: tokens,
      groups: groups.filter { inUse.contains(TokenPath(names: $0.names)) },
      types: TypeRules(rules: options), options: options, findings: &findings)
    for collection in collections {
      result.add(collection, extending: [], sets: result.sets.map(\.name))
    }
    result.sets.removeAll { $0.root.members.isEmpty }
    return result
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
