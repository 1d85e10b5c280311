/// The functions that expressions may call.
///
/// Their names and meaning are those of expr-eval, which `sd-transforms` of Tokens Studio evaluates
/// with (`src/checkAndEvaluateMath.ts`): `round` takes halves upward, as JavaScript does.
func call(_ name: String, arguments: [Quantity]) throws(ExpressionFault) -> Quantity {
  switch name {
  case "floor": try one(name, arguments: arguments) { $0.rounded(.down) }
  case "ceil": try one(name, arguments: arguments) { $0.rounded(.up) }
  case "round": try one(name, arguments: arguments, change: roundedHalfUp)
  case "trunc": try one(name, arguments: arguments) { $0.rounded(.towardZero) }
  case "abs": try one(name, arguments: arguments) { abs($0) }
  case "sign": try one(name, arguments: arguments) { $0 == 0 ? 0 : $0 < 0 ? -1 : 1 }
  case "sqrt": try root(arguments)
  case "min": try extreme(name, arguments: arguments) { $0 < $1 }
  case "max": try extreme(name, arguments: arguments) { $0 > $1 }
  case "pow": try power(arguments)
  case "roundTo": try rounded(arguments)
  default:
    throw ExpressionFault(
      "it calls '\(name)', which is none of floor, ceil, round, roundTo, trunc, abs, sign, sqrt, "
        + "min, max and pow")
  }
}

/// A whole power, or its inverse where the exponent is negative.
func raised(_ base: Quantity, to exponent: Quantity) throws(ExpressionFault) -> Quantity {
  guard exponent.unit.isEmpty, exponent.value == exponent.value.rounded(),
    abs(exponent.value) <= 64
  else { throw ExpressionFault("an exponent is a whole number up to 64") }
  var result = Quantity(1)
  for _ in 0..<Int(abs(exponent.value)) { result = try result.multiplied(by: base) }
  return exponent.value < 0 ? try Quantity(1).divided(by: result) : result
}

private func one(
  _ name: String, arguments: [Quantity], change: (Double) -> Double
) throws(ExpressionFault) -> Quantity {
  guard var argument = arguments.first, arguments.count == 1 else {
    throw ExpressionFault("'\(name)' takes one number")
  }
  argument.value = change(withoutNoise(argument.value))
  return argument
}

private func root(_ arguments: [Quantity]) throws(ExpressionFault) -> Quantity {
  guard let argument = arguments.first, arguments.count == 1, argument.value >= 0 else {
    throw ExpressionFault("'sqrt' takes one number that is not negative")
  }
  return try one("sqrt", arguments: arguments) { $0.squareRoot() }
}

private func extreme(
  _ name: String, arguments: [Quantity], isBetter: (Double, Double) -> Bool
) throws(ExpressionFault) -> Quantity {
  guard var best = arguments.first else { throw ExpressionFault("'\(name)' takes numbers") }
  for next in arguments.dropFirst() {
    let sum = try best.adding(next, sign: 0)  // for its unit
    best = isBetter(next.value, best.value) ? next : best
    best.pixels = sum.pixels
  }
  return best
}

private func power(_ arguments: [Quantity]) throws(ExpressionFault) -> Quantity {
  guard arguments.count == 2 else { throw ExpressionFault("'pow' takes a base and an exponent") }
  return try raised(arguments[0], to: arguments[1])
}

private func rounded(_ arguments: [Quantity]) throws(ExpressionFault) -> Quantity {
  guard arguments.count == 2, (0...12).contains(arguments[1].value) else {
    throw ExpressionFault("'roundTo' takes a number, and how many decimals (0 to 12)")
  }
  var scale = 1.0
  for _ in 0..<Int(arguments[1].value) { scale *= 10 }
  return try one("roundTo", arguments: [arguments[0]]) { number in
    roundedHalfUp(withoutNoise(number * scale)) / scale
  }
}

private func roundedHalfUp(_ number: Double) -> Double { (number + 0.5).rounded(.down) }
