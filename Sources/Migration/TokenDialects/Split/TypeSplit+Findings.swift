import TokenModel
import Writers

extension TypeSplit {
  /// A finding about each token that is split. The places are in the result.
  var findings: [Diagnostic] {
    conflicts.filter { splits($0.path) }.map { conflict in
      let names = names[conflict.path] ?? [:]
      let others = conflict.order.dropFirst().map { type in
        "the \(type.rawValue) becomes '\(printable((names[type] ?? []).tokenPath))'"
      }
      return Diagnostic(
        .changedValue, message: "\(sentence(about: conflict)); \(others.list())",
        at: place(of: conflict), path: set.paths.string(conflict.path),
        related: unused(conflict).map {
          Diagnostic.Related(
            "no theme uses this value; it is left out", at: set.place(of: set.declarations[$0]))
        })
    }
  }

  /// The declarations of a token that apply in no theme. They would show where another value had a
  /// type of its own.
  private func unused(_ conflict: TypeConflict) -> [Int] {
    let used = Set(
      conflict.types.compactMap { themed.tokens.declarationIndex(conflict.path, in: $0.theme) })
    return themed.declarations(of: conflict.path).filter { !used.contains($0) }
  }

  /// What to say about each token whose type differs by theme and that is not split, by path.
  var messages: [String: (text: String, place: Place)] {
    Dictionary(
      conflicts.map { conflict in
        let cure =
          refusals[conflict.path].map {
            "give it the same type in every theme; --split cannot help, because \($0)"
          } ?? "--split makes one token for each type"
        return (
          set.paths.string(conflict.path),
          ("\(sentence(about: conflict)); \(cure)", place(of: conflict))
        )
      }, uniquingKeysWith: { first, _ in first })
  }

  private func sentence(about conflict: TypeConflict) -> String {
    "'\(printable(set.paths.string(conflict.path)))' is \(conflict.sentence)"
  }

  /// The place of the first declaration with a type that loses its name.
  private func place(of conflict: TypeConflict) -> Place {
    let other = conflict.types.first { $0.type != conflict.first }?.theme ?? 0
    return themed.tokens.declaration(conflict.path, in: other).map { set.place(of: $0) }
      ?? Place(file: "")
  }
}
