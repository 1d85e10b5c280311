/// The answer of `explain` to a question, read by Foundation from its JSON.
package func explained(_ words: String..., in sources: Sources? = nil) throws -> Object {
  let explanation = explain(try Question(words), in: sources)
  let refusal = explanation.refusal
  try #require(refusal == nil)
  let json = try JSONSerialization.jsonObject(with: Data(explanation.json))
  return try #require(json as? Object)
}

/// The answer of `explain` to a question, as text.
package func explainedText(_ words: String..., in sources: Sources? = nil) throws -> String {
  explain(try Question(words), in: sources).text
}

/// The answer of `explain` to a question about a project, or about colors alone.
package func explain(_ question: Question, in sources: Sources?) -> Explanation {
  let sources = sources ?? Sources(project: Project(), tokens: [])
  return question.answer ?? analyze(sources).analysis.explain(question, in: sources.project)
}

/// The rows of a group of the shared color vectors.
package func colorVectors(_ group: String) throws -> [Object] {
  let file = try Shipped.file("Tests/Compiler/ColorMathTests/Vectors/color.json")
  let root = try JSONSerialization.jsonObject(with: Data(file.text)) as? Object
  let rows = (root?["groups"] as? Object)?[group] as? [Object]
  return try #require(rows, "no rows of \(group)")
}

extension Object {
  package func object(_ key: String) -> Object { self[key] as? Object ?? [:] }
  package func objects(_ key: String) -> [Object] { self[key] as? [Object] ?? [] }
  package func string(_ key: String) -> String? { self[key] as? String }
  package func number(_ key: String) -> Double? { (self[key] as? NSNumber)?.doubleValue }
  package func numbers(_ key: String) -> [Double] {
    (self[key] as? [NSNumber])?.map(\.doubleValue) ?? []
  }

  /// The token in the theme of a mode.
  package func theme(_ mode: String) -> Object {
    object("token").objects("themes").first { $0.object("theme").string("mode") == mode } ?? [:]
  }
}

/// Whether numbers are equal within the tolerance of the vectors.
package func isNear(_ actual: [Double], _ expected: [Double], _ tolerance: Double) -> Bool {
  actual.count == expected.count
    && zip(actual, expected).allSatisfy {
      ($0 - $1).magnitude <= tolerance * Swift.max(1, $1.magnitude)
    }
}
