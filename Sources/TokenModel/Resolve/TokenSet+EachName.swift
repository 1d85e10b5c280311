import TokenJSON

extension TokenSet {
  /// Calls `note` with every path that a declaration names: as its value, inside its value, or
  /// along a pointer.
  package func eachName(in declaration: Declaration, note: (PathID) -> Void) {
    if let target = aliasTarget(of: declaration) { note(target) }
    eachName(in: declaration.value, note: note)
  }

  private func eachName(in value: JSONValue, note: (PathID) -> Void) {
    if let alias = aliasName(value) {
      if let path = paths.find(alias: alias) { note(path) }
    } else if let items = value.array {
      for item in items { eachName(in: item, note: note) }
    } else if let text = referenceText(value)?.string, let names = pointerNames(text) {
      for count in names.indices {
        if let path = paths.find(names.prefix(count + 1)) { note(path) }
      }
    } else if let members = value.object {
      for (_, member) in members { eachName(in: member, note: note) }
    }
  }
}
