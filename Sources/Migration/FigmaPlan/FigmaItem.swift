/// A token, and the variable that it is in Figma.
struct FigmaItem {
  var path: PathID
  var text: String
  var name: FigmaName
  /// The first theme that declares it.
  var theme: Int
  /// Its type; nil if its types differ between themes, or no theme has a value.
  var type: TokenType?
  /// The `com.figma` extension.
  var settings: FigmaSettings
  var description: String?
  /// The index of its variable in the file.
  var variable: Int?
  /// The id of its variable: that in the file, or a temporary one.
  var id: String
  var variableType: FigmaVariableType?
  var scopes: [String] = []
  /// The axes on which its values depend. An alias is one value, whatever its target depends on.
  var support = AxisSet()
  /// The index of its collection.
  var home: Int?
  /// Why the plan leaves it out, for the summary; nil if it does not.
  var reason: String?
}

/// What a token says about its variable.
struct FigmaSettings {
  var variableID: String?
  var scopes: [String]?
  var codeSyntax: FigmaCodeSyntax = []
  var isHidden = false

  /// The extension of a token: as `convert` writes it, or as Figma exports it.
  init(_ token: JSONValue?) {
    guard let extensions = token?["$extensions"] else { return }
    func member(_ name: String) -> JSONValue? {
      extensions["com.figma"]?[name] ?? extensions["com.figma.\(name)"]
    }
    variableID = member("variableId")?.string
    scopes = member("scopes")?.array?.compactMap(\.string)
    isHidden = member("hiddenFromPublishing")?.boolean ?? false
    codeSyntax = Self.codeSyntax(in: member("codeSyntax"))
  }

  static func codeSyntax(in json: JSONValue?) -> FigmaCodeSyntax {
    (json?.members ?? []).compactMap { platform, text in text.string.map { (platform.string, $0) } }
  }
}

/// What developers write for a variable, by platform (`WEB`, `ANDROID` or `iOS`), in the order of the file.
typealias FigmaCodeSyntax = [(platform: String, text: String)]
