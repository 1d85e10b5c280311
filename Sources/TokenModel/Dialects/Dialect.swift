/// The formats that token files are found in. `tincture convert --from` takes the raw values.
package enum Dialect: String, CaseIterable, Sendable {
  /// A resolver document of DTCG 2025.10.
  case resolver = "dtcg-resolver"
  /// A token file of DTCG 2025.10.
  case dtcg = "dtcg"
  /// The third editors' draft (July 2025): values are objects, `$root` and `$extends` are missing.
  case draft3 = "dtcg-draft-3"
  /// The second editors' draft (June 2022): values are strings such as `"#ff0000"` and `"16px"`.
  case draft2 = "dtcg-draft-2"
  /// The first editors' draft (September 2021): `value` and `type` without `$`.
  case draft1 = "dtcg-draft-1"
  /// Tokens Studio for Figma, one file or many.
  case tokensStudio = "tokens-studio"
  /// Style Dictionary 3 and 4.
  case styleDictionary = "style-dictionary"
  /// What Figma's REST API answers for the variables of a file.
  case figmaREST = "figma-rest"
  /// What Figma writes when variables are exported from its window.
  case figmaExport = "figma-export"
  /// Adobe Spectrum's design data.
  case spectrum = "spectrum"

  /// What people call it.
  package var name: String {
    switch self {
    case .resolver: "a DTCG 2025.10 resolver document"
    case .dtcg: "DTCG 2025.10"
    case .draft3: "the third draft of DTCG (July 2025)"
    case .draft2: "the second draft of DTCG (June 2022)"
    case .draft1: "the first draft of DTCG (September 2021)"
    case .tokensStudio: "Tokens Studio"
    case .styleDictionary: "Style Dictionary"
    case .figmaREST: "an answer of Figma's REST API"
    case .figmaExport: "Figma's own export of variables"
    case .spectrum: "Adobe Spectrum"
    }
  }
}
