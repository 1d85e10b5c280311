extension MigrationPage {
  /// The text above the tables.
  static let introduction = """
    <!-- Generated from Sources/Components/figma/nodes.json: do not edit, change that file or Sources/Components/gallery/Figma. Repair: Scripts/gallery -->

    # From the sheets to the components

    Find the node of a variant in the tables below, and copy the Swift that draws it. The tests compile and draw every line. `saleEnd` and `openSale()` are your own.

    The sheets had a variant for every combination of layout, state, theme and content. The components have parameters instead.

    ## What became of the properties

    | on the sheet | in Swift | because |
    |---|---|---|
    | `with limit` = yes, no | `hasLimit` in Figma; in Swift a `limit` or none | if there is a capacity, there is a limit |
    | “0 / 10”, “10 / 10” as text in the layers | `count: Int`, `limit: Int?` | the component writes the numbers, in the reader’s digits |
    | `state` = empty, filled | derived from the count; `state:` overrides it | the two cannot disagree. `active` is a third state, and you always set it |
    | – | `hideWhenZero: false` | a count of 0 is hidden by default, so drawing a 0 takes this argument |
    | `Style` = Full Container | `EBCountdownPromo` | it is a card that contains a countdown |
    | `Style` = One Container, Per Container; Pill (also a `State`) | `.ebStyle(.one)`, `.ebStyle(.per)`, `.ebStyle(.pill)` | the style is only the layout |
    | `Style` = White, Blue | – | these were the colors of the light and the dark pill, which come from the theme |
    | `Mode` = Light, Dark | – | the mode comes from the theme. `.theme(.dark)` sets it for a part of the screen |
    | `State` = Default, Expiring | derived from the time left; `.ebState` overrides it | a timer knows. The tables write `.ebState(.expiring)` so that they always look like the sheet; leave it out in an app |
    | no state for the end | `expired`, and `onExpire` | 0 needs a look, and the app needs to know |
    | `Variant` = Default, no Days, Mins & Secs | `.ebUnits`, any units | a list of units needs no variant for each list |
    | the pill’s clock | your own `icon`, none by default | not every countdown is a delayed task |
    | “Hurry up! Sale ends in:”, “Show now!”, the close icon | `title`, `cta`, and slots for other views | the words come from your app |

    The tables leave out `.ebUnits` where a style shows its default units: all four in a bar or in boxes, days to minutes in a pill. The `Theme` column is the theme a variant was drawn in; the counter’s sheet has no modes.

    To show this code in Figma, or to add a node, see [Figma](figma.md#show-swift-in-dev-mode).

    """
}
