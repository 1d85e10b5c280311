import Foundation
import Testing

/// The keys of each group that tests read. A new group or key fails here until a test reads it.
private let readKeys: [String: Set<String>] = [
  "conversion": ["srgb", "xyz_d65", "in_srgb_gamut", "hex"],
  "from_srgb": [
    "lab", "lch", "oklab", "oklch", "display-p3", "a98-rgb", "prophoto-rgb", "rec2020", "xyz-d65",
    "xyz-d50", "hsl", "hwb",
  ], "wcag": ["luminance_fg", "luminance_bg", "ratio", "shown_2", "shown_4", "pass"],
  "lightness": ["lstar_a", "lstar_b", "difference"],
  "alpha": ["bg_srgb", "fg_srgb", "ratio", "shown_2", "pass"],
  "gradient": [
    "worst_ratio", "worst_ratio_8bit", "ratio_at_stops", "luminance_min", "luminance_max",
    "minimum_is_interior", "shown_2", "pass",
  ], "cvd": ["srgb_linear", "srgb", "hex", "delta_e_ok", "delta_e_2000", "ratio"],
  "difference": ["delta_e_2000", "delta_e_ok"], "gamut": ["mapped", "branch", "hex"],
  "repair": ["possible", "hex", "direction", "ratio", "delta_e_ok", "hue_gap_degrees"],
  "w3c_figures": ["components", "tolerance"],
]

@Test func `every group of the vectors and every key it expects is read by a test`() throws {
  let groups = try #require(
    JSONSerialization.jsonObject(with: vectorData("groups")) as? [String: [[String: Any]]])
  let keys = groups.mapValues { rows in
    Set(rows.flatMap { row in (row["expect"] as? [String: Any] ?? [:]).keys })
  }
  #expect(keys == readKeys)
}
