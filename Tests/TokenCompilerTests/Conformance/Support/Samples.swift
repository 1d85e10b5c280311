/// A token of type number, as JSON.
func number(_ value: Double = 1) -> String { #"{ "$type": "number", "$value": \#(value) }"# }

/// A token of so many px, as JSON.
func pixels(_ value: Double, _ properties: String = "") -> String {
  #"{ "$type": "dimension", "$value": \#(length(value).json)\#(properties) }"#
}

/// A token of a gray between 0 and 1, as JSON.
func gray(_ value: Double) -> String {
  #"{ "$type": "color", "$value": \#(color([value, value, value])) }"#
}

/// So many px, as the value of a token.
func length(_ value: Double) -> JSONTree { ["value": .number(value), "unit": "px"] }

/// The components of a gray between 0 and 1.
func components(_ value: Double) -> JSONTree {
  [.number(value), .number(value), .number(value)]
}
