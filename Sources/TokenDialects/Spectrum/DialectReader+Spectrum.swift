import TokenModel

extension DialectReader {
  /// Reads Adobe Spectrum's design data: flat names, and `sets` of values for color schemes and
  /// scales.
  ///
  /// Tokens without `sets` become one set for each file. Each kind of `sets` becomes a modifier
  /// with a set for each context. A modifier needs two contexts (Resolver 4.1.5); the set of a
  /// single context is always merged.
  static let spectrum = DialectReader(position: 4) { files, options, findings in
    var reader = SpectrumReader(sets: files.map(TokenFile.init(of:)))
    for (index, file) in files.enumerated() {
      reader.read(file.document, file: index, findings: &findings)
    }
    let rules = TypeRules(rules: options, words: spectrumTypes)
    var tokens = ConvertedTokens(
      sets: reader.sets, tokens: reader.tokens, types: rules, options: options,
      findings: &findings)
    func add(set: Int) {
      let set = tokens.sets[set]
      if !set.root.members.isEmpty { tokens.order.append(.set(set.name)) }
    }
    for index in files.indices { add(set: index) }
    for axis in reader.axes {
      let contexts = axis.contexts.map { name, set in
        ConvertedTokens.Context(name: name, sets: [tokens.sets[set].name])
      }
      guard contexts.count > 1 else {
        for context in axis.contexts { add(set: context.set) }
        continue
      }
      tokens.modifiers.append(
        .init(name: axis.name, contexts: contexts, defaultContext: contexts.first?.name))
      tokens.order.append(.modifier(axis.name))
    }
    tokens.sets.removeAll { $0.root.members.isEmpty }
    return tokens
  }
}

/// The types of Spectrum's schemas, by the names of their files.
private let spectrumTypes: [String: TokenType] = [
  "opacity": .number, "multiplier": .number, "gradient-stop": .number, "font-family": .fontFamily,
  "font-weight": .fontWeight, "font-size": .dimension, "drop-shadow": .shadow,
]
