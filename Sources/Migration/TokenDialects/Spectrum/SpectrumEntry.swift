import TokenModel

/// An element of an array file: a token in one mode, or in all modes.
///
/// In `relationships`, the name is `legacyKey`, and the modes are in `scope.options`.
struct SpectrumEntry {
  /// The serialized name.
  let name: String
  /// The fields of modes and their values; none if it applies in every mode.
  let modes: [Mode]
  let value: JSONValue
  let document: Document
  let file: Int
  let index: Int

  /// A mode that a token applies in.
  struct Mode: Hashable {
    /// The mode set: `colorScheme`.
    var field: String
    /// `dark`.
    var name: String
  }

  /// Reads an element of an array; nil, with a finding, if it is not a token.
  init?(
    _ document: Document, file: Int, index: Int, modeSets: SpectrumModeSets,
    findings: inout Findings
  ) {
    func refuse(_ message: String, at keys: [String] = []) {
      findings.noteLoss(message, at: document.place([.index(index)] + keys.map(JSONStep.key)))
    }
    guard let array = document.json.root.array, array[index].kind == .object else {
      refuse("expected a token, found \(document.json.root.array?[index].kind.phrase ?? "nothing")")
      return nil
    }
    value = array[index]
    (self.document, self.file, self.index) = (document, file, index)
    let isRelationship = value["name"] == nil && value["scope"] != nil
    let names = isRelationship ? value["legacyKey"] : value["name"]
    guard let name = names.flatMap(SpectrumName.init)?.text else {
      refuse(
        isRelationship
          ? "this relationship has a value, but no name; add 'legacyKey'"
          : "expected 'name' to be a text, or an object with 'property'; "
            + "found \(value["name"]?.kind.phrase ?? "none")",
        at: value["name"] == nil ? [] : ["name"])
      return nil
    }
    self.name = name.withoutBraces
    let owner = isRelationship ? value["scope"]?["options"] : value["name"]
    let keys = isRelationship ? ["scope", "options"] : ["name"]
    var modes: [Mode] = []
    for (field, _) in modeSets.sets {
      guard let value = owner?[field] else { continue }
      guard let mode = value.string else {
        refuse(
          "'\(printable(name))': expected '\(printable(field))' to be a text, found \(value.excerpt)",
          at: keys + [field])
        return nil
      }
      modes.append(Mode(field: field, name: mode))
    }
    self.modes = modes
    guard (value["value"] == nil) != (value["$ref"] == nil) else {
      refuse(
        value["value"] == nil
          ? "'\(printable(name))' has neither 'value' nor '$ref'; add one of them"
          : "'\(printable(name))' has both 'value' and '$ref'; remove one of them")
      return nil
    }
    guard self.name != name else { return }
    let key = isRelationship ? "legacyKey" : "name"
    findings.noteBraces(in: name, at: document.place([.index(index), .key(key)]))
  }

  /// The mode of a token in one mode; nil for all modes.
  var mode: Mode? { modes.first }
  /// Its id, to which a `$ref` refers.
  var uuid: String? { value["uuid"]?.string }
  /// The id of all tokens of its name.
  var setUUID: String? { (value["set_uuid"] ?? value["setUuid"])?.string }
  var steps: [JSONStep] { [.index(index)] }
  /// The place of its value or reference.
  var place: Place { document.place(steps + [.key(value["value"] == nil ? "$ref" : "value")]) }
}

/// The mode sets of Spectrum's design data: the fields of a name along which values vary.
struct SpectrumModeSets {
  /// The modes of each field, the default first. The ones that Spectrum's specification has.
  private(set) var sets: [(field: String, modes: [String])] = [
    ("colorScheme", ["light", "dark", "wireframe"]), ("scale", ["desktop", "mobile"]),
    ("contrast", ["regular", "high"]),
  ]

  /// Adds the mode sets that files declare.
  init(_ files: [ForeignFile]) {
    for root in files.map(\.document.json.root) where root.isModeSet {
      guard let field = root["name"]?.string, let modes = root["modes"]?.array else { continue }
      let names = modes.compactMap(\.string)
      let usual = root["default"]?.string ?? names.first
      let ordered = [usual].compactMap(\.self) + names.filter { $0 != usual }
      sets.removeAll { $0.field == field }
      sets.append((field, ordered))
    }
  }
}

extension JSONValue {
  /// Whether a file declares a mode set of Spectrum.
  var isModeSet: Bool { self["$schema"]?.string?.hasSuffix("/mode-set.schema.json") ?? false }
}
