import TokenJSON
import Writers

extension Dialect {
  /// Adobe Spectrum's design data.
  package static let spectrum: Dialect = .init(
    id: "spectrum", title: "Adobe Spectrum",
    fileSigns: [
      FileSign(.member, find: arrayToken),
      FileSign(
        .member, at: "$schema", because: "its $schema is that of Spectrum's mode sets",
        where: isModeSet),
    ],
    tokenSigns: [
      TokenSign(
        .older, at: "$schema", because: "a token has a $schema of Spectrum's token types"
      ) {
        $0["$schema"]?.string?.holds(text: "/token-types/") ?? false
      }
    ],
    refusal: .always, reader: .spectrum)
}

/// A token in an array: an object with a name and a schema or an id, or a relationship between a
/// token and a component.
@Sendable private func arrayToken(in root: JSONValue) -> FileSign.Finding? {
  guard let array = root.array else { return nil }
  for (index, token) in array.prefix(16).enumerated() {
    func sign(_ key: String, _ reason: String) -> FileSign.Finding {
      FileSign.Finding(reason: reason, steps: [.index(index), .key(key)])
    }
    if token["$schema"]?.string?.holds(text: "/token-types/") ?? false {
      return sign("$schema", "a token has a $schema of Spectrum's token types")
    }
    guard token["value"] != nil || token["$ref"] != nil else { continue }
    if token["name"].flatMap(SpectrumName.init) != nil, token["uuid"]?.kind == .string {
      return sign("name", "it is a list of tokens with 'name' and 'uuid'")
    }
    if token["scope"]?["component"] != nil, token["scope"]?["property"] != nil {
      return sign("scope", "it is a list of tokens with the 'scope' of a component")
    }
  }
  return nil
}
