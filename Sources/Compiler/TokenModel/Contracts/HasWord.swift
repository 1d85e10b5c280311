/// Whether a text can be read as a reason: it has a letter or a digit, in any script.
package func hasWord(_ text: String) -> Bool {
  text.unicodeScalars.contains { scalar in
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }
}
