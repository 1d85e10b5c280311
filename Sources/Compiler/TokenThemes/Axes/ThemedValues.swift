/// Values of one thing in the themes that can differ for it.
@usableFromInline package struct ThemedValues<Value> {
  @usableFromInline package let themes: ThemeSpace
  /// The axes on which the values can depend.
  @usableFromInline package let axes: AxisSet
  /// The values, each in the first theme of a combination of values on the axes.
  @usableFromInline package let items: [(theme: Int, value: Value)]

  /// The values over the axes on which they can depend. A theme without a value has nil.
  package init(over axes: AxisSet, in themes: ThemeSpace, value: (_ theme: Int) -> Value?) {
    self.init(
      over: axes, in: themes,
      items: themes.themes(over: axes).compactMap { theme in value(theme).map { (theme, $0) } })
  }

  /// Values in some themes, each the first with its values on the axes.
  package init(over axes: AxisSet, in themes: ThemeSpace, items: [(theme: Int, value: Value)]) {
    (self.axes, self.themes, self.items) = (axes, themes, items)
  }

  /// A value and the themes that it holds in.
  @usableFromInline package struct Row {
    /// The value in the first of the themes.
    @usableFromInline package var value: Value
    /// The first theme.
    @usableFromInline package var theme: Int
    /// The themes.
    @usableFromInline package var holds: Holds

    @inlinable package init(value: Value, theme: Int, holds: Holds) {
      (self.value, self.theme, self.holds) = (value, theme, holds)
    }
  }

  /// The different values, each once for all themes that one list of axis values describes. Values
  /// with equal keys are the same.
  @inlinable package func rows<Key: Hashable>(by key: (Value) -> Key) -> [Row] {
    if let row = commonRow(by: key) { return [row] }
    let values = Dictionary(uniqueKeysWithValues: items.map { ($0.theme, $0.value) })
    return groups(by: key).flatMap { group in
      zip(group.region.boxes, group.region.holds(in: themes)).compactMap { box, holds in
        let theme = themes.first(in: box)
        return values[theme].map { Row(value: $0, theme: theme, holds: holds) }
      }
    }
  }

  /// The only row, if all values are the same and hold in themes that one list of axis values describes.
  @inlinable package func commonRow<Key: Equatable>(by key: (Value) -> Key) -> Row? {
    guard let first = items.first else { return nil }
    let common = items.count > 1 ? key(first.value) : nil
    guard items.dropFirst().allSatisfy({ key($0.value) == common }) else { return nil }
    let boxes = ThemeRegion(Set(items.map { $0.theme }), over: axes, in: themes).boxes
    guard boxes.count == 1, themes.first(in: boxes[0]) == first.theme else { return nil }
    return Row(value: first.value, theme: first.theme, holds: Holds(boxes[0], in: themes))
  }

  /// The different values, each once. Values with equal keys are the same.
  @inlinable package func groups<Key: Hashable>(
    by key: (Value) -> Key
  ) -> [(value: Value, region: ThemeRegion)] {
    items.grouped { key($0.value) }.map { group in
      (group[0].value, ThemeRegion(Set(group.map { $0.theme }), over: axes, in: themes))
    }
  }
}

extension ThemedValues: Sendable where Value: Sendable {}
