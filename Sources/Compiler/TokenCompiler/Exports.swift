@_exported import SwiftOutput
@_exported import TokenReports
