/// What developers write for a variable on a platform.
struct FigmaCodeSyntax: Equatable {
  /// `WEB`, `ANDROID` or `iOS`.
  var platform: String
  var text: String

  static func == (one: Self, other: Self) -> Bool {
    one.platform.hasSameBytes(as: other.platform) && one.text.hasSameBytes(as: other.text)
  }

  /// The code syntax by platform, in the order of the file.
  static func all(in json: JSONValue?) -> [FigmaCodeSyntax] {
    (json?.members ?? []).compactMap { platform, text in
      text.string.map { FigmaCodeSyntax(platform: platform.string, text: $0) }
    }
  }
}

extension FigmaVariable {
  var codeSyntax: [FigmaCodeSyntax] { FigmaCodeSyntax.all(in: self["codeSyntax"]) }
}
