import TokenChecks
import TokenModel

/// The changes that make the variables of a file in Figma equal to tokens.
package struct FigmaPlan {
  /// A collection to create. Its first mode comes with it.
  struct NewCollection {
    var id: String
    var name: String
    /// The modes. A single one has no name here, and keeps the name that Figma gives it.
    var modes: [NewMode]
  }

  /// A mode to add to a collection, or the first mode of a new collection, which gets a name.
  struct NewMode {
    var id: String
    var name: String
    var collection: String
    var isFirst = false
  }

  /// A variable to create, change or delete.
  enum VariableChange {
    case create(FigmaItem, collection: String)
    case update(id: String, name: String?, description: String?, codeSyntax: [FigmaCodeSyntax]?)
    case delete(id: String)
  }

  struct NewValue {
    var variable: String
    var mode: String
    var value: FigmaValue
  }

  var collections: [NewCollection] = []
  var modes: [NewMode] = []
  var variables: [VariableChange] = []
  /// The values, in an order that never makes a cycle of aliases.
  var values: [NewValue] = []
  var notes: [FigmaNote] = []
  var leftOut: [(reason: FigmaReason, tokens: [String])] = []
  /// The variables without a token, by collection.
  var others: [(collection: String, fate: FigmaFate, names: [String])] = []
  var createdCount = 0
  var changedCount = 0
  var unchangedCount = 0
  var deletedCount = 0

  /// Whether Figma has everything already.
  package var isEmpty: Bool {
    collections.isEmpty && modes.isEmpty && variables.isEmpty && values.isEmpty
  }
}

/// What a plan does with a variable that has no token.
enum FigmaFate {
  case deleted
  /// It would be deleted with `--delete`.
  case spared
  /// It is never deleted: no token has its type.
  case kept
}

/// Something that a plan cannot do, or that changes on the way to Figma.
enum FigmaNote {
  case unmatchedMode(collection: String, mode: String)
  case unaddedMode(collection: String, context: String)
  case unknownMode(collection: String, mode: String, variables: [String])
  case missingValues(Int)
  case newCodeSyntax([String])
  case otherScopes([String])
  case changedName(from: String, to: String)
  case clippedColors(Int)
  case firstFonts(Int)
}

extension FigmaPlan {
  /// Plans the changes that make the variables of a file in Figma equal to the tokens of a project
  /// without errors. `response` answers `GET /v1/files/:key/variables/local`; `deletes` removes
  /// variables without a token.
  package init(
    _ analysis: Analysis, response: Document, deletes: Bool = false
  ) throws(FigmaRefusal) {
    var planner = try FigmaPlanner(analysis.tokens, file: FigmaFile(response))
    planner.compare()
    planner.listOthers(deletes: deletes)
    planner.report()
    self = planner.plan
  }
}
