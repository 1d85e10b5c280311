extension Dialect {
  /// The Figma plugin TokensBrücke. The top group is the collection of its tokens, unless `figma` names it.
  package static let tokensBruecke: Dialect = .init(
    id: "tokens-bruecke", title: "an export of the Figma plugin TokensBrücke",
    signs: [
      DialectSign(.member, at: "$extensions", because: "it has 'tokens-bruecke-meta'") {
        $0["$extensions"]?["tokens-bruecke-meta"] != nil
      },
      DialectSign(.member, at: "$meta", because: "it has a '$meta' of the plugin") {
        $0["$meta"]?["useDTCGKeys"] != nil
      },
    ]
      + [DialectSign.Kind.current, .older].map { object in
        DialectSign(object, at: "$extensions", because: "a token has the plugin's 'figma'") {
          $0["$extensions"]?["figma"]?["variableId"] != nil
        }
      }, refusal: .unlessCurrent,
    reader: DialectReader(position: 9) { files, options, tokens in
      var keys = ForeignKeys.plain
      (keys.vendor, keys.extensions, keys.readsAllModes) = ("tokens-bruecke", "$extensions", true)
      var imported = ImportedTokens(exported: files, plain: keys)
      imported.groups.removeAll { $0.names.isEmpty }  // is about the export
      var sets: [String: Int] = [:]
      var modes: [ConvertedTokens.DeclaredMode] = []
      for (index, var token) in imported.tokens.enumerated() {
        let data = token.source?["$extensions"]
        token.type = token.type ?? data?["figmaType"]?.string?.lowercased()
        if token.type == "typography" { token.value = token.value.withoutUsualParts }
        token.extensions.removeAll { $0.name == "mode" }
        if !token.modes.isEmpty {
          // Each collection of a file becomes a set, which its modes divide.
          let title = data?["figma"]?["collection"]?["name"]?.string ?? token.names[0]
          let name = files.count > 1 ? "\(imported.sets[token.file].name)/\(title)" : title
          token.file = sets.number(of: name) + files.count
          if token.file == imported.sets.count { imported.sets.append(TokenFile(name: name)) }
          modes += token.modes.map { (title, name, $0.name, "\(name).\($0.name)") }
        }
        imported.tokens[index] = token
      }
      tokens.add(imported, modes: modes, options: options)
    })
}
