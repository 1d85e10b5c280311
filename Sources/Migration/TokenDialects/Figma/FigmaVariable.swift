import TokenModel
import Writers

/// A variable in a collection.
struct FigmaVariable {
  var id: String
  /// Its name, split at `/`.
  var names: [String]
  /// The index of its collection.
  var collection: Int
  var place: Place
}

/// Prefixes names that several collections have with the name of the collection.
func disambiguateNames(
  _ variables: inout [FigmaVariable], collections: [String], findings: inout Findings
) {
  var owners: [TokenPath: Set<Int>] = [:]
  for variable in variables {
    owners[TokenPath(names: variable.names), default: []].insert(variable.collection)
  }
  for index in variables.indices {
    let old = variables[index].names
    guard let count = owners[TokenPath(names: old)]?.count, count > 1 else { continue }
    variables[index].names = [collections[variables[index].collection]] + old
    let path = variables[index].names.tokenPath
    findings.add(
      .changedValue,
      message:
        "'\(printable(old.tokenPath))' is in \(count) collections; this one becomes '\(printable(path))'",
      at: variables[index].place, path: path)
  }
}
