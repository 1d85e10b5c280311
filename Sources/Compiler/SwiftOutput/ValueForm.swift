/// How the values of a property are written, which can be of two types.
enum ValueForm: Hashable, Sendable {
  /// In the type that all of them have.
  case plain
  /// Colors and gradients as paints.
  case paint
  /// Lengths in px as lengths, because others are in rem.
  case length
  /// Text styles with the system's text style with which they grow.
  case text(SystemTextStyle)
}
