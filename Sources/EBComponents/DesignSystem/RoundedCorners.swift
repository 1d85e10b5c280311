/// A choice of corners, named so that they change sides with the reading direction.
public struct RoundedCorners: OptionSet, Hashable, Sendable {
  /// One bit for each corner.
  public let rawValue: Int

  /// Creates a choice from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The upper corner where lines begin.
  public static let topLeading = RoundedCorners(rawValue: 1 << 0)
  /// The upper corner where lines end.
  public static let topTrailing = RoundedCorners(rawValue: 1 << 1)
  /// The lower corner where lines begin.
  public static let bottomLeading = RoundedCorners(rawValue: 1 << 2)
  /// The lower corner where lines end.
  public static let bottomTrailing = RoundedCorners(rawValue: 1 << 3)
  /// All four corners.
  public static let allCorners: RoundedCorners = [
    .topLeading, .topTrailing, .bottomLeading, .bottomTrailing,
  ]
}
