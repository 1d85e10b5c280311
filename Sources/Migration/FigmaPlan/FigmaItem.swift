import TokenModel

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
  /// Why the plan leaves it out.
  var reason: FigmaReason?

  var canHaveAliases: Bool { variable != nil || reason == nil && variableType != nil }
}

/// What a token says about its variable.
struct FigmaSettings {
  var variableID: String?
  var scopes: [String]?
  /// The code syntax by platform, in the order of the file.
  var codeSyntax: [FigmaCodeSyntax] = []
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
    codeSyntax = member("codeSyntax")?.figmaCodeSyntax ?? []
  }
}

/// Why a plan leaves a token out.
enum FigmaReason: Hashable {
  case type(TokenType)
  case mixedTypes
  case noValue
  case otherType(FigmaVariableType?)
  case axes([String])
  case modes(collection: String, axis: String)
  case noMode(collection: String)
  case tooManyContexts(axis: String)
  case longContext(String)
  case sameName(String)
  case library
  case deleted
  case unknownCollection

  /// The reason, after the names of tokens and a colon.
  var text: String {
    switch self {
    case .type(let type): "Figma has no variables of the type \(type.rawValue)"
    case .mixedTypes: "the type differs between themes"
    case .noValue: "it has no value"
    case .otherType(let type): "the variable is a \(type?.rawValue ?? "variable of another type")"
    case .axes(let names): "depends on \(names.quotedList()); a variable can follow only one"
    case .modes(let collection, let axis):
      "depends on '\(axis)', but the modes of its collection '\(collection)' do not"
    case .noMode(let collection):
      "no mode of its collection '\(collection)' has the name of a context"
    case .tooManyContexts(let axis):
      "'\(axis)' has more contexts than a collection can have modes (\(FigmaLimit.modes))"
    case .longContext(let name):
      "the context '\(name)' is longer than the name of a mode (\(FigmaLimit.modeName))"
    case .sameName(let other): "has the name of '\(other)' in Figma"
    case .library: "the variable is in a library; change it there"
    case .deleted: "the variable is deleted in Figma"
    case .unknownCollection: "the answer does not list the collection of its variable"
    }
  }
}
