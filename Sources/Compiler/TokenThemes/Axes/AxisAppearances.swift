/// The appearances that the values of a theme axis are for.
package struct AxisAppearances: Hashable, Sendable {
  /// The values that some theme has, in resolution order.
  package let values: [Int]
  /// The appearance of each value; nil for values without one, and for those that no theme has.
  package let appearances: [Appearance?]
  /// The value that the system shows in light mode with normal contrast. If the app chooses, it is
  /// the resolver's default, or else the first one.
  package internal(set) var base: Int
  /// Why the system does or does not choose the value.
  package internal(set) var reason: Reason

  /// Why the system does or does not choose an axis's value.
  package enum Reason: Hashable, Sendable {
    /// The project file says which values it chooses.
    case setting
    /// The project file says that it chooses none.
    case choiceSetting
    /// The values' names say which ones it chooses.
    case names
    /// No name means dark or increased contrast.
    case otherNames
    /// Some names mean an appearance, but several could be the one for light mode.
    case unclear([String])
    /// A name means an appearance and something else, such as `acme-dark`.
    case mixed(String)
    /// Other axes have a dark value too.
    case rivals([String])
  }

  /// Whether the system chooses the value; otherwise the app does.
  package var followsSystem: Bool { reason == .setting || reason == .names }

  /// Why the app chooses, although a name seems to mean an appearance; nil without such a reason.
  package var obstacle: String? {
    switch reason {
    case .setting, .choiceSetting, .names, .otherNames: nil
    case .unclear(let names):
      "any of \(names.map(printable).quotedList()) could be for \(ordinaryName)"
    case .mixed(let name): "'\(printable(name))' says more than an appearance"
    case .rivals(let axes):
      "\(axes.map(printable).quotedList()) also \(axes.count == 1 ? "has" : "have") a dark value"
    }
  }

  /// What the system shows if it asks for none of the appearances that some values have.
  package var ordinaryName: String { hasDark ? "light mode" : "standard contrast" }

  /// Whether a value is for dark mode.
  package var hasDark: Bool { appearances.contains { $0?.isDark == true } }

  /// The value that the system shows in an appearance.
  ///
  /// A property in which no values differ is ignored. Without a value for increased contrast, it is
  /// the one for normal contrast.
  package func value(in appearance: Appearance) -> Int {
    let known = appearances.compactMap(\.self)
    let ignoresDark = Set(known.map(\.isDark)).count < 2
    let ignoresContrast = Set(known.map(\.hasHighContrast)).count < 2
    func value(hasHighContrast: Bool) -> Int? {
      ([base] + values).first { value in
        appearances[value].map { own in
          (ignoresDark || own.isDark == appearance.isDark)
            && (ignoresContrast || own.hasHighContrast == hasHighContrast)
        } ?? false
      }
    }
    return value(hasHighContrast: appearance.hasHighContrast) ?? value(hasHighContrast: false)
      ?? base
  }

  /// The values that the system shows in some appearance; none if it does not choose.
  package var shown: Set<Int> { followsSystem ? Set(Appearance.all.map(value(in:))) : [] }

  /// The appearances that the names of an axis's values mean.
  init(namesOf axis: Axis, values: [Int]) {
    let found = axis.values.map { Appearance(context: $0, of: axis.name) }
    let special = values.filter { found[$0] != nil && found[$0] != .standard }
    self.values = values
    guard let first = values.first, !special.isEmpty else {
      base = values.first ?? 0
      appearances = axis.values.map { _ in nil }
      let mixed = values.first { !NameWords(axis.values[$0]).lacks("dark") }
      reason = mixed.map { .mixed(axis.values[$0]) } ?? .otherNames
      return
    }
    let ordinary = values.filter { found[$0] == .standard }
    base =
      ordinary.first { !["light", "day"].allSatisfy(NameWords(axis.values[$0]).lacks) }
      ?? ordinary.first ?? values.first { !special.contains($0) } ?? first
    let unnamed = values.filter { found[$0] == nil }
    let isClear = found[base] != nil || unnamed.count == 1
    reason = isClear ? .names : .unclear(unnamed.map { axis.values[$0] })
    let own = base
    appearances = axis.values.indices.map { value in
      guard values.contains(value) else { return nil }
      return found[value] ?? (value == own ? .standard : nil)
    }
  }

  /// The appearances that the project file sets.
  init(_ setting: [String: Appearance], axis: Axis, values: [Int], defaultValue: Int?) {
    self.values = values
    let unset = values.filter { setting[axis.values[$0]] == nil }
    base =
      values.first { setting[axis.values[$0]] == .standard }
      ?? defaultValue.flatMap { unset.contains($0) ? $0 : nil } ?? unset.first ?? values.first ?? 0
    reason = setting.isEmpty ? .choiceSetting : .setting
    let own = base
    appearances = axis.values.indices.map { value in
      guard values.contains(value), !setting.isEmpty else { return nil }
      return setting[axis.values[value]] ?? (value == own ? .standard : nil)
    }
  }
}

extension [AxisAppearances] {
  /// Makes the app choose between axes if no name tells which of them follows light and dark mode.
  mutating func settleRivals(_ axes: [Axis]) {
    let dark = indices.filter { index in
      self[index].followsSystem && self[index].hasDark && self[index].values.count > 1
    }
    guard dark.count > 1 else { return }
    let set = dark.filter { self[$0].reason == .setting }
    let modeWords = ["mode", "scheme", "theme", "appearance"]
    let named = dark.filter { NameWords(axes[$0].name).words.contains(where: modeWords.contains) }
    let winners = !set.isEmpty ? set : named.count == 1 ? named : []
    for index in dark where !winners.contains(index) {
      self[index].reason = .rivals(dark.filter { $0 != index }.map { axes[$0].name })
    }
  }
}

extension NameWords { fileprivate func lacks(_ word: String) -> Bool { !words.contains(word) } }
