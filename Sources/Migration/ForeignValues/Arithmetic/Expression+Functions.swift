extension Expression {
  /// Calls a function by name.
  ///
  /// The functions are those of expr-eval, which `sd-transforms` uses
  /// (`src/checkAndEvaluateMath.ts`). `round` rounds halves up, as JavaScript does.
  static func call(_ name: String, arguments: [Quantity]) throws(ExpressionFault) -> Quantity {
    switch name {
    case "floor": return try mapped(name, arguments: arguments) { $0.rounded(.down) }
    case "ceil": return try mapped(name, arguments: arguments) { $0.rounded(.up) }
    case "round": return try mapped(name, arguments: arguments, change: roundedHalfUp)
    case "trunc": return try mapped(name, arguments: arguments) { $0.rounded(.towardZero) }
    case "abs": return try mapped(name, arguments: arguments) { abs($0) }
    case "sign": return try mapped(name, arguments: arguments) { $0 == 0 ? 0 : $0 < 0 ? -1 : 1 }
    case "sqrt":
      guard arguments.count == 1, arguments[0].value >= 0 else {
        throw ExpressionFault("'sqrt' takes one non-negative number")
      }
      return try mapped(name, arguments: arguments) { $0.squareRoot() }
    case "min": return try extreme(name, arguments: arguments) { $0 < $1 }
    case "max": return try extreme(name, arguments: arguments) { $0 > $1 }
    case "pow":
      guard arguments.count == 2 else {
        throw ExpressionFault("'pow' takes a base and an exponent")
      }
      return try raised(arguments[0], to: arguments[1])
    case "roundTo":
      guard arguments.count == 2, (0...12).contains(arguments[1].value) else {
        throw ExpressionFault("'roundTo' takes a number and a count of decimals, 0 to 12")
      }
      let scale = 10.0.raised(to: arguments[1].value.rounded(.towardZero))
      return try mapped(name, arguments: [arguments[0]]) { number in
        roundedHalfUp((number * scale).withoutNoise) / scale
      }
    case "calc" where arguments.count == 1: return arguments[0]
    default:
      throw ExpressionFault(
        "unknown function '\(name)'; expected floor, ceil, round, roundTo, trunc, abs, sign, sqrt, "
          + "min, max or pow")
    }
  }

  /// A power. A number with a unit has only integer exponents.
  static func raised(_ base: Quantity, to exponent: Quantity) throws(ExpressionFault) -> Quantity {
    guard exponent.unit.isEmpty else { throw ExpressionFault("an exponent has no unit") }
    guard base.unit.isEmpty else {
      guard exponent.value == exponent.value.rounded(), abs(exponent.value) <= 64 else {
        throw ExpressionFault("'\(base.text)' needs an integer exponent up to 64")
      }
      var result = Quantity(1)
      for _ in 0..<Int(abs(exponent.value)) { result = try result.multiplied(by: base) }
      return exponent.value < 0 ? try Quantity(1).divided(by: result) : result
    }
    let power = base.value.raised(to: exponent.value)
    guard power.isFinite else { throw ExpressionFault("its result is not a finite number") }
    return Quantity(power)
  }
}

private func mapped(
  _ name: String, arguments: [Quantity], change: (Double) -> Double
) throws(ExpressionFault) -> Quantity {
  guard var argument = arguments.first, arguments.count == 1 else {
    throw ExpressionFault("'\(name)' takes one number")
  }
  argument.value = change(argument.value.withoutNoise)
  return argument
}

private func extreme(
  _ name: String, arguments: [Quantity], isBetter: (Double, Double) -> Bool
) throws(ExpressionFault) -> Quantity {
  guard var best = arguments.first else { throw ExpressionFault("'\(name)' takes numbers") }
  for next in arguments.dropFirst() {
    let sum = try best.adding(next, sign: 0)  // checks the units
    best = isBetter(next.value, best.value) ? next : best
    best.pixels = sum.pixels
  }
  return best
}

private func roundedHalfUp(_ number: Double) -> Double { (number + 0.5).rounded(.down) }
