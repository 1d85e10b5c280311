/// A path as a relative URI reference (RFC 3986): everything but letters, digits, `-._~` and the
/// slashes percent-encoded.
package func uriReference(_ path: String) -> String {
  path.utf8.reduce(into: "") { uri, byte in
    if isUnreserved(byte) || byte == UInt8(ascii: "/") {
      uri.unicodeScalars.append(Unicode.Scalar(byte))
    } else {
      uri += percentEncoded(byte)
    }
  }
}

/// A byte as `%` and two hexadecimal digits.
package func percentEncoded(_ byte: UInt8) -> String {
  (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
}

private func isUnreserved(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
    UInt8(ascii: "_"), UInt8(ascii: "~"):
    true
  default: false
  }
}
