extension Dialect {
  /// Adobe Spectrum's design data: objects of tokens with `sets` of values for color schemes
  /// and scales, and arrays with a token for each mode.
  ///
  /// Tokens without modes become one set for each file. Each kind of modes becomes a modifier with a
  /// set for each context. A modifier needs two contexts (Resolver 4.1.5); the set of a
  /// single context is always merged.
  package static let spectrum: Dialect = .init(
    id: "spectrum", title: "Adobe Spectrum",
    signs: [
      DialectSign(.member, find: arrayToken),
      DialectSign(
        .member, at: "$schema", because: "its $schema is that of Spectrum's mode sets",
        where: \.isModeSet),
      DialectSign(.older, at: "$schema", because: "a token has a $schema of Spectrum's token types")
      {
        $0["$schema"]?.string?.holds(text: "/token-types/") ?? false
      },
    ], refusal: .always,
    reader: DialectReader(position: 4, declaresThemes: true) { files, options, tokens in
      let reader = SpectrumReader(files)
      tokens.add(
        reader.imported,
        plan: ThemePlan(
          reader.axes, above: Array(files.indices), setCount: reader.imported.sets.count),
        options: options)
    })
}

/// A token in an array: an object with a name and a schema or an id, or a relationship between a
/// token and a component.
@Sendable private func arrayToken(in root: JSONValue) -> FoundSign? {
  guard let array = root.array else { return nil }
  for (index, token) in array.prefix(16).enumerated() {
    func sign(_ key: String, _ reason: String) -> FoundSign {
      FoundSign(reason: reason, steps: [.index(index), .key(key)])
    }
    if token["$schema"]?.string?.holds(text: "/token-types/") ?? false {
      return sign("$schema", "a token has a $schema of Spectrum's token types")
    }
    guard token["value"] != nil || token["$ref"] != nil else { continue }
    if token["name"]?.spectrumName != nil, token["uuid"]?.kind == .string {
      return sign("name", "it is an array of tokens with 'name' and 'uuid'")
    }
    if token["scope"]?["component"] != nil, token["scope"]?["property"] != nil {
      return sign("scope", "it is an array of tokens with the 'scope' of a component")
    }
  }
  return nil
}
