import ForeignValues

/// A token in place of another one.
struct SplitToken {
  var name: String
  var token: ConvertedToken
  /// Whether a copied file gets the text of the token that is replaced, with other aliases.
  var keepsText = true
  /// The aliases to change in that text, without braces.
  var renamed: [String: String] = [:]
}
