import TokenModel
import TokenQueries

/// Explains which theme axes of a project follow the system.
///
/// - Parameters:
///   - sources: The project.
package func explainThemes(
  in sources: Sources
) -> Explanation {
  TokenQueries.explainThemes(analyze(sources).analysis)
}

/// Explains a token or colors. A pure function, like `compile(_:)`. Works as far as possible in a
/// project with errors.
///
/// - Parameters:
///   - question: The token or colors to explain.
///   - sources: The project that has the tokens; not needed if the question names none.
package func explain(
  _ question: Question, in sources: Sources?
) -> Explanation {
  TokenQueries.explain(question, sources: sources) {
    analyze($0).analysis
  }
}
