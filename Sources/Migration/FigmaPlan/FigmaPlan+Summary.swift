import Writers

extension FigmaPlan {
  /// What the plan does and leaves out, as lines.
  package var summary: [String] {
    let counts = [
      (createdCount, "created"), (changedCount, "changed"), (unchangedCount, "unchanged"),
      (deletedCount, "deleted"), (leftOut.reduce(0) { $0 + $1.tokens.count }, "left out"),
    ]
    let parts = counts.filter { $0.0 > 0 }.map { "\($0) \($1)" }
    var lines = ["Variables: " + (parts.isEmpty ? "none" : parts.joined(separator: ", "))]
    for collection in collections {
      let modes = collection.modes.map(\.name).filter { !$0.isEmpty }
      lines.append(
        "new collection '\(printable(collection.name))'"
          + (modes.isEmpty ? "" : " with the modes \(quoted(modes))"))
    }
    for mode in modes { lines.append("new mode '\(printable(mode.name))'") }
    for (reason, tokens) in leftOut {
      lines.append("left out: \(quoted(tokens)): \(printable(reason.text))")
    }
    lines += notes.map(\.text)
    for (collection, fate, names) in others {
      let list = "in '\(printable(collection))': \(quoted(names))"
      switch fate {
      case .deleted: lines.append("deleted, \(list)")
      case .spared:
        lines.append(
          "only in Figma, \(list); add --delete to remove \(names.count == 1 ? "it" : "them")")
      case .kept:
        lines.append("only in Figma, \(list); never deleted: texts and booleans cannot be tokens")
      }
    }
    return lines
  }
}

extension FigmaNote {
  fileprivate var text: String {
    switch self {
    case .unmatchedMode(let collection, let mode):
      "the mode '\(printable(mode))' of '\(printable(collection))' keeps its values: no context has "
        + "its name"
    case .unaddedMode(let collection, let context):
      "'\(printable(collection))' cannot have a mode '\(printable(context))': it has 40 modes, or "
        + "the name is too long"
    case .unknownMode(let collection, let mode, let variables):
      "'\(printable(collection))' has no mode '\(printable(mode))'; values for it are ignored: "
        + quoted(variables)
    case .newCodeSyntax(let tokens): "new code syntax: \(quoted(tokens))"
    case .otherScopes(let tokens):
      "other scopes in Figma, which stay as they are: \(quoted(tokens))"
    case .missingValues(let count):
      "\(counted(count, noun: "value")) missing in some theme; these stay as they are in Figma"
    case .changedName(let from, let to): "'\(printable(from))' is '\(printable(to))' in Figma"
    case .clippedColors(let count):
      "\(counted(count, noun: "color")) outside sRGB, which Figma gets as the nearest color in it"
    case .firstFonts(let count):
      "\(counted(count, noun: "list")) of fonts, of which Figma gets the first"
    }
  }
}

/// Names in quotes: all of a few, else the first ones.
private func quoted(_ names: [String]) -> String {
  names.map { "'\(printable($0))'" }.shortList(limit: 8)
}
