@_exported import TokenChecks
@_exported import TokenDialects
