/// A polynomial over a part of a gradient, given by its Bézier control points. A point is three
/// channels or one number.
///
/// The curve stays within the range of its points. Its ends are exactly the first and the last
/// point.
struct BezierCurve<Point: BezierPoint> {
  /// One more point than the degree of the polynomial.
  var points: [Point]

  var first: Point { points[0] }
  var last: Point { points[points.count - 1] }

  /// The parts before and after a fraction of the length (de Casteljau).
  func split(at share: Double) -> (BezierCurve, BezierCurve) {
    var row = points
    var (before, after) = ([row[0]], [row[row.count - 1]])
    while row.count > 1 {
      row = zip(row, row.dropFirst()).map { $0 * (1 - share) + $1 * share }
      before.append(row[0])
      after.append(row[row.count - 1])
    }
    return (BezierCurve(points: before), BezierCurve(points: after.reversed()))
  }

  /// The part from one fraction of the length to another.
  func part(from start: Double, to end: Double) -> BezierCurve {
    let rest = start > 0 ? split(at: start).1 : self
    return end < 1 ? rest.split(at: (end - start) / (1 - start)).0 : rest
  }

  /// The derivative by the fraction of the length.
  var slope: BezierCurve {
    guard points.count > 1 else { return BezierCurve(points: [points[0] * 0]) }
    let degree = Double(points.count - 1)
    return BezierCurve(points: zip(points, points.dropFirst()).map { ($1 - $0) * degree })
  }

  static func + (one: BezierCurve, other: BezierCurve) -> BezierCurve {
    let count = max(one.points.count, other.points.count)
    return BezierCurve(
      points: zip(one.raised(to: count).points, other.raised(to: count).points).map { $0 + $1 })
  }

  static func * (one: BezierCurve, other: BezierCurve<Double>) -> BezierCurve {
    let (m, n) = (one.points.count - 1, other.points.count - 1)
    var products = Array(repeating: one.points[0] * 0, count: m + n + 1)
    for (i, point) in one.points.enumerated() {
      for (j, factor) in other.points.enumerated() {
        let share = choices(i, of: m) * choices(j, of: n) / choices(i + j, of: m + n)
        products[i + j] = products[i + j] + point * factor * share
      }
    }
    return BezierCurve(points: products)
  }

  /// The same curve with `count` points.
  private func raised(to count: Int) -> BezierCurve {
    var curve = self
    while curve.points.count < count { curve = curve * BezierCurve<Double>(points: [1, 1]) }
    return curve
  }
}

extension BezierCurve: Sendable where Point: Sendable {}

/// A control point of a ``BezierCurve``.
protocol BezierPoint {
  static func + (one: Self, other: Self) -> Self
  static func - (one: Self, other: Self) -> Self
  static func * (one: Self, factor: Double) -> Self
}

extension Double: BezierPoint {}
extension SIMD3<Double>: BezierPoint {}

/// The binomial coefficient: the number of ways to choose `count` of `all` items.
private func choices(_ count: Int, of all: Int) -> Double {
  (0..<count).reduce(1) { $0 * Double(all - $1) / Double($1 + 1) }
}
