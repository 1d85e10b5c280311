/// A set of theme axes, by their indices in `ThemeSpace.axes`.
@usableFromInline package struct AxisSet: Hashable, Sendable {
  @usableFromInline var bits: UInt64 = 0

  /// The greatest number of axes that a set can hold.
  package static let capacity = 64

  /// An empty set.
  package init() {}

  /// A set of some axes.
  @inlinable package init(_ axes: some Sequence<Int>) { for axis in axes { insert(axis) } }

  package var isEmpty: Bool { bits == 0 }

  /// The number of axes.
  package var count: Int { bits.nonzeroBitCount }

  /// The axes in ascending order.
  @inlinable package var axes: [Int] {
    var rest = bits
    var axes: [Int] = []
    while rest != 0 {
      axes.append(rest.trailingZeroBitCount)
      rest &= rest - 1
    }
    return axes
  }

  package func contains(_ axis: Int) -> Bool { bits >> axis & 1 == 1 }

  /// Whether every axis is also in the other set.
  package func isSubset(of other: AxisSet) -> Bool { bits & ~other.bits == 0 }

  @inlinable package mutating func insert(_ axis: Int) { bits |= 1 << axis }

  package mutating func remove(_ axis: Int) { bits &= ~(1 << axis) }

  package mutating func formUnion(_ other: AxisSet) { bits |= other.bits }

  package func union(_ other: AxisSet) -> AxisSet {
    var union = self
    union.formUnion(other)
    return union
  }

  package func intersection(_ other: AxisSet) -> AxisSet {
    var intersection = self
    intersection.bits &= other.bits
    return intersection
  }
}
