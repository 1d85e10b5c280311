import TokenJSON
import TokenModel

/// Reports a file that writes some tokens with `value` and others with `$value`, and returns
/// whether it does. Style Dictionary refuses such files too (release notes of version 4).
func reportMixture(_ document: Document, findings: inout Findings) -> Bool {
  var open: [(value: JSONValue, steps: [JSONStep])] = [(document.json.root, [])]
  var plain: [JSONStep]?
  var dollar: [JSONStep]?
  while let (value, steps) = open.popLast(), plain == nil || dollar == nil {
    guard let object = value.object else { continue }
    if value["$value"] != nil {
      dollar = dollar ?? steps
    } else if value.isOlderToken, value["value"] != nil {
      plain = plain ?? steps
    } else {
      for (key, member) in object where member.kind == .object {
        if key.first == UInt8(ascii: "$"), !(key == "$root") { continue }
        open.append((member, steps + [.key(key.string)]))
      }
    }
  }
  guard let plain, let dollar else { return false }
  findings.add(
    .mixedDialect,
    message:
      "the file uses 'value' here and '$value' elsewhere, but no format has both; use one of them "
      + "everywhere, or split the file", at: document.keyPlace(plain + [.key("value")]),
    related: [
      Diagnostic.Related("'$value' here", at: document.keyPlace(dollar + [.key("$value")]))
    ])
  return true
}
