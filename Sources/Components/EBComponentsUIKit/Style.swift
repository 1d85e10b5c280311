#if canImport(UIKit)
  /// The look of a component, as a closure that edits it.
  ///
  ///     let custom: Style<NotificationBadge> = { badge in
  ///       badge.backgroundColor = .systemRed
  ///     }
  public typealias Style<Component> = @MainActor (Component) -> Void
#endif
