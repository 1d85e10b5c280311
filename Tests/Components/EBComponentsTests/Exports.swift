// All files of these tests see the components and their themes.
@_exported import EBComponents
@_exported import Foundation
@_exported import Testing
@_exported import Themes
@_exported import TokenValues
