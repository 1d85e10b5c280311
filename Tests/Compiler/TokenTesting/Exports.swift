// The fixtures are compiled, checked, reported and queried, so that tests need these modules too.
@_exported import ColorMath
@_exported import Foundation
@_exported import RandomNumbers
@_exported import SwiftOutput
@_exported import Testing
@_exported import TokenChecks
@_exported import TokenCompiler
@_exported import TokenJSON
@_exported import TokenModel
@_exported import TokenOutputs
@_exported import TokenQueries
@_exported import TokenReports
@_exported import TokenThemes
@_exported import Writers
