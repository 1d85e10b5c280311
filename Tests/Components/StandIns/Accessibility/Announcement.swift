// Apple's declarations, documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import Synchronization

public enum AccessibilityNotification {
  public struct Announcement {
    let text: AttributedString
    public init(_ announcement: AttributedString) { text = announcement }
    public init(_ announcement: String) { text = AttributedString(announcement) }

    public func post() {
      Announcements.current?.add(
        .init(
          text: String(text.characters), priority: text.accessibilitySpeechAnnouncementPriority))
    }
  }
}

/// The announcements of views, in order.
public final class Announcements: Sendable {
  /// One announcement.
  public struct Entry: Hashable, @unchecked Sendable {
    public let text: String
    public let priority: AnnouncementPriority?
  }

  /// The receiver of new announcements.
  @TaskLocal public static var current: Announcements?
  private let entries = Mutex<[Entry]>([])

  public init() {}
  public var all: [Entry] { entries.withLock { $0 } }
  func add(_ entry: Entry) { entries.withLock { $0.append(entry) } }
}

public typealias AnnouncementPriority = AttributeScopes.AccessibilityAttributes
  .AnnouncementPriorityAttribute.AnnouncementPriority
