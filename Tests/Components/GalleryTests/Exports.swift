// All files of these tests see what the gallery shows.
@_exported import Foundation
@_exported import SwiftUI
@_exported import Testing
@_exported import TokenValues
