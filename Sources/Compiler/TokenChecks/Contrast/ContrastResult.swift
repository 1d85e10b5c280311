/// One foreground on one background, in one variant, in all themes in which the values are the same.
package struct ContrastResult: Sendable {
  private let reading: Reading
  /// The result's identifier, the same in every run: component, contexts and axis values,
  /// foreground and background, written as a path. It is unique within an audit.
  package var key: String
  /// The themes in which it holds, and their box.
  package var holds = Holds.everywhere
  package var box = ThemeRegion.Box.everywhere
  /// The lowest ratio that meets the requirement; nil when there is no requirement.
  package var required: Double?
  /// What WCAG asks for at the project's level, if the pair is accepted with less.
  package var standard: Double?
  /// What was measured; nil when it could not be.
  package var measured: MeasuredContrast?
  package var outcome: Outcome
  /// Why it is waived, exempt or indeterminate.
  package var because: String?
  /// The waiver that accepts it, when the outcome is `waived`.
  package var acceptance: Acceptance?
  /// How a failing result compares with the baseline; nil for other results, or without a baseline.
  package var change: BaselineComparison.Change?
  /// The references from each side to its value, when the token is an alias or inherited; empty for
  /// results that pass or are exempt.
  package var hops: [Diagnostic.Related] = []
  /// Where else its values are declared, in other themes in which it holds.
  package var twins: [Diagnostic.Related] = []
  /// The path of the cause of a failing result.
  package var cause: String?
  /// The edit of its cause, with the ratio of this result; for an accepted failure, the edit that would
  /// fix it. Nil when none is needed or none exists.
  package var remedy: Remedy?
  /// Why there is no remedy; nil when there is one or none is needed.
  package var obstacle: String?
  /// What a translucent color in it looks like, if it passes without the alpha.
  package var transparency: String?

  /// What its remedy suggests for its side, as a color; nil without one.
  package var suggestion: Suggestion? { remedy?.suggestion }

  init(_ facts: Facts, required: Double?) {
    reading = Reading(facts)
    (self.key, self.required, self.outcome) = ("", required, .indeterminate)
  }

  /// The contrast ratio: the lowest of all renderers, computed with exact colors and with 8-bit
  /// pixels, never rounded. Nil when it could not be measured.
  package var ratio: Double? { measured?.ratio }

  package var component: String { reading.facts.component }
  /// Where the contract declares the pair.
  package var pair: Place { reading.facts.pair }
  /// The contexts of the first theme in which it holds.
  package var theme: Variant { reading.facts.theme }
  package var variant: Variant { reading.facts.variant }
  /// What the contract calls the foreground: a role or a path, with its opacity, or several colors
  /// that it may choose from.
  package var foregroundName: String { reading.facts.foregroundName }
  /// What the contract calls the background: a role or a path, or several layers.
  package var backgroundName: String { reading.facts.backgroundName }
  /// The foreground; of several, the one with the highest ratio.
  package var foreground: Side { reading.facts.foreground }
  /// The layers of the background from top to bottom, at least one.
  package var layers: [Side] { reading.facts.layers }
  /// The opacity with which the foreground and the top background are drawn together.
  package var groupOpacity: Opacity? { reading.facts.groupOpacity }
  /// All colors to choose the best from; empty when the contract names one.
  package var choices: [Choice] { reading.facts.choices }
  /// The kind of requirement.
  package var duty: Duty { reading.facts.duty }
  /// The success criterion of WCAG 2.2 that asks for it; nil for exempt pairs.
  package var criterion: String? { reading.facts.criterion }
  /// The token below a translucent background; nil when the background is opaque.
  package var surface: Side? { reading.facts.surface }
  /// For a translucent background, the lowest ratio over any solid backdrop. Information only.
  package var anyBackdrop: Double? { reading.facts.anyBackdrop }
  /// The first theme in which it holds.
  package var themeIndex: Int { reading.facts.themeIndex }
  /// The index of the variant among those that were audited for the contract.
  package var variantIndex: Int { reading.facts.variantIndex }
  /// The values of foreground, background and surface; nil when the pair could not be measured.
  package var placement: Placement? { reading.facts.placement }
  /// The text style whose size decides the requirement, when the pair names one.
  package var text: TypographyValue? { reading.facts.text }
  /// Both sides as an sRGB screen shows them, composited; nil when the pair could not be measured.
  package var drawn: Stack? { reading.facts.drawn }

  /// The variant and the themes in which it holds, such as `primary dark`.
  package var label: String { holds.label(of: variant) }

  /// The top layer of the background.
  package var background: Side { layers[0] }

  /// What the contract calls the pair: `label on fill over bg, faded by promo/pressed-opacity`.
  package var pairName: String {
    "\(foregroundName) on \(backgroundName)" + (groupOpacity.map { ", faded by \($0.path)" } ?? "")
  }

  /// The layers below the foreground from top to bottom, with the surface where it shows through.
  package var allLayers: [Side] { layers + [surface].compactMap { $0 } }

  /// The files that declare the foreground and the background.
  var files: [String] { [reading.facts.foreground.place.file, reading.facts.layers[0].place.file] }

  /// The label, as tables show it: it always has themes, such as `primary (every theme)`.
  package var title: String { holds.title(of: variant) }

  /// The key: the first value of each axis that matters, and the pair.
  var keyOfPair: String {
    var names = [component]
    for entry in variant.entries { names.append(entry.axis + "=" + entry.value) }
    for restriction in holds.restrictions where variant[restriction.axis] == nil {
      names.append(restriction.axis + "=" + (restriction.values.first ?? ""))
    }
    let group = groupOpacity.map { ["faded by \($0.path)"] } ?? []
    return (names + [foregroundName, "on", backgroundName] + group).tokenPath
  }

  /// Whether two results say the same of a pair, though perhaps of values in different places.
  func isSame(as other: ContrastResult) -> Bool {
    foreground.isSame(as: other.foreground)
      && layers.elementsEqual(other.layers) { $0.isSame(as: $1) }
      && groupOpacity?.value == other.groupOpacity?.value && choices == other.choices
      && criterion == other.criterion && surface?.path == other.surface?.path
      && surface?.value == other.surface?.value
      && measured == other.measured && required == other.required && duty == other.duty
      && outcome == other.outcome && because == other.because && acceptance == other.acceptance
      && text == other.text && standard == other.standard
  }

  /// One side of a pair.
  package struct Side: Sendable {
    /// The role, or the path where the contract names a path.
    package var role: String
    /// The token's path.
    package var path: String
    /// The color or gradient as text for reports, faded by the opacities of the layer and the group.
    package var value: String
    /// The value without these opacities; nil without any.
    package var ownValue: String?
    /// Where the token's value is.
    package var place: Place
    package var token: PathID
    /// The index of the color inside a composite value; nil for the whole value.
    package var index: Int?
    /// What the contract calls that color: `color` or `1.color`.
    package var part: String?
    /// The opacity by which the color's own is multiplied.
    package var opacity: Opacity?

    /// Whether both show the same.
    func isSame(as other: Side) -> Bool {
      value == other.value && opacity?.value == other.opacity?.value && index == other.index
    }
  }

  /// An opacity that a pair takes from a token.
  package struct Opacity: Hashable, Sendable {
    /// The token's path.
    package var path: String
    /// Its value, 0 to 1.
    package var value: Double
  }

  /// One of several colors; the best one counts.
  package struct Choice: Hashable, Sendable {
    /// What the contract calls it.
    package var role: String
    /// The token's path.
    package var path: String
    /// What the contract calls the color inside a composite value.
    package var part: String?
    /// The color or gradient as text for reports.
    package var value: String
    /// Its ratio; nil when it could not be measured.
    package var ratio: Double?
  }

  /// A change of one side that would meet the requirement.
  package struct Suggestion: Hashable, Sendable {
    /// The side to change.
    package enum Move: String, Sendable { case foreground, background }
    /// The side to change.
    package var move: Move
    /// The new color.
    package var color: RGB8
    /// The stop to change, if the side is a gradient.
    package var stop: Int?
    /// The ratio with the new color.
    package var ratio: Double
    /// The distance between the old and the new color, as ΔEOK; 0.02 is just visible.
    package var distance: Double

    /// What to change, in words.
    package var subject: String {
      stop.map { "stop \($0 + 1) of the \(move.rawValue)" } ?? move.rawValue
    }
  }

  /// The waiver's terms.
  package struct Acceptance: Hashable, Sendable {
    /// The lowest ratio that the waiver accepts.
    package var floor: Double
    /// The person or team responsible for the waiver.
    package var owner: String?
    /// The last day of the waiver, as `YYYY-MM-DD`.
    package var until: String?
    /// Where the contract declares the waiver.
    package var place: Place
    /// Where the floor is, a waiver's or the minimum of a pair; nil for the level of a pair.
    var floorPlace: Place?
  }

  /// The facts of a result. Results are copied often, by reports that are written at the same time;
  /// the copies share it, because counting references to so many texts takes long.
  fileprivate final class Reading: Sendable {
    let facts: Facts

    init(_ facts: Facts) { self.facts = facts }
  }

  /// What a pair is, and what it draws.
  struct Facts: Sendable {
    let component: String
    let pair: Place
    let theme: Variant
    let variant: Variant
    let foregroundName: String
    let backgroundName: String
    let foreground: Side
    let layers: [Side]
    let groupOpacity: Opacity?
    let choices: [Choice]
    let duty: Duty
    let criterion: String?
    let surface: Side?
    let anyBackdrop: Double?
    let themeIndex: Int
    let variantIndex: Int
    let placement: Placement?
    let text: TypographyValue?
    let drawn: Stack?
  }
}
