import TokenJSON
import TokenModel

/// A file in a syntax that this module cannot read, translated by the caller.
package enum Translation: Sendable {
  case json(TranslatedJSON)
  /// Why it cannot be translated.
  case fault(Diagnostic)
}
