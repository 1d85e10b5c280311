import Foundation

/// The rows of the contrast audit's page, to which the gallery links.
struct ContrastReport {
  /// One foreground on one background.
  struct Row: Hashable {
    /// The row's id on the audit's page: component, theme, variant and roles.
    let key: String
    /// "pass", "fail", "waived", "exempt" or "indeterminate".
    let outcome: String
    /// The ratio as the audit prints it, without ":1".
    let ratio: String
    /// Why the pair is waived or exempt; empty for others.
    let reason: String
    let foreground: Use
    let background: Use

    var foregroundRole: String { roles.first ?? "" }
    var backgroundRole: String { roles.last?.replacingOccurrences(of: "~1", with: "/") ?? "" }
    private var roles: [String] {
      let parts = key.components(separatedBy: "/on/")
      return [parts[0].components(separatedBy: "/").last ?? "", parts[1]]
    }
  }

  /// A token and its value.
  struct Use: Hashable {
    let path: String
    /// A hex code, or the stops of a gradient: "#1972F9 0%, #005CE5 100%".
    let value: String

    /// The colors of the value.
    var colors: [String] {
      value.components(separatedBy: ", ").map { String($0.prefix { $0 != " " }) }
    }
  }

  let rows: [Row]

  /// The path of the page, from the package's root.
  static let path = "generated/reports/contrast.html"
  /// The URL of the page, relative to the gallery.
  static let address = "../reports/contrast.html"

  /// Reads the checked-in page, which `tincture build` writes.
  init(_ page: Data) {
    let page = String(decoding: page, as: UTF8.self)
    rows = page.components(separatedBy: "<tr class=\"").dropFirst().compactMap(Row.init)
  }

  /// The rows of one variant, by what their keys begin with.
  func rows(of variant: String) -> [Row] { rows.filter { $0.key.hasPrefix(variant) } }
}

extension ContrastReport.Row {
  /// Reads the markup of one row; nil for a row without a pair.
  fileprivate init?(_ markup: String) {
    guard
      let match = markup.firstMatch(
        of: /^(?<outcome>[a-z]+)" id="(?<key>[^"]+\/on\/[^"]+)"/.dotMatchesNewlines())
    else { return nil }
    let cells = markup.components(separatedBy: "<td>").dropFirst().map(\.self)
    precondition(cells.count == 6, "\(ContrastReport.path): expected a table with six columns")
    outcome = String(match.outcome)
    key = String(match.key).unescaped
    ratio = String(cells[1].prefix { $0 != "<" })
    reason = cells[2].between("</span><small>", "</small>").unescaped
    foreground = ContrastReport.Use(cell: cells[3])
    background = ContrastReport.Use(cell: cells[4])
  }
}

extension ContrastReport.Use {
  fileprivate init(cell: String) {
    value = cell.between("<code>", "</code>").unescaped
    path = cell.between("<small>", "</small>").unescaped
  }
}

extension String {
  /// The text between two others; empty if they are missing.
  func between(_ start: String, _ end: String) -> String {
    guard let start = range(of: start),
      let end = range(of: end, range: start.upperBound..<endIndex)
    else { return "" }
    return String(self[start.upperBound..<end.lowerBound])
  }

  fileprivate var unescaped: String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")].reduce(self) {
      $0.replacingOccurrences(of: $1.0, with: $1.1)
    }
  }
}
