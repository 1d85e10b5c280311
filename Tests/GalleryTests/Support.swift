import Foundation
import SwiftUI
import Writers

@testable import gallery

/// The package's folder.
let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

/// The gallery as it is drawn now.
@MainActor func currentPage() throws -> GalleryPage {
  GalleryPage(report: try ContrastReport(contents(of: ContrastReport.path, in: package)))
}

/// What a view draws, as HTML.
@MainActor func markup(_ view: some View) -> String {
  ViewHost(view).render()?.drawing().markup ?? ""
}

/// The declarations that the outermost element of a view's drawing has.
@MainActor func style(_ view: some View) -> String { styles(view).first ?? "" }

/// The declarations in a view's drawing, outermost first.
@MainActor func styles(_ view: some View) -> [String] {
  ViewHost(view).render()?.drawing().styles ?? []
}

extension HTML {
  /// The declarations in it, outermost first.
  var styles: [String] {
    guard case .element(_, let attributes, let content) = self else { return [] }
    return attributes.compactMap(\.style?.text) + content.flatMap(\.styles)
  }
}
