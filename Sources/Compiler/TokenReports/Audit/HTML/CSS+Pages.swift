import Writers

extension CSS {
  /// The style sheet of the audit's page. Text reaches 7:1 on every background of the page, in both
  /// schemes.
  static let auditPage = CSS(
    [
      PackageResources.frame_css, PackageResources.tools_css, PackageResources.samples_css,
      PackageResources.cards_css, PackageResources.tables_css, PackageResources.media_css,
    ].map(CSS.init(source:)))

  /// The style sheet of the page of `diff`.
  static let diffPage = CSS(
    [
      PackageResources.frame_css, PackageResources.samples_css, PackageResources.tables_css,
      PackageResources.diff_css,
    ].map(CSS.init(source:)))
}
