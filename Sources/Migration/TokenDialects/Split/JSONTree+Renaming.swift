import ForeignValues

extension JSONTree {
  /// The value with other targets of its aliases, without braces.
  func renaming(_ targets: [String: String]) -> JSONTree {
    guard !targets.isEmpty else { return self }
    switch self {
    case .string(let text):
      return text.alias.flatMap { targets[$0] }.map { .string("{\($0)}") } ?? self
    case .array(let items): return .array(items.map { $0.renaming(targets) })
    case .object(let members):
      return .object(members.map { Member($0.name, value: $0.value.renaming(targets)) })
    case .number, .boolean, .null, .spelled: return self
    }
  }
}
