/// A collection that tokens can be in, with the collections that extend it.
struct FigmaHome {
  /// A mode, and the themes that it is for.
  struct Slot {
    var id: String
    /// The name that a modifier has for it.
    var name: String
    /// The value on the collection's axis; nil if no context has the name of the mode.
    var context: Int?
    /// A theme with that context; nil if there is none.
    var theme: Int?
    /// The index of the slot that it inherits from, in a collection that extends another one.
    var parent: Int?
    /// The index of the collection that extends this one; nil for a mode of this one.
    var owner: Int?
  }

  var id: String
  var name: String
  /// The slots: its own modes, then those of collections that extend it.
  var slots: [Slot]
  /// The axis whose values its modes are; nil if it has one mode, or modes of no axis.
  var axis: Int?
  /// A theme with the default mode; nil if there is none.
  var usualTheme: Int?
  var isRemote = false
  /// Whether the plan creates it.
  var isNew = false
  /// The number of its variables.
  var count = 0

  /// Whether a token can have only one value in it.
  var isConstant: Bool { slots.count == 1 }

  /// Whether a token that depends on some axes can be in it.
  func admits(_ support: AxisSet) -> Bool {
    support.isEmpty || !isConstant && axis.map { support.axes == [$0] } ?? false
  }
}

extension FigmaHome {
  /// A collection of a file that extends no other one.
  ///
  /// A mode is for the context that `convert` makes of it, or else for one that differs only in case.
  init(_ index: Int, of file: FigmaFile, modifier: String?, in themes: ThemeSpace) {
    let collection = file.collections[index]
    (id, name, isRemote) = (collection.id, collection.title, collection.isRemote)
    count = file.variables.count { $0.collection == index }
    slots = file.collections.contexts(of: index).map { context in
      Slot(
        id: context.mode.id, name: context.name, parent: context.parent,
        owner: context.owner == index ? nil : context.owner)
    }
    if !isConstant { assignContexts(in: themes, modifier: modifier ?? name) }
    usualTheme = (slots.first { $0.id == collection.defaultMode } ?? slots.first)?.theme
  }

  /// Finds the axis of the modes: the one with the modifier's name, or else with the most names of modes.
  private mutating func assignContexts(in themes: ThemeSpace, modifier: String) {
    let matches = themes.axes.indices.map { axis in
      slots.map { slot in themes.value(named: slot.name, on: axis) }
    }
    func rank(_ axis: Int) -> (Int, Int) {
      let isNamesake = themes.axes[axis].name.lowercased() == modifier.lowercased()
      return (isNamesake ? 1 : 0, matches[axis].count { $0 != nil })
    }
    let candidates = matches.indices.filter { rank($0).1 > 0 }
    guard let axis = candidates.max(by: { rank($0) < rank($1) }) else { return }
    self.axis = axis
    var taken: Set<Int> = []
    for index in slots.indices {
      guard let value = matches[axis][index], taken.insert(value).inserted else { continue }
      slots[index].context = value
      slots[index].theme = themes.theme(with: value, on: axis)
    }
  }
}

/// What Figma allows.
package enum FigmaLimit {
  static let modes = 40
  static let modeName = 40
  static let variables = 5000
  /// The greatest size of a body in bytes: 4 MB.
  package static let body = 4_000_000
}

extension ThemeSpace {
  /// The value of an axis with a name, which may differ in case.
  fileprivate func value(named name: String, on axis: Int) -> Int? {
    let names = axes[axis].values
    return names.firstIndex { $0.hasSameBytes(as: name) }
      ?? names.firstIndex { $0.lowercased() == name.lowercased() }
  }

  /// A theme with a value on an axis, and the usual values on the others.
  func theme(with value: Int, on axis: Int) -> Int? {
    let axis = axes[axis]
    return theme(with: Variant(entries: [.init(axis: axis.name, value: axis.values[value])]))
  }
}
