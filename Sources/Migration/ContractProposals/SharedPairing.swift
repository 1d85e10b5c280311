import TokenModel

/// Finds the pairs of colors that belong to no component: `on-primary` on `primary`, and texts on the
/// colors behind everything.
struct SharedPairing {
  var shape: ComponentShape
  private(set) var writer: PairWriter
  private let foregrounds: [ColorSlot]
  private let backgrounds: [ColorSlot]
  private let targets: Targets
  /// The backgrounds that other foregrounds name with `on`, as indices of series.
  private var named: Set<Int> = []

  /// `names` say what their colors are for. `on` can name `others`: those of groups of kinds, and
  /// those without a use. `bases` are behind everything, and contracts measure `measured`.
  init(
    _ names: [TokenName], others: [TokenName], bases: [PathID], text: (PathID) -> String,
    measured: Set<PathID>
  ) {
    shape = ComponentShape.flat(["shared", "colors"], names: names + others)
    shape.nameRoles()
    writer = PairWriter(shape.series, axes: [], measured: measured)
    let series = shape.series
    let own = Set(names.map(\.path))
    backgrounds = ColorSlot.slots(series) {
      $0.name.family == .background && $0.name.target.isEmpty
    }
    foregrounds = ColorSlot.slots(series) {
      $0.name.family != .background && own.contains($0.name.path)
    }
    targets = Targets(backgrounds)
    addNamed()
    // Another foreground says with `on` that it is the one on these states of the ground.
    let grounds = backgrounds.filter { bases.contains($0.name.path) }.compactMap { ground in
      ground.limited { $0.isEmpty || !named.contains(ground[$0] ?? -1) }
    }
    let paths = bases.filter { base in
      !backgrounds.contains { $0.series.contains { series[$0.index].name.path == base } }
    }
    addPlain(on: grounds, paths: paths.map(text))
    addText(on: grounds, and: backgrounds.filter { own.contains($0.name.path) && $0.isSoft })
  }

  /// Adds the pairs that foregrounds name with `on`.
  private mutating func addNamed() {
    for foreground in foregrounds where !foreground.name.target.isEmpty {
      let states = foreground.name.target.map(StateWord.state)
      let isState = !states.contains(nil)
      for background in isState ? targets.plain : targets.find(foreground) {
        writer.add(foreground, on: background, isOwn: !isState)
        named.formUnion(
          background.series.filter { !isState || states.contains($0.state) }.map(\.index))
      }
    }
  }

  /// Adds the other foregrounds on the colors behind everything.
  private mutating func addPlain(on grounds: [ColorSlot], paths: [String]) {
    // Some states have a background of their own, such as `background-disabled`.
    let stateful = targets.plain.compactMap { plain in
      grounds.contains { $0.name.path == plain.name.path }
        ? nil : plain.limited { !$0.isEmpty && !named.contains(plain[$0] ?? -1) }
    }
    for foreground in foregrounds where foreground.name.target.isEmpty {
      let kinds = foreground.qualifiers.subtracting(["default"])
      if !foreground.isInverse, kinds.isDisjoint(with: Self.fixed) {
        let isRing = foreground.name.isRing
        let backgrounds = kinds.isEmpty && !isRing ? stateful : []
        let states = Set(backgrounds.flatMap { $0.series.map(\.state) })
        for background in backgrounds {
          if let own = foreground.limited(to: { background[$0] != nil }) {
            writer.add(own, on: background, isOwn: false)
          }
        }
        if let rest = foreground.limited(to: { !states.contains($0) }) {
          writer.add(rest, onPaths: paths)
          for ground in grounds.compactMap({ isRing ? $0.limited(to: \.isEmpty) : $0 }) {
            writer.add(rest, on: ground, isOwn: false)
          }
        }
      }
      if kinds.isSubset(of: WordClass.levels.union(WordClass.muted)) { continue }
      let twins = targets.twins(of: foreground).filter { twin in
        !twin.series.contains { named.contains($0.index) }
      }
      for twin in twins.prefix(2) where foreground.name.family != .border {
        writer.add(foreground, on: twin, isUnsure: !foreground.isInverse)
      }
    }
  }

  /// Adds the text of no kind on all states of the colors behind everything, and on backgrounds that
  /// are left.
  private mutating func addText(on grounds: [ColorSlot], and soft: [ColorSlot]) {
    let plain = foregrounds.first { slot in
      slot.name.family == .text && slot.name.target.isEmpty && slot.isOfSurface
        && RoleWord(slot.name.role.word)?.isWeak == false && slot[""] != nil
        && slot.name.role.word != "placeholder"
    }
    guard let text = plain?.limited(to: \.isEmpty) else { return }
    let left = soft.filter { background in
      !background.series.contains { writer.met.contains($0.index) }
    }
    for background in grounds + left {
      if let background = background.limited(to: { $0 != "disabled" }) {
        writer.add(text, on: background)
      }
    }
  }

  /// Words for colors that do not depend on what is behind everything.
  private static let fixed: Set<String> = [
    "black", "white", "static", "transparent", "translucent",
  ]
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
      // What is on a color is not on the container of the color.
      if slot.name.isUnused || slot.name.role.word == "container" { continue }
      rest[own.sorted(), default: []].append(index)
      if let word = own.last { last[word, default: []].append(index) }
    }
  }

  /// The backgrounds that a foreground with `on` names.
  func find(_ foreground: ColorSlot) -> [ColorSlot] {
    let target = foreground.name.target.filter { StateWord.state($0) == nil }
    let more = foreground.qualifiers.filter { $0 != "default" && !target.contains($0) }
    let plain = target.filter { RoleWord($0)?.family != .background }
    if target.count == 1, Self.levels.contains(target[0]) {
      let all = (rest[target] ?? []) + (last[target[0]] ?? [])
      return all.uniqued.prefix(targetLimit).map { slots[$0] }
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

extension ColorSlot {
  /// Whether the name says no kind.
  fileprivate var isOfSurface: Bool { qualifiers.isSubset(of: ["default"]) }

  /// Whether the text of the surface is on this background: it is another level of the surface,
  /// another state of it, or a muted kind.
  fileprivate var isSoft: Bool {
    guard RoleWord(name.role.word)?.isWeak == false, !isInverse else { return false }
    let isMuted = !qualifiers.isDisjoint(with: WordClass.muted)
    let rest = qualifiers.subtracting(WordClass.levels).subtracting(WordClass.muted)
    return rest.isSubset(of: ["default"])
      ? !isOfSurface || self[""] == nil : isMuted && rest.allSatisfy { WordClass($0) == .kind }
  }
}

/// The number of backgrounds that `on` in one name can mean.
let targetLimit = 16
