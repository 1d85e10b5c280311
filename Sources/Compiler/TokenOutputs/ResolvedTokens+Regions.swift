import TokenModel
import TokenThemes

extension ResolvedTokens {
  /// The different forms that a token has, each with what it holds in.
  ///
  /// - Parameter text: The form in a theme, as bytes; nil when the theme does not have the token.
  func regions(
    of path: PathID, text: (_ theme: Int) -> [UInt8]?
  ) -> [ThemedValues<[UInt8]>.Row] {
    ThemedValues(over: axes(of: path), in: themes, value: text).rows { $0 }
  }
}
