import TokenModel
import TokenQueries

/// Explains which theme axes of a project follow the system.
///
/// - Parameters:
///   - sources: The project.
///   - recognizing: Recognizes token files in another format.
package func explainThemes(
  in sources: Sources, recognizing: @escaping ForeignRecognizer = { _ in nil }
) -> Explanation {
  TokenQueries.explainThemes(analyze(sources, recognizing: recognizing).analysis)
}

/// Explains a token or colors. A pure function, like `compile(_:)`. Works as far as possible in a
/// project with errors.
///
/// - Parameters:
///   - question: The token or colors to explain.
///   - sources: The project that has the tokens; not needed if the question names none.
///   - recognizing: Recognizes token files in another format.
package func explain(
  _ question: Question, in sources: Sources?,
  recognizing: @escaping ForeignRecognizer = { _ in nil }
) -> Explanation {
  TokenQueries.explain(question, sources: sources) {
    analyze($0, recognizing: recognizing).analysis
  }
}
