#if canImport(SwiftUI)
  import SwiftUI

  #if canImport(UIKit)
    import UIKit
  #elseif canImport(AppKit)
    import AppKit
  #endif

  nonisolated extension TokenAppearance {
    /// The appearance of an environment's color scheme and contrast.
    public init(_ environment: EnvironmentValues) {
      self.init(
        isDark: environment.colorScheme == .dark,
        increasedContrast: environment.colorSchemeContrast == .increased)
    }
  }

  nonisolated extension Color {
    /// A color that follows the color scheme and contrast of the view it is drawn in.
    public init(_ dynamic: some AppearanceColor) {
      #if os(watchOS)
        self.init(dynamic.color(for: TokenAppearance(isDark: true)))
      #elseif canImport(UIKit)
        self.init(uiColor: UIColor(dynamic))
      #elseif canImport(AppKit)
        self.init(nsColor: NSColor(dynamic))
      #endif
    }
  }
#endif
