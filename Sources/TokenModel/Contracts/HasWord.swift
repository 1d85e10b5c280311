/// Whether a text can be read as a reason: it has at least two letters, in any script.
package func hasWord(_ text: String) -> Bool {
  text.unicodeScalars.lazy.filter(\.properties.isAlphabetic).dropFirst().first != nil
}
