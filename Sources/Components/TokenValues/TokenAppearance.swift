/// The system's appearance settings: dark mode and contrast.
nonisolated public struct TokenAppearance: CaseIterable, Hashable, Sendable {
  /// Whether dark mode is on.
  public let isDark: Bool
  /// Whether the user asked for more contrast.
  public let increasedContrast: Bool

  /// Creates an appearance.
  public init(isDark: Bool, increasedContrast: Bool = false) {
    self.isDark = isDark
    self.increasedContrast = increasedContrast
  }

  /// All four appearances.
  public static let allCases = [
    TokenAppearance(isDark: false), TokenAppearance(isDark: true),
    TokenAppearance(isDark: false, increasedContrast: true),
    TokenAppearance(isDark: true, increasedContrast: true),
  ]
}
