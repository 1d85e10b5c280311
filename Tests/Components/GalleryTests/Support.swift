import Foundation
import SwiftUI
import Writers

@testable import gallery

/// The package's folder.
let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

/// The checked-in audit.
func checkedInReport() throws -> ContrastReport {
  try ContrastReport(contents(of: ContrastReport.path, in: package))
}

/// The current gallery.
@MainActor func currentPage() throws -> GalleryPage { GalleryPage(report: try checkedInReport()) }

/// The drawing of a view as HTML.
@MainActor func markup(_ view: some View) -> String {
  ViewHost(view).render()?.drawing().markup ?? ""
}

/// The declarations of the outermost element in a view's drawing.
@MainActor func style(_ view: some View) -> String { styles(view).first ?? "" }

/// The declarations in a view's drawing, outermost first.
@MainActor func styles(_ view: some View) -> [String] {
  ViewHost(view).render()?.drawing().styles ?? []
}

extension HTML {
  /// All declarations, outermost first.
  var styles: [String] {
    guard case .element(_, let attributes, let content) = self else { return [] }
    return attributes.compactMap(\.style?.text) + content.flatMap(\.styles)
  }
}
