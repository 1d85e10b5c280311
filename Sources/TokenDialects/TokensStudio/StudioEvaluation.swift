import TokenModel

/// Says what each token becomes in each theme, each answer once.
struct StudioEvaluation {
  let graph: StudioGraph
  private var known: [[StudioThemes.Choice: StudioOutcome]]
  private var running: Set<Int> = []
  /// What is being read.
  var frame = Frame()

  /// How many tokens may name one another in a chain before it is taken for a fault; chains that are
  /// read from their end, as nearly all are, do not count.
  private static let longestChain = 200

  /// One token in some themes, and what was found out about it.
  struct Frame {
    var choice: StudioThemes.Choice = []
    var notes: [StudioOutcome.Note] = []
    var extras: [JSONTree.Member] = []
    /// Whether what it names leads into a circle.
    var isCircular = false
    /// How many values were followed while one was read.
    var hops = 0

    mutating func addHop() { hops += 1 }
  }

  init(_ graph: StudioGraph) {
    self.graph = graph
    known = Array(repeating: [:], count: graph.tokens.count)
  }

  /// What a token becomes in the themes of a choice.
  mutating func outcome(of index: Int, in choice: StudioThemes.Choice) -> StudioOutcome {
    let mask = graph.masks[index]
    let key = mask.isEmpty ? [] : choice.indices.filter(mask.contains).map { choice[$0] }
    if let outcome = known[index][key] {
      frame.isCircular = frame.isCircular || outcome.isCircular
      return outcome
    }
    // A chain that is not at its end by then is treated as one that has none.
    if running.contains(index) || running.count >= Self.longestChain {
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
      refuse("names itself in the end, or what does: the references run in a circle")
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
    if token.typeName == nil, token.type == .homeless,
      token.text.flatMap(StudioReference.whole) == nil
    {
      note(
        .missingType,
        message:
          "has no type; give it one in Tokens Studio, or name it with --type '\(token.name)=…'")
      return StudioOutcome()
    }
    if let modifier = token.modifier, token.type == .color {
      return modified(token, by: modifier)
    }
    if let key = token.text.flatMap(StudioReference.whole) { return alias(key, as: token.type) }
    return literal(token.value, as: token.type, named: token.typeName)
  }

  // MARK: Saying

  /// Notes a loss or a change; the message goes on after the token's name.
  mutating func note(_ rule: Rule, message: String) {
    let note = StudioOutcome.Note(rule: rule, message: message)
    if !frame.notes.contains(note) { frame.notes.append(note) }
  }

  /// Notes why a token is left out.
  mutating func refuse(_ message: String) {
    note(.notCarried, message: message + "; it is left out")
  }

  /// Keeps something that has no place in DTCG.
  mutating func keep(_ name: String, value: JSONTree) {
    frame.extras.removeAll { $0.name == name }
    frame.extras.append(.init(name, value: value))
  }
}
