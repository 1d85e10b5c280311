/// A token file with one number.
let oneNumber = #"{ "n": { "$type": "number", "$value": 1 } }"#

/// The summary of an audit without pairs.
let noPairs = "Contrast: 0 pairs: 0 pass, 0 fail, 0 waived, 0 exempt, 0 indeterminate\n"

/// The finding about the one wrong claim of the shipped project, as every run prints it.
let wrongClaim =
  "tokens/counter.contract.json:13:58: warning: Counter spec, Accessibility: filled claims 11.8:1 "
  + "for #072592 on #EEF2F9; it is 11.07:1 [wrong-claim]\n"

/// A color of DTCG from three components of sRGB.
func color(_ red: Double, _ green: Double, _ blue: Double) -> String {
  #"{ "colorSpace": "srgb", "components": [\#(red), \#(green), \#(blue)] }"#
}

/// A component with one pair, its label gray on white, and what a contract adds to that.
func labelProject(gray: Double, adding contract: String = "", config: String? = nil) throws
  -> Folder
{
  let folder = try Folder([
    "tokens/a.tokens.json": """
    { "tag": { "$type": "color",
      "bg": { "$value": \(color(1, 1, 1)) },
      "label": { "$value": \(color(gray, gray, gray)) } } }
    """,
    "tokens/a.contract.json": """
    { "component": "Tag", "path": "tag/*",
      "roles": { "bg": { "type": "color" }, "label": { "type": "color" } },
      "contrast": [{ "foreground": "label", "on": "bg", "minimum": 4.5 }]\(contract) }
    """,
  ])
  if let config { try folder.write(config, to: "tincture.json") }
  return folder
}
