extension OutputFormat {
  /// An asset catalog with a color set for each color.
  package static let xcassets = OutputFormat(
    id: "xcassets", summary: "An asset catalog for Xcode, with a color set for each color.",
    destination: .folder(ending: ".json"),
    settings: [.include, .exclude, .names(unless: nameFault), .root], seal: CatalogSeal(),
    check: { CatalogCheck($0).claims.findings }, emit: { $0.catalogFiles })
}

/// What the name of a folder or color set must be; nil if it is valid.
private func nameFault(_ text: String) -> String? {
  guard text.catalogName != text else { return nil }
  return "a name in an asset catalog must be a file name, such as '\(printable(text.catalogName))'"
}
