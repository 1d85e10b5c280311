extension OutputFormat.EmitInput {
  /// An asset catalog: a color set for each color, and a folder with a namespace for each group and
  /// for each combination of contexts that the system does not choose.
  ///
  /// Source: Apple, Asset Catalog Format Reference, "Named Color Type" and "Group Type".
  var catalogFiles: [GeneratedFile] {
    var folders: Set<String> = []
    var files = [catalogFile(output.to) { _ in }]
    for set in CatalogPlan(tokens).sets {
      for count in set.folders.indices {
        let folder = ([output.to] + set.folders[...count]).joined(separator: "/")
        guard folders.insert(folder).inserted else { continue }
        files.append(
          catalogFile(folder) { json in
            json.object("properties") { $0.boolean("provides-namespace", value: true) }
          })
      }
      let folder = ([output.to] + set.folders + [set.name + ".colorset"]).joined(separator: "/")
      files.append(
        catalogFile(folder) { $0.array("colors", items: set.colors) { $0.catalogColor($1) } })
    }
    return files
  }

  /// The `Contents.json` of a folder, sealed.
  private func catalogFile(_ folder: String, members: (inout JSONWriter) -> Void) -> GeneratedFile {
    let json = JSONWriter.file(lines: 3, members: members)
    return CatalogSeal().file(folder + "/Contents.json", project: projectFile, members: json)
  }
}

/// A color in one appearance.
struct CatalogColor {
  let appearance: Appearance
  let color: ColorValue
}

extension JSONWriter {
  fileprivate mutating func catalogColor(_ entry: CatalogColor) {
    object { json in
      json.appearances(entry.appearance)
      json.object("color") { json in
        let shown = entry.color.shown
        json.string("color-space", value: shown.isWide ? "display-p3" : "srgb")
        json.object("components") { json in
          let names = ["red", "green", "blue", "alpha"]
          for (name, number) in zip(names, shown.numbers + [entry.color.alpha]) {
            json.string(name, value: decimal(number))
          }
        }
      }
      json.string("idiom", value: "universal")
    }
  }

  /// Writes the appearances of a color; none for a color of any appearance.
  private mutating func appearances(_ appearance: Appearance) {
    let values =
      (appearance.isDark ? [("luminosity", "dark")] : [])
      + (appearance.hasHighContrast ? [("contrast", "high")] : [])
    guard !values.isEmpty else { return }
    objects("appearances", items: values) { $0.members(("appearance", $1.0), ("value", $1.1)) }
  }
}

/// A component from 0 to 1 with three to nine decimals: Xcode reads one without a point as 0 to 255.
private func decimal(_ number: Double) -> String {
  let billionths = Int((number * 1e9).rounded())
  var digits = String(billionths % 1_000_000_000)
  digits = String(repeating: "0", count: 9 - digits.count) + digits
  while digits.count > 3, digits.last == "0" { digits.removeLast() }
  return "\(billionths / 1_000_000_000).\(digits)"
}
