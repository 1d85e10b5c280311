@testable import gallery

/// The nodes of the package.
func shippedNodes() throws -> FigmaNodes { try FigmaNodesReader.read(packageFile(FigmaNodes.path)) }
