import TokenJSON
import TokenModel

extension TokenSet {
  /// Calls a closure with every path that a declaration references: as its value, inside its value,
  /// or along a pointer.
  package func forEachReference(in declaration: Declaration, body: (PathID) -> Void) {
    if let target = aliasTarget(of: declaration) { body(target) }
    forEachReference(in: declaration.value, body: body)
  }

  private func forEachReference(in value: JSONValue, body: (PathID) -> Void) {
    if let alias = value.aliasName {
      if let path = paths.find(alias: alias) { body(path) }
    } else if let items = value.array {
      for item in items { forEachReference(in: item, body: body) }
    } else if let text = value.referenceText?.string, let names = text.pointerNames {
      var here = PathID.root
      for name in names {
        guard let path = paths.find(name, in: here) else { break }
        body(path)
        here = path
      }
    } else if let members = value.object {
      for (_, member) in members { forEachReference(in: member, body: body) }
    }
  }
}
