import ForeignValues
import TokenModel

/// Converts each token in each theme, and caches the results.
struct StudioEvaluation {
  let graph: StudioGraph
  private var known: [[StudioThemes.Choice: StudioOutcome]]
  private var running: Set<Int> = []
  /// The token that is being converted.
  var frame = Frame()

  /// The maximum length of a chain of references whose targets are not converted yet. Tokens are
  /// usually converted after their targets.
  private static let maxChainLength = 200

  /// The state of the conversion of a token in some themes.
  struct Frame {
    var choice: StudioThemes.Choice = []
    var notes: [StudioOutcome.Note] = []
    var extras: [JSONTree.Member] = []
    /// Whether its references lead into a cycle.
    var isCircular = false
    /// How many values were followed so far.
    var stepCount = 0
  }

  init(_ graph: StudioGraph) {
    self.graph = graph
    known = Array(repeating: [:], count: graph.tokens.count)
  }

  /// The converted token in the themes of a choice.
  mutating func outcome(of index: Int, in choice: StudioThemes.Choice) -> StudioOutcome {
    let mask = graph.masks[index]
    let key = mask.isEmpty ? [] : choice.indices.filter(mask.contains).map { choice[$0] }
    if let outcome = known[index][key] {
      frame.isCircular = frame.isCircular || outcome.isCircular
      return outcome
    }
    // A chain that is too long is treated as a cycle.
    if running.contains(index) || running.count >= Self.maxChainLength {
      frame.isCircular = true
      return StudioOutcome(isCircular: true)
    }
    let outer = frame
    frame = Frame(choice: choice)
    running.insert(index)
    var outcome = convert(graph.tokens[index])
    if frame.isCircular {
      outcome = StudioOutcome(isCircular: true)
      frame.notes = []
      refuse("is part of a cycle of references, or references one")
    }
    outcome.notes = frame.notes
    outcome.extras = frame.extras
    running.remove(index)
    frame = outer
    frame.isCircular = frame.isCircular || outcome.isCircular
    known[index][key] = outcome
    return outcome
  }

  private mutating func convert(_ token: StudioToken) -> StudioOutcome {
    if token.typeName == nil, token.type == .unsupported, token.value.reference == nil {
      note(
        .missingType,
        message: "has no type; set it in Tokens Studio, or with --type '\(token.name)=…'")
      return StudioOutcome()
    }
    if let modifier = token.modifier, token.type == .color { return modified(token, by: modifier) }
    return converted(token.value, as: token.type, named: token.typeName)
  }

  // MARK: Notes

  /// Records a loss or a change. The message follows the token's name.
  private mutating func note(_ rule: Rule, message: String) {
    let note = StudioOutcome.Note(rule: rule, message: message)
    if !frame.notes.contains(note) { frame.notes.append(note) }
  }

  mutating func noteLoss(_ message: String) { note(.notCarried, message: message) }

  mutating func noteChange(_ message: String) { note(.changedValue, message: message) }

  /// Records why a token is left out. Returns the outcome that says so.
  @discardableResult
  mutating func refuse(_ message: String, quantity: Quantity? = nil) -> StudioOutcome {
    noteLoss(message + "; it is left out")
    return StudioOutcome(quantity: quantity)
  }

  /// Records why a token is left out, for lack of a part. Returns nil.
  mutating func refuse<Part>(_ message: String) -> Part? {
    noteLoss(message + "; it is left out")
    return nil
  }

  /// Keeps something that DTCG cannot express.
  mutating func keep(_ name: String, value: JSONTree) {
    frame.extras.removeAll { $0.name == name }
    frame.extras.append(.init(name, value: value))
  }
}

/// A converted token in some themes.
struct StudioOutcome: Hashable {
  var type: TokenType?
  /// Its DTCG value; nil if the token is left out.
  var value: JSONTree?
  var target: Int?
  /// Its value in arithmetic.
  var quantity: Quantity?
  /// Whether it is part of a cycle of references, or leads into one.
  var isCircular = false
  /// The findings about it.
  var notes: [Note] = []
  /// What DTCG cannot express, for the token's `$extensions`.
  var extras: [JSONTree.Member] = []

  /// A finding about a token, without its place.
  struct Note: Hashable {
    var rule: Rule
    var message: String
  }
}
