/// A token file with one number.
let oneNumber = #"{ "n": { "$type": "number", "$value": 1 } }"#

/// The summary of an audit that measures nothing, with and without errors.
let (nothingMeasured, unmeasured) = (
  "Contrast: nothing is measured yet\n",
  "Contrast: nothing is measured yet. Next: tincture propose\n"
)

/// The printed finding about the wrong claim of the shipped project.
let wrongClaim =
  "tokens/counter.contract.json:14:58: warning: Counter spec, Accessibility: filled claims 11.8:1 "
  + "for #072592 on #EEF2F9; it is 11.07:1 [wrong-claim]\n"

/// All printed findings of the shipped project.
let shippedWarnings =
  "tokens/counter.contract.json:4:22: warning: 'filled' and 'active' of EBCounter are told apart "
  + "by color alone: 2.16:1 at most (label); 3:1, or a cue such as an icon, is safer "
  + "[color-only-state]\ntokens/counter.contract.json:4:22: note: less in dark: 1.77:1 (label); "
  + "with protan vision the largest ΔEOK is 0.185\n" + wrongClaim
  + "tokens/counter.light.tokens.json:21:7: warning: no contrast pair covers "
  + "'main/counter/label' (#3C4A5C); add it to a contract's 'contrast', or mark it 'decorative' "
  + "there with a reason [unpaired-color]\n"

/// A DTCG color from sRGB components.
func color(_ red: Double, _ green: Double, _ blue: Double) -> String {
  #"{ "colorSpace": "srgb", "components": [\#(red), \#(green), \#(blue)] }"#
}

/// A component with one pair, a gray label on white, and additions to its contract.
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
