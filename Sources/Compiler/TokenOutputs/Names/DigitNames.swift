/// What is in front of a name in Swift that begins with a digit.
package enum DigitNames: String, CaseIterable, Sendable {
  /// The name of the group, as in `amber.amber50`; `s` without one, or if it begins with a digit too.
  case group
  /// An underscore. Swift's symbol graphs, and so DocC, leave such names out.
  case underscore

  /// The text in front of a name in a group.
  func prefix(of group: String?) -> String {
    if self == .underscore { return "_" }
    let words = group.map(SwiftName.camel) ?? ""
    return SwiftName.canBegin(words) ? words : "s"
  }
}
