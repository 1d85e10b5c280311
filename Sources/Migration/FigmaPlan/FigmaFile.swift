import TokenModel

/// The variables of a file in Figma: an answer of `GET /v1/files/:key/variables/local`.
struct FigmaFile {
  struct Mode {
    var id: String
    var name: String
    /// The mode of the extended collection that it inherits from.
    var parent: String?
  }

  struct Collection {
    var id: String
    var name: String
    var modes: [Mode]
    var defaultMode: String?
    /// Whether it is part of a library.
    var isRemote: Bool
    /// The id of the collection that it extends.
    var parent: String?
    /// The values that it overrides, by variable and mode.
    var overrides: [String: [String: FigmaValue]]

    fileprivate init(id: String, json: JSONValue) {
      self.id = id
      name = json["name"]?.string ?? "variables"
      modes = (json["modes"]?.array.map(Array.init) ?? []).map { mode in
        Mode(
          id: mode["modeId"]?.string ?? "", name: mode["name"]?.string ?? "mode",
          parent: mode["parentModeId"]?.string)
      }
      defaultMode = json["defaultModeId"]?.string
      isRemote = json["remote"]?.boolean ?? false
      let isExtension = json["isExtension"]?.boolean ?? false
      parent =
        json["parentVariableCollectionId"]?.string
        ?? (isExtension ? json["rootVariableCollectionId"]?.string : nil)
      if parent == id { parent = nil }
      overrides = [:]
      for (variable, values) in json["variableOverrides"]?.members ?? [] {
        overrides[variable.string] = values.figmaValues
      }
    }
  }

  struct Variable {
    var id: String
    var name: String
    /// The index of its collection; nil if the answer does not list it.
    var collection: Int?
    var type: FigmaVariableType?
    var scopes: [String]
    /// By mode.
    var values: [String: FigmaValue]
    var description: String
    var codeSyntax: [FigmaCodeSyntax]
    /// Whether it is part of a library.
    var isRemote: Bool
    /// Whether it is deleted, but still referenced.
    var isDeleted: Bool

    fileprivate init(id: String, name: String, collection: Int?, json: JSONValue) {
      (self.id, self.name, self.collection) = (id, name, collection)
      type = json["resolvedType"]?.string.flatMap(FigmaVariableType.init)
      scopes = json["scopes"]?.array?.compactMap(\.string) ?? []
      values = json["valuesByMode"]?.figmaValues ?? [:]
      description = json["description"]?.string ?? ""
      codeSyntax = json["codeSyntax"]?.figmaCodeSyntax ?? []
      isRemote = json["remote"]?.boolean ?? false
      isDeleted = json["deletedButReferenced"]?.boolean ?? false
    }
  }

  var collections: [Collection] = []
  var variables: [Variable] = []

  init(_ document: Document) throws(FigmaRefusal) {
    let root = document.json.root
    let meta = root["meta"] ?? root
    guard let variables = meta["variables"]?.object,
      let collections = meta["variableCollections"]?.object
    else {
      let said = (root["message"] ?? root["err"])?.string.map { "; it says '\(printable($0))'" }
      throw FigmaRefusal(
        message: "expected the answer of GET /v1/files/:file_key/variables/local, "
          + "with 'variables' and 'variableCollections'" + (said ?? ""))
    }
    self.collections = collections.map { Collection(id: $0.string, json: $1) }
    let known = Set(self.collections.map(\.id))
    // Without the collection that it extends, an extension is an ordinary collection.
    for index in self.collections.indices
    where !(self.collections[index].parent.map(known.contains) ?? true) {
      self.collections[index].parent = nil
    }
    for (key, value) in variables {
      guard value["valuesByMode"]?.object != nil, let name = value["name"]?.string else {
        throw FigmaRefusal(
          message: "the variable '\(printable(key.string))' has no 'name' or 'valuesByMode'; "
            + "save the answer of variables/local, not of variables/published")
      }
      let id = value["variableCollectionId"]?.string
      let collection = self.collections.firstIndex { $0.id == id }
      self.variables.append(
        Variable(id: key.string, name: name, collection: collection, json: value))
    }
  }
}

/// What developers write for a variable on a platform.
struct FigmaCodeSyntax: Equatable {
  /// `WEB`, `ANDROID` or `iOS`.
  var platform: String
  var text: String

  static func == (one: Self, other: Self) -> Bool {
    one.platform.hasSameBytes(as: other.platform) && one.text.hasSameBytes(as: other.text)
  }
}

/// Why a plan cannot be made.
package struct FigmaRefusal: Error, Hashable, Sendable {
  /// A sentence without a final period.
  package var message: String
}

extension JSONValue {
  /// The values of an object whose keys are ids of modes.
  fileprivate var figmaValues: [String: FigmaValue] {
    Dictionary(members.map { ($0.key.string, FigmaValue($0.value)) }) { $1 }
  }

  /// The code syntax by platform, in the order of the file.
  var figmaCodeSyntax: [FigmaCodeSyntax] {
    members.compactMap { platform, text in
      text.string.map { FigmaCodeSyntax(platform: platform.string, text: $0) }
    }
  }
}
