/// Something a running countdown says, or tells its owner.
public enum CountdownEvent: Hashable, Sendable {
  /// Another whole minute has gone by.
  case minute(left: Duration)
  /// The last hours have begun; happens once.
  case expiring(left: Duration)
  /// It is over; happens once. This is when `onExpire` is called.
  case expired
}
