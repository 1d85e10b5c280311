/// The look of a component, as a closure that edits it.
///
///     let custom: Style<NotificationBadge> = { badge in
///       badge.cornerRadius = .medium(roundedCorners: .allCorners)
///     }
public typealias Style<Component> = @Sendable (inout Component) -> Void
