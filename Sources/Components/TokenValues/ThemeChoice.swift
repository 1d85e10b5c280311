/// The theme that an app chose for a part of its views.
nonisolated public struct ThemeChoice<Theme: Hashable & Sendable>: Hashable, Sendable {
  /// The theme; in debug builds, a fault is logged once for each axis without a chosen value.
  public var theme: Theme {
    #if DEBUG && canImport(os)
      reportUnset()
    #endif
    return value
  }

  /// The axes without a chosen value, which have their first one.
  public private(set) var unset: [String]
  private var value: Theme

  /// Creates a choice.
  ///
  /// - Parameters:
  ///   - theme: The theme.
  ///   - unset: The axes whose values are not chosen.
  public init(_ theme: Theme, unset: [String] = []) {
    (value, self.unset) = (theme, unset)
  }

  /// Chooses the value of an axis.
  public mutating func choose(_ axis: String, by change: (inout Theme) -> Void) {
    change(&value)
    unset.removeAll { $0 == axis }
  }
}
