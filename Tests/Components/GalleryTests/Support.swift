import Foundation
import SwiftUI
import Writers

@testable import gallery

/// The root of this repository.
let repository = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL

/// A file of the repository, by its path from the root.
func packageFile(_ path: String) throws -> Data { try contents(of: path, in: repository) }

/// The audit of the shipped tokens, which `Scripts/views` makes before it runs the tests.
func shippedReport() throws -> ContrastReport {
  try ContrastReport(packageFile(ContrastReport.path))
}

/// The text of the current gallery. It is drawn once, because that takes seconds.
@MainActor let currentPage = Result { try GalleryPage(report: shippedReport()).file.text }

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
