/// A set of theme axes, by their indices in `ThemeSpace.axes`.
@usableFromInline package struct AxisSet: OptionSet, Hashable, Sendable {
  @usableFromInline package var rawValue: UInt64

  /// The set of the axes whose bits are 1.
  @inlinable package init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The greatest number of axes that a set can hold.
  package static let capacity = 64

  @inlinable package init(_ axes: some Sequence<Int>) {
    self.init()
    for axis in axes { insert(axis) }
  }

  /// The number of axes.
  package var count: Int { rawValue.nonzeroBitCount }

  /// The axes in ascending order.
  @inlinable package var axes: [Int] {
    var axes: [Int] = []
    axes.reserveCapacity(rawValue.nonzeroBitCount)
    forEach { axes.append($0) }
    return axes
  }

  /// Calls a function with each axis, in ascending order.
  @inlinable package func forEach(_ body: (Int) -> Void) {
    var rest = rawValue
    while rest != 0 {
      body(rest.trailingZeroBitCount)
      rest &= rest - 1
    }
  }

  package func contains(_ axis: Int) -> Bool { rawValue >> axis & 1 == 1 }

  @inlinable package mutating func insert(_ axis: Int) { rawValue |= 1 << axis }

  package mutating func remove(_ axis: Int) { rawValue &= ~(1 << axis) }
}
