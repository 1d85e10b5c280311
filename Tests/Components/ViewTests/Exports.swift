// All files of these tests see what they show, compare and measure.
@_exported import EBComponents
@_exported import Foundation
@_exported import RandomNumbers
@_exported import SwiftUI
@_exported import Testing
@_exported import Themes
@_exported import TokenValues
