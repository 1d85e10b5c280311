#if canImport(UIKit)
  /// A way to dress a component: a closure that edits it.
  ///
  ///     let custom: Style<NotificationBadge> = { badge in
  ///       badge.backgroundColor = .systemRed
  ///     }
  public typealias Style<Component> = @MainActor (Component) -> Void
#endif
