import ForeignValues
import TokenJSON
import TokenModel

extension DialectReader {
  /// Copies files that are already DTCG 2025.10 byte for byte, except for the types that `--type`
  /// sets.
  static let dtcg = DialectReader(position: 0) { files, options, findings in
    var ignored = Findings()  // reported when the result is compiled
    let rules = TypeRules(rules: options)
    var sets: [TokenFile] = []
    var names: [[String]] = []
    for (index, file) in files.enumerated() {
      var set = TokenFile(of: file)
      set.original = file.document
      let walk = ForeignWalk(file.document, file: index, keys: .dtcg, findings: &ignored)
      walk.unreadModes.report(&findings)
      set.verbatim = typed(walk.tokens, of: file.document, options: options, findings: &findings)
      for token in walk.tokens {
        let type = rules.type(of: token)
        set.root.insert(
          ConvertedToken(type: type, value: token.value, place: token.place), at: token.names)
      }
      names += walk.tokens.map(\.names)
      sets.append(set)
    }
    var tokens = arrange(sets, options: options, findings: &findings)
    tokens.matchedPatterns = options.patterns(matching: names)
    return tokens
  }
}

/// The text of a file, with a new `$type` in each token whose type `--type` changes. It goes after
/// the value, so that places before it stay valid.
private func typed(
  _ tokens: [ForeignToken], of document: Document, options: ConversionOptions,
  findings: inout Findings
) -> [UInt8] {
  var text = document.json.text
  var changed: [ForeignToken] = []
  let rules = TypeRules(rules: options)
  for token in options.types.isEmpty && !options.infersTypes ? [] : tokens {
    // An alias has the type of its target.
    guard let type = options.type(ofPath: token.names) ?? inferred(token, by: rules),
      token.type != type.rawValue, token.value.alias == nil
    else { continue }
    changed.append(token)
  }
  guard let first = changed.first else { return text }
  let edits = changed.compactMap { token -> (range: Range<Int>, text: [UInt8])? in
    guard let type = options.type(ofPath: token.names) ?? inferred(token, by: rules) else {
      return nil
    }
    let steps = token.names.map(JSONStep.key)
    let own = document.span(of: steps + [.key("$type")])
    guard let range = own ?? document.span(of: steps + [.key("$value")]) else { return nil }
    let word = "\"\(type.rawValue)\""
    return own == nil
      ? (range.upperBound..<range.upperBound, Array(", \"$type\": \(word)".utf8))
      : (range, Array(word.utf8))
  }
  for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
    text.replaceSubrange(edit.range, with: edit.text)
  }
  let path = first.names.tokenPath
  findings.add(
    .changedValue,
    message:
      "\(options.types.isEmpty ? "--infer-types" : "--type") sets the '$type' of \(changed.count == 1 ? "'\(path)'" : "\(changed.count) tokens, such as '\(path)'"); "
      + "everything else is copied", at: first.place)
  return text
}

/// The type of a token of 2025.10 without one, by the form of its value.
private func inferred(_ token: ForeignToken, by rules: TypeRules) -> TokenType? {
  guard rules.infers, token.type == nil else { return nil }
  if token.value["colorSpace"] != nil { return .color }
  if let unit = token.value["unit"]?.text {
    return unit == "ms" || unit == "s" ? .duration : .dimension
  }
  return rules.inferredType(of: token)
}
