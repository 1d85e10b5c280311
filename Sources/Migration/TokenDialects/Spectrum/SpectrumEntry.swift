/// A token in one mode, or in all modes: an element of an array file, a member of an object, or one of the
/// `sets` of such a member.
struct SpectrumEntry {
  /// The serialized name.
  let name: String
  /// The fields of modes and their values; none if it applies in every mode.
  let modes: [Mode]
  let placed: PlacedValue
  let document: Document
  let file: Int
  /// The token with its `sets`; nil for other entries.
  var owner: PlacedValue?

  /// A mode that a token applies in.
  struct Mode: Hashable {
    /// The mode set: `colorScheme`.
    var field: String
    /// `dark`.
    var name: String
  }

  var value: JSONValue { placed.value }
  /// The mode of a token in one mode; nil for all modes.
  var mode: Mode? { modes.first }
  /// Its id, to which a `$ref` refers.
  var uuid: String? { value["uuid"]?.string }
  /// The place of its value or reference.
  var place: Place {
    let key = value["value"] == nil && value["$ref"] != nil ? "$ref" : "value"
    return document.place(placed.steps + [.key(key)])
  }

  /// Whether it is an element of an array file.
  var isElement: Bool { document.json.root.kind == .array }
}

extension SpectrumEntry {
  /// Reads an element of an array; nil, with a finding, if it is not a token. In `relationships`, the name is
  /// `legacyKey`, and the modes are in `scope.options`.
  init?(
    _ placed: PlacedValue, of document: Document, file: Int, fields: [String],
    findings: inout Findings
  ) {
    let value = placed.value
    func refuse(_ message: String, at keys: [String] = []) {
      findings.noteLoss(message, at: document.place(placed.steps + keys.map(JSONStep.key)))
    }
    guard value.kind == .object else {
      refuse("expected a token, found \(value.kind.phrase)")
      return nil
    }
    let isRelationship = value["name"] == nil && value["scope"] != nil
    let names = isRelationship ? value["legacyKey"] : value["name"]
    guard let name = names?.spectrumName else {
      refuse(
        isRelationship
          ? "this relationship has a value, but no name; add 'legacyKey'"
          : "expected 'name' to be a text, or an object with 'property'; "
            + "found \(value["name"]?.kind.phrase ?? "none")",
        at: value["name"] == nil ? [] : ["name"])
      return nil
    }
    let keys = isRelationship ? ["scope", "options"] : ["name"]
    let owner = isRelationship ? value["scope"]?["options"] : value["name"]
    var modes: [Mode] = []
    for field in fields {
      guard let value = owner?[field] else { continue }
      guard let mode = value.string else {
        refuse(
          "'\(printable(name))': expected '\(printable(field))' to be a text, found \(value.excerpt)",
          at: keys + [field])
        return nil
      }
      modes.append(Mode(field: field, name: mode))
    }
    guard (value["value"] == nil) != (value["$ref"] == nil) else {
      refuse(
        value["value"] == nil
          ? "'\(printable(name))' has neither 'value' nor '$ref'; add one of them"
          : "'\(printable(name))' has both 'value' and '$ref'; remove one of them")
      return nil
    }
    self.init(
      name: name.withoutBraces, modes: modes, placed: placed, document: document, file: file)
    guard self.name != name else { return }
    let key = isRelationship ? "legacyKey" : "name"
    findings.noteBraces(in: name, at: document.place(placed.steps + [.key(key)]))
  }
}
