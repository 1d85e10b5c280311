import Writers

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
