// Apple's declarations, documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

extension AttributeScopes {
  public struct AccessibilityAttributes: AttributeScope {
    public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute

    public enum AnnouncementPriorityAttribute: AttributedStringKey, Sendable {
      /// Not marked sendable, as Apple's, although attributed strings need sendable attributes.
      public enum AnnouncementPriority: String, Codable { case low, `default`, high }
      public typealias Value = AnnouncementPriority
      public static let name = "AccessibilitySpeechAnnouncementPriority"
    }
  }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
  ) -> T { self[T.self] }
}
