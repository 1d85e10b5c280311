/// A value of an axis that is for increased contrast, and the values for standard contrast in the same
/// scheme, light or dark, with which it is compared; all by their indices.
typealias ContrastPromise = (axis: Int, value: Int, ordinary: [Int])

extension ThemeSpace {
  /// Every value for increased contrast that can be compared with one for standard contrast.
  var contrastPromises: [ContrastPromise] {
    zip(axes.indices, appearances).flatMap { axis, own in
      own.values.compactMap { value in
        guard let look = own.appearances[value], look.hasHighContrast else { return nil }
        let ordinary = own.values.filter { own.appearances[$0] == Appearance(isDark: look.isDark) }
        return ordinary.isEmpty ? nil : (axis, value, ordinary)
      }
    }
  }
}

/// The results of checks that differ only by their theme, and by how contracts write them.
struct CheckResults {
  /// The axes that tell the results apart.
  private(set) var axes = AxisSet()
  /// The results by their values on some axes, for each set of axes that restricts some of them.
  private var tables: [(axes: [Int], results: [[Int]: [Int]])] = []

  /// - Parameter indices: The results of the checks among all results.
  init(_ indices: [Int], among results: [ContrastResult], in themes: ThemeSpace) {
    for index in indices {
      var places: [(axis: Int, values: [Int])] = []
      for restriction in results[index].holds.restrictions {
        guard let axis = themes.axis(named: restriction.axis) else { continue }
        let names = themes.axes[axis].values
        places.append((axis, restriction.values.compactMap(names.firstIndex(of:))))
      }
      let own = places.map(\.axis)
      axes.formUnion(AxisSet(own))
      let table = tables.firstIndex { $0.axes == own } ?? tables.count
      if table == tables.count { tables.append((own, [:])) }
      for corner in places.map(\.values).combinations {
        tables[table].results[corner, default: []].append(index)
      }
    }
  }

  /// The results that hold in a theme, as indices; none if nothing was measured there.
  func results(in theme: Int, of themes: ThemeSpace) -> [Int] {
    tables.flatMap { table in
      table.results[table.axes.map { themes.value(of: $0, in: theme) }] ?? []
    }
  }
}
