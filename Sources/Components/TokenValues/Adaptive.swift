/// A value for every appearance, such as a color that differs in dark mode.
///
/// Its members are adaptive too: if a theme has `button.primary.background`, an adaptive theme has it
/// for every appearance.
///
///     Theme.adaptive(brand: .zen).button.primary.background  // an Adaptive<TokenColor>
@dynamicMemberLookup
nonisolated public struct Adaptive<Value>: Sendable {
  private let _value: @Sendable (TokenAppearance) -> Value

  /// Creates a value from a function of the appearance.
  ///
  /// The system may call the function often, and on any thread.
  public init(_ value: @escaping @Sendable (TokenAppearance) -> Value) {
    _value = value
  }

  // A method would hide the tokens that have its name; a subscript hides none.

  /// The value in an appearance.
  public subscript(in appearance: TokenAppearance) -> Value {
    _value(appearance)
  }

  /// A member of the value, for every appearance.
  public subscript<Member>(
    dynamicMember member: KeyPath<Value, Member> & Sendable
  ) -> Adaptive<Member> {
    Adaptive<Member> { [_value] appearance in _value(appearance)[keyPath: member] }
  }
}
