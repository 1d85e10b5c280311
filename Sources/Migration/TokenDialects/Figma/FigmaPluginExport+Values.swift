import ForeignValues
import TokenJSON
import TokenModel

extension FigmaPluginExport {
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
      FigmaVariable(id: "", names: token.names, collection: collection, place: token.place))
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
      } else if isText ? token.value.text != nil : token.value.number != nil {
        token.setType(FigmaType(token.value, scopes: token.scopes))
      } else {
        token.type = isText ? word : "number"
      }
    case "boolean": token.type = isAlias ? nil : word
    default: break
    }
  }
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
