@testable import gallery

/// The root of the repository: the closest folder above that has the sources and a `tincture.json`.
let package: URL = {
  var folder = URL(filePath: #filePath)
  repeat {
    precondition(folder.pathComponents.count > 1, "\(#filePath) is not in the repository.")
    folder.deleteLastPathComponent()
  } while !["Sources", "tincture.json"].allSatisfy {
    FileManager.default.fileExists(atPath: folder.appending(path: $0).path)
  }
  return folder
}()

/// A file of the repository, by its path from the root.
func packageFile(_ path: String) throws -> Data {
  try Data(contentsOf: package.appending(path: path))
}

/// The audit of the shipped tokens, which `Scripts/views` makes before it runs the tests.
func shippedReport() throws -> ContrastReport {
  try ContrastReport(packageFile(ContrastReport.path))
}

/// The text of the current gallery. It is drawn once, because that takes seconds.
@MainActor let currentPage = Result { try GalleryPage(report: shippedReport()).file.text }
