@testable import gallery

/// The nodes of the package.
func shippedNodes() throws -> FigmaNodes { try FigmaNodes(packageFile(FigmaNodes.path)) }
