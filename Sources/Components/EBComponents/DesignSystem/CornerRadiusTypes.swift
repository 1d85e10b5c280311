public import Themes
import TokenValues

extension DesignSystem {
  /// A corner radius, and the corners that it applies to.
  public enum CornerRadiusTypes: Hashable, Sendable {
    /// Square corners.
    case none
    /// Slightly rounded corners.
    case small(roundedCorners: RoundedCorners = .allCorners)
    /// Rounded corners.
    case medium(roundedCorners: RoundedCorners = .allCorners)
    /// Strongly rounded corners.
    case large(roundedCorners: RoundedCorners = .allCorners)
    /// Corners rounded to half the height.
    case max(roundedCorners: RoundedCorners = .allCorners)

    /// The radius of the rounded corners.
    public func radius(in theme: Theme) -> Double {
      switch self {
      case .none: theme.radius.none
      case .small: theme.radius.small
      case .medium: theme.radius.medium
      case .large: theme.radius.large
      case .max: theme.radius.max
      }
    }

    /// The corners that are rounded; the others are square.
    public var roundedCorners: RoundedCorners {
      switch self {
      case .none: []
      case .small(let corners), .medium(let corners), .large(let corners), .max(let corners):
        corners
      }
    }
  }
}
