import ColorMath
import ForeignValues
import TokenJSON
import TokenModel

/// The files of Figma's own export.
struct FigmaExport {
  var sets: [TokenFile]
  var modes: [String]
  var tokens: [ForeignToken] = []
  /// The Figma data of each token.
  var origins: [Origin] = []
  /// The collection of each file, as an index into `names`.
  var collections: [Int]
  var names: [String] = []

  struct Origin {
    var id: String?
    var isAmbiguous = false
    var targetID: String?
    var targetName: String?
    var targetSet: String?
  }

  init(_ files: [ForeignFile], findings: inout Findings) {
    sets = files.map(TokenFile.init(of:))
    modes = files.map { file in
      file.document.json.root["$extensions"]?["com.figma.modeName"]?.string ?? file.name
    }
    collections = Array(repeating: 0, count: files.count)
    for (index, file) in files.enumerated() {
      let walk = ForeignWalk(file.document, file: index, keys: .dtcg, findings: &findings)
      var unused: [ForeignToken] = []
      adoptPlains(walk.plains, into: &unused, findings: &findings)
      for token in walk.tokens { add(token, document: file.document, findings: &findings) }
    }
    group(files)
    makeNamesUnique(&findings)
  }

  private mutating func add(
    _ token: ForeignToken, document: Document, findings: inout Findings
  ) {
    var token = token
    let steps = token.names.map(JSONStep.key)
    var value = document.json.root
    for name in token.names { value = value[name] ?? value }
    let extensions = value["$extensions"]
    let scopes = extensions?["com.figma.scopes"]?.array?.compactMap(\.string) ?? []
    let alias = extensions?["com.figma.aliasData"]
    var origin = Origin(
      id: extensions?["com.figma.variableId"]?.string,
      targetID: alias?["targetVariableId"]?.string,
      targetName: alias?["targetVariableName"]?.string,
      targetSet: alias?["targetVariableSetName"]?.string)
    if token.value.alias == nil {
      if let color = snappedColor(token.value) {
        token.value = color
      } else if token.type == "number" || token.type == "string" || token.type == "boolean" {
        let type = FigmaType(token.value, scopes: scopes)
        let isBoolean = extensions?["com.figma.type"]?.string == "boolean"
        token.type = isBoolean ? "boolean" : type.word
        if !isBoolean { token.value = type.value }
        origin.isAmbiguous = !isBoolean && type.isAmbiguous
      }
    }
    token.place = document.place(steps + [.key("$value")])
    tokens.append(token)
    origins.append(origin)
  }

  private func snappedColor(_ value: JSONTree) -> JSONTree? {
    guard value["colorSpace"]?.text == "srgb", let components = value["components"]?.items else {
      return nil
    }
    let hex = value["hex"]?.text.flatMap { RGB8(hex: String($0.prefix(7))) }
    return .figma(
      components: components.compactMap(\.number), alpha: value["alpha"]?.number ?? 1, hex: hex)
  }

  mutating func converted(
    _ options: ConversionOptions, findings: inout Findings
  ) -> ConvertedTokens {
    resolveAmbiguousNumbers(&tokens, isAmbiguous: origins.map(\.isAmbiguous), findings: &findings)
    for file in sets.indices {
      let siblings = collections.filter { $0 == collections[file] }.count
      let name = names[collections[file]]
      sets[file].name = uniqueName(
        siblings == 1 ? name : "\(name).\(modes[file])", among: sets[..<file].map(\.name))
    }
    var result = ConvertedTokens(
      sets: sets, tokens: tokens, types: TypeRules(rules: options), options: options,
      findings: &findings)
    for index in names.indices {
      var collection = FigmaCollection(id: "\(names[index]) \(index)", name: names[index])
      for file in sets.indices where collections[file] == index {
        let mode = uniqueName(modes[file], among: collection.modes.map(\.name))
        collection.modes.append(.init(id: "\(file)", name: mode, set: file))
      }
      let defaultNames = ["light", "default", "base", "mode 1"]
      collection.defaultMode =
        collection.modes.first { defaultNames.contains($0.name.lowercased()) }?.id
      result.add(collection, extending: [], sets: result.sets.map(\.name))
    }
    result.sets.removeAll { $0.root.members.isEmpty }
    return result
  }
}
