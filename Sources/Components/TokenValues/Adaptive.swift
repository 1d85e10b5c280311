/// A value for every appearance, such as a color that differs in dark mode.
///
/// Its members are adaptive too: if a theme has `button.primary.background`, an adaptive theme has it
/// for every appearance.
///
///     Theme.adaptive(brand: .zen).button.primary.background  // an Adaptive<TokenColor>
@dynamicMemberLookup
nonisolated public struct Adaptive<Value>: Sendable {
  private let _value: @Sendable (TokenAppearance) -> Value
  /// What the value is a member of; nil if that is not known.
  let _root: String?
  /// The members that lead from the root to the value. All are sendable; joining them would be slow.
  nonisolated(unsafe) let _path: [AnyKeyPath]

  /// Creates a value from a function of the appearance.
  ///
  /// The system may call the function often, and on any thread.
  ///
  /// - Parameters:
  ///   - root: A name for the function, if another value of the same name and type is always equal;
  ///     comparing members is then faster.
  ///   - value: The function.
  public init(
    root: String? = nil, _ value: @escaping @Sendable (TokenAppearance) -> Value
  ) {
    self.init(_root: root, _path: [], _value: value)
  }

  private init(
    _root: String?, _path: [AnyKeyPath], _value: @escaping @Sendable (TokenAppearance) -> Value
  ) {
    (self._root, self._path, self._value) = (_root, _path, _value)
  }

  // A method would hide the tokens that have its name; a subscript hides none.

  /// The value in an appearance.
  public subscript(in appearance: TokenAppearance) -> Value {
    _value(appearance)
  }

  /// A member of the value, for every appearance.
  public subscript<Member>(
    dynamicMember member: any KeyPath<Value, Member> & Sendable
  ) -> Adaptive<Member> {
    Adaptive<Member>(_root: _root, _path: _root == nil ? [] : _path + [member]) { [_value] in
      _value($0)[keyPath: member]
    }
  }
}
