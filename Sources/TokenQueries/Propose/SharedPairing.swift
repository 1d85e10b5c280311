import TokenModel

/// Finds the pairs of colors that belong to no component: `on-primary` on `primary`, and texts on the
/// colors behind everything.
struct SharedPairing {
  var shape: ComponentShape
  private(set) var writer: PairWriter
  private(set) var comments: [String] = []

  /// - Parameters:
  ///   - names: The colors whose names say what they are for.
  ///   - others: Colors that `on` can name: those of groups of kinds, and those without a use.
  ///   - bases: The colors behind everything.
  ///   - text: The text of a path.
  init(
    _ names: [TokenName], others: [TokenName], bases: [PathID], text: (PathID) -> String
  ) {
    shape = ComponentShape.flat(["shared", "colors"], names: names + others)
    shape.nameRoles()
    writer = PairWriter(shape.series, axes: [], style: nil)
    let series = shape.series
    let own = Set(names.map(\.path))
    let backgrounds = ColorSlot.slots(series) {
      $0.name.family == .background && $0.name.target.isEmpty
    }
    let foregrounds = ColorSlot.slots(series) {
      $0.name.family != .background && own.contains($0.name.path)
    }
    let targets = Targets(backgrounds)
    let grounds = backgrounds.filter { bases.contains($0.name.path) }
    let others = bases.filter { base in !grounds.contains { $0.name.path == base } }
    var named: Set<Int> = []
    for foreground in foregrounds where !foreground.name.target.isEmpty {
      let isState = foreground.name.target.allSatisfy { WordClass.state($0) != nil }
      for background in isState ? targets.plain : targets.find(foreground) {
        writer.add(foreground, on: background, isOwn: !isState)
        named.formUnion(background.series.map(\.index))
      }
    }
    for foreground in foregrounds where foreground.name.target.isEmpty {
      let kinds = foreground.qualifiers.subtracting(Self.levels)
      let twins = kinds.isEmpty ? [] : targets.twins(of: foreground)
      let isFixed = !kinds.isDisjoint(with: [
        "inverse", "inverted", "black", "white", "static", "transparent", "translucent",
      ])
      if !isFixed { writer.add(foreground, onPaths: others.map(text)) }
      if !isFixed { for ground in grounds { writer.add(foreground, on: ground, isOwn: false) } }
      // Another foreground says with `on` that it is the one on this background.
      let free = twins.filter { twin in !twin.series.contains { named.contains($0.index) } }
      for twin in free.prefix(2) where foreground.name.family != .border {
        writer.add(foreground, on: twin, isUnsure: !kinds.contains("inverse"))
      }
    }
  }

  /// Words that say how strong a color is, not which one.
  private static let levels: Set<String> = ["default"]
}

/// The backgrounds that names can mean, by their words.
private struct Targets {
  private let slots: [ColorSlot]
  /// By all words, by the words without the role, and by the last of these.
  private var full: [[String]: [Int]] = [:]
  private var rest: [[String]: [Int]] = [:]
  private var last: [String: [Int]] = [:]

  init(_ slots: [ColorSlot]) {
    self.slots = slots
    for (index, slot) in slots.enumerated() {
      let own = slot.name.qualifiers.map(\.word).filter { $0 != "default" }
      full[(own + [slot.name.role.word]).sorted(), default: []].append(index)
      if slot.name.isUnused { continue }
      rest[own.sorted(), default: []].append(index)
      if let word = own.last { last[word, default: []].append(index) }
    }
  }

  /// The backgrounds that a foreground with `on` names.
  func find(_ foreground: ColorSlot) -> [ColorSlot] {
    let target = foreground.name.target.filter { WordClass.state($0) == nil }
    let more = foreground.qualifiers.filter { $0 != "default" && !target.contains($0) }
    let plain = target.filter { RoleWord($0)?.family != .background }
    if target.count == 1, Self.levels.contains(target[0]) {
      let all = (rest[target] ?? []) + (last[target[0]] ?? [])
      var known: Set<Int> = []
      return all.filter { known.insert($0).inserted }.prefix(targetLimit).map { slots[$0] }
    }
    let found =
      full[(target + more).sorted()] ?? full[target.sorted()] ?? rest[(target + more).sorted()]
      ?? rest[target.sorted()] ?? (plain.count < target.count ? rest[plain.sorted()] : nil)
      ?? (target.count == 1 ? last[target[0]] : nil) ?? []
    return found.prefix(targetLimit).map { slots[$0] }
  }

  /// Words for how strong a background is: `on-emphasis` is on the emphasis of every kind.
  private static let levels: Set<String> = [
    "emphasis", "emphasized", "strong", "bold", "solid", "muted", "subtle", "inverse",
  ]

  /// The backgrounds without other words.
  var plain: [ColorSlot] { (rest[[]] ?? []).prefix(targetLimit).map { slots[$0] } }

  /// The backgrounds with the same words.
  func twins(of foreground: ColorSlot) -> [ColorSlot] {
    (rest[foreground.qualifiers.filter { $0 != "default" }.sorted()] ?? []).map { slots[$0] }
  }
}

/// The number of backgrounds that `on` in one name can mean.
let targetLimit = 16
