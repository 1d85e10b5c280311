import TokenJSON

/// The mode sets of Spectrum's design data: the fields of a name along which values vary.
struct SpectrumModeSets {
  /// The modes of each field, the default first. The ones that Spectrum's specification has.
  private var sets: [(field: String, modes: [String])] = [
    ("colorScheme", ["light", "dark", "wireframe"]), ("scale", ["desktop", "mobile"]),
    ("contrast", ["regular", "high"]),
  ]

  /// Adds the mode sets that files declare.
  init(_ files: [ForeignFile]) {
    for root in files.map(\.document.json.root) where isModeSet(root) {
      guard let field = root["name"]?.string, let modes = root["modes"]?.array else { continue }
      let names = modes.compactMap(\.string)
      let usual = root["default"]?.string ?? names.first
      let ordered = [usual].compactMap(\.self) + names.filter { $0 != usual }
      sets.removeAll { $0.field == field }
      sets.append((field, ordered))
    }
  }

  /// The fields, in order.
  var fields: [String] { sets.map(\.field) }

  /// The modes of a field, the default first.
  func modes(of field: String) -> [String] { sets.first { $0.field == field }?.modes ?? [] }
}

/// Whether a file declares a mode set of Spectrum.
func isModeSet(_ root: JSONValue) -> Bool {
  root["$schema"]?.string?.hasSuffix("/mode-set.schema.json") ?? false
}
