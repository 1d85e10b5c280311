import TokenModel
import TokenQueries

/// Proposes contracts for the colors of a project that no contract measures. A pure function, like
/// `compile(_:)`.
///
/// - Parameters:
///   - sources: The project.
///   - folder: The folder of the new contracts, relative to the project folder.
///   - taken: The names of the files in that folder.
///   - recognizing: Recognizes token files in another format.
package func propose(
  for sources: Sources, folder: String, taken: Set<String>,
  recognizing: @escaping ForeignRecognizer = { _ in nil }
) -> Proposal {
  TokenQueries.propose(for: sources, folder: folder, taken: taken) {
    analyze($0, recognizing: recognizing).analysis
  }
}
