import Foundation

@testable import gallery

/// A file of the package, by its path from the root.
func packageFile(_ path: String) throws -> Data {
  let root = URL(fileURLWithPath: #filePath).appending(path: "../../../..").standardizedFileURL
  return try Data(contentsOf: root.appending(path: path))
}

/// The nodes of the package.
func shippedNodes() throws -> FigmaNodes {
  try FigmaNodesReader.read(packageFile(FigmaFiles.source), path: FigmaFiles.source)
}
