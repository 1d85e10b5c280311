/// Which checks the audit has measured, and what came of each color.
///
/// A check is a foreground on the layers below it, in one variant and one theme. It is identified by
/// their tokens, so pairs that measure the same tokens there are one check.
package struct Coverage: Sendable {
  /// What came of a check, or of a color, from worst to best.
  package enum Status: String, CaseIterable, Sendable, Comparable {
    /// Of a check: it has no result. Of a color: so do all of its checks, or it has none.
    case never
    /// Of a color: some of its checks are never measured.
    case partly
    /// Only exempt pairs have it, or its pair says why it is not measured.
    case exempt
    /// A pair with a requirement has it.
    case measured
    /// A pair that fails and is accepted has it.
    case waived

    package static func < (one: Self, other: Self) -> Bool { one.order < other.order }

    private static let ranked = allCases
    private var order: Int { Self.ranked.firstIndex(of: self) ?? 0 }

    /// Whether something is not measured, without a reason.
    package var isOpen: Bool { self <= .partly }
  }

  /// A color in a variant of a component, in some themes.
  package struct Cell: Sendable {
    /// The component and the role that have it; nil for tokens that no contract's role has.
    package var component, role: String?
    /// The variant; empty for tokens that no contract's role has.
    package var variant = Variant()
    /// The first of the themes, and its contexts.
    package var themeIndex: Int
    package var theme: Variant
    package var holds: Holds
    package var status: Status
    /// Why it is exempt or waived.
    package var because: String?
    /// Why it has no check; nil if it has one, or is only referenced.
    var gap: Gap?
  }

  /// Why a color has no check.
  enum Gap: Hashable, Sendable {
    /// No pair has it there.
    case noCheck
    /// It is below an opaque layer or only the surface, or the themes are too many.
    case hidden
    /// Pairs have only stops of it, and these do not tell the whole contrast.
    case stops
  }

  /// A color, gradient, or color inside a composite value.
  package struct Color: Sendable {
    /// The token's path.
    package var path: String
    /// Which color inside the token: `color` or `1.color`; nil for the whole value.
    package var part: String?
    /// The value as text for reports.
    package var value: String
    /// Where the token is declared.
    package var place: Place
    package var status: Status
    package var cells: [Cell]

    /// The path, with the color inside a composite value: `focus/ring.color`.
    package var name: String { path + (part.map { ".\($0)" } ?? "") }
  }

  /// A group of colors that are only there for other tokens to refer to.
  package struct Palette: Sendable {
    package var path: String
    /// The number of its colors.
    package var size: Int
    /// The paths of those that nothing uses.
    package var unused: [String]
  }

  /// A check that is never measured.
  package struct OpenCheck: Sendable {
    package var component: String
    /// The number of the contract's pair that leaves it out; nil if a pair has it, without a result.
    package var pair: Int?
    /// Its tokens and its variant.
    var name: String
    var place: Place
  }

  /// In the order of paths.
  package var colors: [Color] = []
  /// The palettes with colors that nothing uses.
  package var palettes: [Palette] = []
  /// The number of checks with each status, counted in each theme. A color without a check counts as
  /// one that is never measured.
  private var checks: [Status: Double] = [:]
  /// The first check that is never measured of each pair.
  package var open: [OpenCheck] = []
  /// The number of values that the project's `inputs` leave out of an axis, by that of the others;
  /// the sum for all axes.
  var leftOutShare = 0.0

  package init() {}

  mutating func add(_ status: Status, themes: Int) { checks[status, default: 0] += Double(themes) }

  /// The number of colors with a status.
  package func count(_ status: Status) -> Int {
    colors.indices.count { colors[$0].status == status }
  }

  /// The number of checks with a status, counted in each theme. Each axis value that `inputs` leave
  /// out has as many that are never measured as the other values of its axis have on average.
  package func checkCount(_ status: Status) -> Double {
    (checks[status] ?? 0) + (status == .never ? checks.values.reduce(0, +) * leftOutShare : 0)
  }

  /// The number of all checks, counted in each theme.
  package var checkCount: Double { checks.values.reduce(0, +) * (1 + leftOutShare) }

  /// The number of checks that are measured or waived, or have a reason, counted in each theme.
  package var coveredCheckCount: Double { checks.reduce(0) { $1.key.isOpen ? $0 : $0 + $1.value } }

  /// The share of checks that are measured or waived, or have a reason: 0…100, truncated to two
  /// decimals; 100 without any check.
  package var percent: Double { share(of: coveredCheckCount) }

  /// The share of checks with a status, truncated to two decimals; never measured ones have the rest.
  package func percent(of status: Status) -> Double {
    status == .never ? ((100 - percent) * 100).rounded() / 100 : share(of: checks[status] ?? 0)
  }

  private func share(of part: Double) -> Double {
    checkCount > 0 ? (part / checkCount * 10_000 + 1e-9).rounded(.down) / 100 : 100
  }

  /// The number of cells with some statuses, counting each theme.
  package func cellCount(where isCounted: (Status) -> Bool) -> Double {
    colors.reduce(0) { sum, color in
      color.cells.reduce(sum) { isCounted($1.status) ? $0 + Double($1.holds.themeCount) : $0 }
    }
  }
}
