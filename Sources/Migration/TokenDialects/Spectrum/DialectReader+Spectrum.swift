import ForeignValues
import TokenModel

extension DialectReader {
  /// Reads Adobe Spectrum's design data: objects of tokens with `sets` of values for color schemes
  /// and scales, and arrays with a token for each mode.
  ///
  /// Tokens without modes become one set for each file. Each kind of modes becomes a modifier with a
  /// set for each context. A modifier needs two contexts (Resolver 4.1.5); the set of a
  /// single context is always merged.
  static let spectrum = DialectReader(position: 4) { files, options, findings in
    var reader = SpectrumReader(sets: files.map(TokenFile.init(of:)))
    let modeSets = SpectrumModeSets(files)
    var cascade = SpectrumCascade()
    for (index, file) in files.enumerated() {
      if file.document.json.root.kind == .array {
        cascade.add(file.document, file: index, modeSets: modeSets, findings: &findings)
      } else if !isModeSet(file.document.json.root) {
        reader.read(file.document, file: index, findings: &findings)
      }
    }
    reader.add(cascade, modeSets: modeSets, findings: &findings)
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
        ConvertedTokens.Context(
          name: name, sets: tokens.sets[set].root.members.isEmpty ? [] : [tokens.sets[set].name])
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
