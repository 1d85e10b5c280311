import Foundation
import Testing

@testable import ColorMath

/// The rows of one group of `Vectors/color.json`, with its tolerance.
struct VectorGroup<Row: Decodable> {
  let rows: [Row]
  let tolerance: Tolerance

  /// Fails unless the group is not empty and has as many rows as the file's count.
  init(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let meta = try decoder.decode(VectorMeta.self, from: vectorData("meta"))
    rows = try decoder.decode([Row].self, from: vectorData("groups", name))
    tolerance = meta.tolerance[name] ?? Tolerance()
    let count = try #require(meta.counts[name], sourceLocation: sourceLocation)
    try #require(count > 0 && rows.count == count, sourceLocation: sourceLocation)
  }

  /// Calls `body` with every row and fails unless each call made at least one comparison.
  func check(
    sourceLocation: SourceLocation = #_sourceLocation, _ body: (Row, inout RowChecks) throws -> Void
  ) rethrows {
    var checked = 0
    for row in rows {
      var checks = RowChecks(tolerance: tolerance)
      try body(row, &checks)
      if checks.count > 0 { checked += 1 }
    }
    #expect(checked == rows.count, "rows that compared nothing", sourceLocation: sourceLocation)
  }
}

/// How far a number may be off: `abs`, or `rel` times its size if that is more.
struct Tolerance: Decodable {
  var abs = 0.0
  var rel: Double?

  func allows(_ actual: Double, _ expected: Double) -> Bool {
    (actual - expected).magnitude <= max(abs, (rel ?? 0) * expected.magnitude)
  }
}

/// The comparisons made for one row.
struct RowChecks {
  var tolerance: Tolerance
  private(set) var count = 0

  init(tolerance: Tolerance) { self.tolerance = tolerance }

  mutating func close(
    _ actual: Double, _ expected: Double, _ what: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    count += 1
    let message: Comment = "\(what): \(actual), expected \(expected)"
    #expect(tolerance.allows(actual, expected), message, sourceLocation: sourceLocation)
  }

  mutating func close(
    _ actual: Triple, _ expected: [Double], _ what: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(expected.count == 3, "\(what): three components", sourceLocation: sourceLocation)
    for (index, value) in expected.enumerated().prefix(3) {
      close(actual[index], value, "\(what)[\(index)]", sourceLocation: sourceLocation)
    }
  }

  mutating func equal<Value: Equatable>(
    _ actual: Value, _ expected: Value, _ what: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    count += 1
    #expect(actual == expected, "\(what)", sourceLocation: sourceLocation)
  }
}

/// A component in the file: a number or "none".
enum Component: Decodable, Equatable {
  case number(Double)
  case none

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else {
      try #require(container.decode(String.self) == "none")
      self = .none
    }
  }

  var value: Double {
    switch self {
    case .number(let number): number
    case .none: 0
    }
  }
}

extension [Component] {
  var triple: Triple { Triple(self[0].value, self[1].value, self[2].value) }
}

/// A hex string of the file as a color.
struct Hex: Decodable {
  let color: RGB8

  init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    color = try #require(RGB8(hex: text))
  }
}

/// The five verdicts of a ratio.
struct Verdicts: Decodable, Equatable {
  var aaNormal, aaLarge, aaaNormal, aaaLarge, nonText: Bool

  init(ratio: Double) {
    aaNormal = ratio >= 4.5
    aaLarge = ratio >= 3
    aaaNormal = ratio >= 7
    aaaLarge = ratio >= 4.5
    nonText = ratio >= 3
  }
}

/// A ratio truncated, not rounded, to a number of decimals.
func cut(_ ratio: Double, decimals: Int) -> String {
  let scale = decimals == 2 ? 100.0 : 10_000
  return String(format: "%.\(decimals)f", (ratio * scale).rounded(.down) / scale)
}

/// The part of `Vectors/color.json` found by going down these keys.
func vectorData(_ keys: String...) throws -> Data {
  let url = try #require(
    Bundle.module.url(forResource: "color", withExtension: "json", subdirectory: "Vectors"))
  var part = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
  for key in keys {
    part = try #require((part as? [String: Any])?[key], "no \(key) in the vectors")
  }
  return try JSONSerialization.data(withJSONObject: part)
}

private struct VectorMeta: Decodable {
  let tolerance: [String: Tolerance]
  let counts: [String: Int]
}
