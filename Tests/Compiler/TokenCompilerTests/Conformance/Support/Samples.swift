import TokenTesting

/// A dimension token in px, as JSON.
func pixels(_ value: Double, _ properties: String = "") -> String {
  #"{ "$type": "dimension", "$value": \#(length(value).json)\#(properties) }"#
}

/// A color token with a gray from 0 to 1, as JSON.
func gray(_ value: Double) -> String {
  #"{ "$type": "color", "$value": \#(color([value, value, value])) }"#
}

/// A length in px, as the value of a token.
func length(_ value: Double) -> JSONTree { ["value": .number(value), "unit": "px"] }

/// The components of a gray from 0 to 1.
func components(_ value: Double) -> JSONTree { [.number(value), .number(value), .number(value)] }
