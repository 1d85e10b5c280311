/// An event of a running countdown, which it announces or reports to its owner.
public enum CountdownEvent: Hashable, Sendable {
  /// A whole minute has passed.
  case minute(left: Duration)
  /// The `expiring` state has begun; happens once.
  case expiring(left: Duration)
  /// The countdown is over; happens once. `onExpire` is called now.
  case expired
}
