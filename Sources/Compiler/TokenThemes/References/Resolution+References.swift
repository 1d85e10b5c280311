/// Values that references copy, and their limit.
extension Resolution {
  func evaluate(_ index: Int32, as type: TokenType, reader: inout ValueReader) -> TokenValue? {
    let declaration = tokens.set.declarations[Int(index)]
    return reader.readWhole(declaration.value, isReference: declaration.isReference, as: type)
  }

  /// Resolves references to the values that are read so far.
  func references(_ walk: Walk) -> ValueReader.References {
    let tokens = tokens
    return ValueReader.References(
      alias: { alias in
        let found = tokens.set.paths.find(alias: alias)
        guard let path = found, walk.state(path) != .missing else {
          return walk.pointers.isBroken(alias)
            ? .echo : .missing(hint: walk.pointers.hint(for: alias), path: found)
        }
        let state = walk.state(path)
        if state.isPending { return .pending(path) }
        return state.value.map { .value(tokens.values[Int($0)], path) } ?? .unreadable(path)
      }, pointer: { walk.pointers.land(Pointers.Site(text: $0)) },
      hasFault: { path in
        let state = walk.state(path)
        return state.isPending ? nil : state == .failed
      })
  }

  /// Counts the bytes that references copy. Past the limit, values are refused, with one finding.
  /// Small values are not counted, because a reference to them takes as much space.
  mutating func refusal(of size: Int, declaration: Declaration) -> [ThemedFinding]? {
    guard size > 256 else { return nil }
    let wasTooLarge = isTooLarge
    repeated += size
    guard isTooLarge else { return nil }
    guard !wasTooLarge else { return [] }
    return [
      ThemedFinding(
        finding: Diagnostic(
          .limitExceeded,
          message:
            "references copy more than the limit of \(tokens.set.limit.bytes) bytes; reference long "
            + "lists in fewer tokens", at: tokens.set.place(of: declaration),
          path: tokens.set.paths.string(declaration.path)), isThemeSpecific: false)
    ]
  }
}
