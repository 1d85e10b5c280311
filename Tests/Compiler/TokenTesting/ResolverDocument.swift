/// A resolver document with a version and other members.
package func resolverDocument(_ members: String) -> String {
  #"{ "version": "2025.10", \#(members) }"#
}

/// A token file with a group `n` of one number.
package func numberFile(_ name: String, _ value: Int) -> String {
  #"{ "n": { "\#(name)": { "$type": "number", "$value": \#(value) } } }"#
}

/// A token of type number, as JSON.
package func number(_ value: Double = 1) -> String {
  #"{ "$type": "number", "$value": \#(value) }"#
}
