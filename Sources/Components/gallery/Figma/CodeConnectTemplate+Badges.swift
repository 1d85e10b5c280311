import EBComponents
import Themes

extension CodeConnectTemplate {
  /// Writes the style of the badge's kind unless it is the default.
  static let badge =
    string + "\n" + choice("kind", options: BadgeKind.allCases.map { ($0.rawValue, style(of: $0)) })
      + #"""

      const parts = [`text: ${string("text")}`]
      if (kind && kind !== "\#(BadgeKind.allCases.first(where: isDefault).map(style(of:)) ?? "")") {
        parts.push(`style: ${kind}`)
      }
      const code = `Badge(${parts.join(", ")})`

      """#

  /// Writes the content with its arguments, and the radius unless it is the default.
  static let notificationBadge =
    number + "\n" + string + "\n"
    + choice("content", options: ["counter", "text", "empty"].map { ($0, ".\($0)") })
    + choice("cornerRadius", options: radii.map { (name($0), swift($0)) }) + #"""
      const contents = {
        ".counter": () => `.counter(${number("count")})`,
        ".text": () => `.text(${string("text")})`,
        ".empty": () => ".empty",
      }

      const parts = []
      if (content) parts.push(`content: ${contents[content]()}`)
      const maxCount = content === ".counter" ? digits("maxCount") : undefined
      if (maxCount !== undefined) parts.push(`maxCount: ${maxCount}`)
      if (cornerRadius && cornerRadius !== "\#(swift(NotificationBadge().cornerRadius))") {
        parts.push(`style: { $0.cornerRadius = ${cornerRadius} }`)
      }
      const code = `NotificationBadge(${parts.join(", ")})`

      """#

  private static func style(of kind: BadgeKind) -> String {
    let name = "\(kind)"
    return "DesignSystem.shared.styles.badge\(name.prefix(1).uppercased())\(name.dropFirst())"
  }

  private static func isDefault(_ kind: BadgeKind) -> Bool {
    Badge(style: DesignSystem.shared.styles.badge(kind)) == Badge()
  }

  private static let radii: [DesignSystem.CornerRadiusTypes] = [
    .none, .small(), .medium(), .large(), .max(),
  ]

  private static func name(_ radius: DesignSystem.CornerRadiusTypes) -> String {
    switch radius {
    case .none: "none"
    case .small: "small"
    case .medium: "medium"
    case .large: "large"
    case .max: "max"
    }
  }

  private static func swift(_ radius: DesignSystem.CornerRadiusTypes) -> String {
    radius == .none ? ".none" : ".\(name(radius))()"
  }
}
