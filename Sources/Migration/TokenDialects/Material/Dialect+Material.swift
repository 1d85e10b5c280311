extension Dialect {
  /// The JSON of Google's Material Theme Builder. Each scheme is a context; other colors are in every theme.
  package static let materialTheme: Dialect = .init(
    id: "material-theme", title: "an export of Material Theme Builder",
    signs: [
      DialectSign(.member, at: "schemes", because: "it has 'schemes' of colors") { root in
        let scheme = root["schemes"]?["light"] ?? root["schemes"]?["dark"]
        return scheme?.members.first.map { JSONTree($0.value).color != nil } ?? false
      }
    ], refusal: .always,
    reader: DialectReader(position: 10) { files, options, tokens in
      var imported = ImportedTokens(sets: files.map(TokenFile.init(of:)))
      for (index, file) in files.enumerated() {
        // The colors are plain values. Others outside of its groups, such as `seed`, are not reported.
        imported.tokens += ForeignWalk(file.document, file: index, keys: .dtcg).plains
          .filter { $0.value.color != nil || colorGroups.contains($0.names[0]) }
        let extended = file.document.json.root["extendedColors"]?.array.map(Array.init) ?? []
        for (number, color) in extended.enumerated() {
          var token = ForeignToken(
            names: ["extendedColors", color["name"]?.string ?? "\(number + 1)"],
            value: color["color"].map(JSONTree.init) ?? .null, file: index,
            place: file.document.place([.key("extendedColors"), .index(number)]))
          token.description = color["description"]?.string.flatMap { $0.isEmpty ? nil : $0 }
          imported.tokens.append(token)
        }
      }
      var modes: [ConvertedTokens.DeclaredMode] = []
      for index in imported.tokens.indices {
        imported.tokens[index].type = "color"
        let names = imported.tokens[index].names
        guard names[0] == "schemes", names.count == 3 else { continue }
        modes.append(("scheme", "", names[1], "schemes/\(names[1])/**"))
      }
      tokens.add(imported, modes: modes, options: options)
    })
}

/// The groups in which every value is a color.
private let colorGroups: Set<String> = ["schemes", "palettes", "coreColors"]

extension JSONTree { fileprivate var color: JSONTree? { text.flatMap { JSONTree.color(css: $0) } } }
