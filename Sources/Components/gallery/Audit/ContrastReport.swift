import Foundation
import Writers

/// The contrast audit as JSON, which `Scripts/gallery-audit` writes.
struct ContrastReport: Decodable {
  let results: [Row]

  /// The path of the file, from the package's root.
  static let path = ".build/gallery/audit.json"
  /// The URL of the audit's page, relative to the gallery.
  static let address = "../reports/contrast.html"

  init(_ file: Data) throws { self = try JSONDecoder().decode(ContrastReport.self, from: file) }

  /// One foreground on one background.
  struct Row: Decodable {
    /// The row's id on the audit's page.
    let key: String
    let component: String
    /// A value for each axis of the component.
    let variant: [String: String]
    /// The values of the themes' axes in which the row holds; an axis that does not matter is left out.
    let holds: [String: [String]]
    let foreground: Use
    let background: Use
    /// What is below the foreground, top first, down to what hides the rest.
    let layers: [Use]
    /// The opacity of the foreground and the top layer, if they are faded together.
    let groupOpacity: Opacity?
    let duty: Duty
    /// The ratio that is required; nil for exempt pairs.
    let required: Double?
    /// "pass", "fail", "waived", "exempt" or "indeterminate".
    let outcome: String
    /// The ratio as the audit prints it; nil if it could not be measured.
    let shown: String?
    /// Why the pair is waived or exempt.
    let because: String?
  }

  /// What a pair must meet.
  enum Duty: String, Decodable {
    case text, graphic, focus, decorative, inactive, custom
    case largeText = "large-text"
  }

  /// A token and its value.
  struct Use: Decodable {
    let role: String
    let path: String
    /// A hex code, or the stops of a gradient: "#1972F9 0%, #005CE5 100%".
    let value: String
    /// The value without the opacities of the pair; nil without any.
    let ownValue: String?
    let opacity: Opacity?
  }

  /// A token for an opacity, and its value.
  struct Opacity: Decodable {
    let path: String
    let value: Double
  }

  func rows(of variant: Variant, in theme: String) -> [Row] {
    results.filter { row in
      row.component == variant.component && variant.values.allSatisfy { row.variant[$0] == $1 }
        && row.holds["mode", default: [theme]].contains(theme)
    }
  }
}

extension ContrastReport.Row {
  /// The URL of the row on the audit's page, relative to the gallery.
  var address: String { "\(ContrastReport.address)#\(HTMLID(key: key).text)" }

  /// The layers of the background in words, with the opacity of a group.
  var ground: String {
    layers.map(\.name).joined(separator: " over ")
      + (groupOpacity.map { ", faded by \($0.path)" } ?? "")
  }

  /// The pair in words.
  var pair: String { "\(foreground.name) on \(ground)" }

  /// The ratio as the audit prints it.
  var ratio: String { shown.map { "\($0):1" } ?? "not measured" }
}

extension ContrastReport.Use {
  /// The role; for a path with axes in place of a role, what follows the axes.
  var name: String { role.replacing(/\S*<\S*\//, with: "") }
}
