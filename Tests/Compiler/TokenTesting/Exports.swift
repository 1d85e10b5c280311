// The fixtures are compiled, checked, reported and queried, so that tests need these modules too.
@_exported import Testing
@_exported import TokenChecks
@_exported import TokenCompiler
@_exported import TokenModel
@_exported import TokenOutputs
@_exported import TokenQueries
@_exported import TokenReports
@_exported import TokenThemes
