/// Why a YAML text cannot be translated to JSON.
package struct YAMLFault: Error, Equatable, Sendable {
  /// The kinds of faults.
  package enum Kind: String, Sendable {
    /// It is not YAML, or has something that JSON does not have.
    case syntax
    case duplicateKey
    case invalidUTF8
    /// It is too long, with all aliases written out.
    case limit
  }

  /// The kind of fault.
  package let kind: Kind
  /// What is wrong, and what to do.
  package let message: String
  /// The byte offset of the fault.
  package let offset: Int

  /// A fault at an offset.
  package init(_ kind: Kind, message: String, offset: Int) {
    (self.kind, self.message, self.offset) = (kind, message, offset)
  }
}
