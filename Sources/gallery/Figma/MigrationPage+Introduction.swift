extension MigrationPage {
  /// What stands above the tables.
  static let introduction = """
    <!-- Generated from figma/nodes.json: do not edit, change that file or Sources/gallery/Figma. Repair: Scripts/gallery -->

    # From the sheets to the components

    The sheets drew every combination of layout, state, theme and content as a variant of its own. The components have parameters instead. The tables below name every variant by its node, and the Swift that draws it; each line is compiled and drawn by the tests. `saleEnd` and `openSale()` are the caller’s.

    ## What became of the properties

    | on the sheet | in Swift | because |
    |---|---|---|
    | `with limit` = yes, no | `hasLimit` in Figma; in Swift a `limit` or none | a yes or no is a Boolean, and the capacity itself says that there is one |
    | “0 / 10”, “10 / 10” as text in the layers | `count: Int`, `limit: Int?` | the component writes the numbers, in the reader’s digits |
    | `state` = empty, filled | derived from the count; `state:` overrides it | nobody has to keep the two in step. `active` is a third state, and is always set |
    | – | `hideWhenZero: false` | a count of 0 shows nothing unless it is asked to, so a drawn 0 has to ask |
    | `Style` = Full Container | `EBCountdownPromo` | it is a card with a countdown in it, not a way to draw a countdown |
    | `Style` = One Container, Per Container; Pill (also a `State`) | `.ebStyle(.one)`, `.ebStyle(.per)`, `.ebStyle(.pill)` | the style is the layout and nothing else |
    | `Style` = White, Blue | – | these were the colors of the light and the dark pill, which are the theme’s |
    | `Mode` = Light, Dark | – | the mode comes from the theme. `.theme(.dark)` sets it for a part of the screen |
    | `State` = Default, Expiring | derived from the time left; `.ebState` overrides it | a timer knows. The tables write `.ebState(.expiring)` because they must look like the sheet whenever they are drawn; an app leaves it out |
    | no state for the end | `expired`, and `onExpire` | 0 must look like something, and somebody must hear of it |
    | `Variant` = Default, no Days, Mins & Secs | `.ebUnits`, any units | which units are shown is a list, and needs no variant for each list |
    | the pill’s clock | an `icon` of the caller’s, none by default | not every countdown is a delayed task |
    | “Hurry up! Sale ends in:”, “Show now!”, the close icon | `title`, `cta`, and slots for other views | copy is the caller’s |

    The units of a style are left out where they are its own: all four in a bar or in boxes, days to minutes in a pill. A `Theme` column says in which theme a variant was drawn; the counter’s sheet has no modes.

    How Figma shows this code beside a layer, and how a node is added, stands in [figma.md](figma.md).

    """
}
