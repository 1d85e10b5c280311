#if canImport(SwiftUI)
  public import SwiftUI

  nonisolated extension TokenAppearance {
    /// The appearance of an environment's color scheme and contrast.
    public init(_ environment: EnvironmentValues) {
      self.init(
        isDark: environment.colorScheme == .dark,
        increasedContrast: environment.colorSchemeContrast == .increased)
    }
  }

  nonisolated extension EnvironmentValues {
    /// The appearance of tokens: the one that was set, or else the one for the color scheme and
    /// contrast.
    ///
    /// Setting it also sets `colorScheme`, so that system colors and controls follow. Their contrast
    /// remains the user's choice.
    public var tokenAppearance: TokenAppearance {
      get { fixedTokenAppearance ?? TokenAppearance(self) }
      set { fixedTokenAppearance = newValue }
    }

    /// The appearance that was set; nil if the system's is followed.
    fileprivate var fixedTokenAppearance: TokenAppearance? {
      get { self[FixedAppearanceKey.self]?.appearance }
      set {
        let followed = self[FixedAppearanceKey.self]?.followed ?? colorScheme
        self[FixedAppearanceKey.self] = newValue.map { FixedAppearance($0, followed: followed) }
        colorScheme = newValue.map { $0.isDark ? .dark : .light } ?? followed
      }
    }
  }

  nonisolated extension View {
    /// Sets the appearance of tokens in this view; nil to follow the system again.
    ///
    /// It also sets the environment's `colorScheme`, so that system colors and controls follow. Their
    /// contrast remains the user's choice.
    public func tokenAppearance(_ appearance: TokenAppearance?) -> some View {
      environment(\.fixedTokenAppearance, appearance)
    }
  }

  /// An appearance that was set.
  nonisolated private struct FixedAppearance: Sendable {
    let appearance: TokenAppearance
    /// The color scheme outside, for views inside that follow the system again.
    let followed: ColorScheme

    init(_ appearance: TokenAppearance, followed: ColorScheme) {
      self.appearance = appearance
      self.followed = followed
    }
  }

  nonisolated private enum FixedAppearanceKey: EnvironmentKey {
    static var defaultValue: FixedAppearance? { nil }
  }
#endif
