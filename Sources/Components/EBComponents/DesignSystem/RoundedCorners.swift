/// A set of corners that change sides with the reading direction.
public struct RoundedCorners: OptionSet, Hashable, Sendable {
  /// The corners, one bit each.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The upper corner at the start of a line.
  public static let topLeading = RoundedCorners(rawValue: 1 << 0)
  /// The upper corner at the end of a line.
  public static let topTrailing = RoundedCorners(rawValue: 1 << 1)
  /// The lower corner at the start of a line.
  public static let bottomLeading = RoundedCorners(rawValue: 1 << 2)
  /// The lower corner at the end of a line.
  public static let bottomTrailing = RoundedCorners(rawValue: 1 << 3)
  /// All four corners.
  public static let allCorners: RoundedCorners = [
    .topLeading, .topTrailing, .bottomLeading, .bottomTrailing,
  ]
}
