import ForeignValues
import TokenModel
import Writers

extension FigmaExport {
  /// Replaces values by the aliases that `aliasData` describes.
  mutating func restoreAliases(_ findings: inout Findings) {
    var byID: [String: [Int]] = [:]
    var byName: [TokenPath: [Int]] = [:]
    for (index, token) in tokens.enumerated() {
      if let id = origins[index].id { byID[id, default: []].append(index) }
      byName[TokenPath(names: token.names), default: []].append(index)
      byName[TokenPath(names: Array(token.names.dropFirst())), default: []].append(index)
    }
    let literals = tokens.map(\.value)
    for index in tokens.indices {
      guard let name = origins[index].targetName, literals[index].alias == nil
      else { continue }
      let named = byName[TokenPath(names: figmaNames(name))] ?? []
      let candidates = (origins[index].targetID.flatMap { byID[$0] } ?? named).filter {
        $0 != index
      }
      if let target = candidates.first(where: { isSame($0, token: index, literals: literals) }) {
        tokens[index].value = .alias(tokens[target].names)
        continue
      }
      let path = tokens[index].names.tokenPath
      findings.add(
        .changedValue,
        message:
          "'\(printable(path))' is an alias of '\(printable(name))' of '\(printable(origins[index].targetSet ?? ""))' in "
          + "Figma, "
          + (candidates.isEmpty
            ? "whose file is not an input" : "which has another value in these files")
          + "; its value replaces the alias", at: tokens[index].place, path: path)
    }
  }

  /// Whether a token can be the target of another: it has the same value in the mode of the same
  /// name, or in its only mode.
  private func isSame(_ target: Int, token: Int, literals: [JSONTree]) -> Bool {
    let (one, other) = (tokens[target], tokens[token])
    guard literals[target] == literals[token],
      one.file == other.file || collections[one.file] != collections[other.file],
      !one.names.contains(where: { $0.contains("{") || $0.contains("}") })
    else { return false }
    let siblings = modes.indices.filter { collections[$0] == collections[one.file] }
    return siblings.count == 1 || modes[one.file] == modes[other.file]
  }
}
