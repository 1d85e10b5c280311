import ForeignValues
import TokenJSON
import TokenModel
import Writers

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
      let unused = name.numbered(among: collections.map(\.name))
      collections.append(FigmaCollection(id: "\(unused) \(collections.count)", name: unused))
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
    collections[collection].modes.append(.init(id: "\(set)", name: name, set: set))
    let walk = ForeignWalk(document, root: value, at: steps, file: set, keys: .figmaPlugin)
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
        let path = variable.names.tokenPath
        imported.findings.noteLoss(
          "'\(printable(path))' has no value in the mode '\(printable(mode.name))'",
          at: variable.place, path: path)
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
}

extension ForeignKeys {
  /// DTCG's members, and some of Figma's own.
  fileprivate static let figmaPlugin: ForeignKeys = {
    var keys = ForeignKeys.dtcg
    keys.vendor = "com.figma"
    return keys
  }()
}
