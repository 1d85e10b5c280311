import TokenDialects
import TokenTesting

/// Modes that are names in paths, such as `button/light/text` and `button/dark/text`.
@Suite struct GroupModeTests {
  @Test(arguments: [
    ##"{ "bg": { "$type": "color", "$value": "{white}", "darkValue": "{black}" }, "##,
    ##"{ "bg": { "$type": "color", "$value": ["{on-light}", "{on-dark}"] }, "on-light": { "$type": "color", "$value": "{white}" }, "on-dark": { "$type": "color", "$value": "{black}" }, "##,
  ]) func `a second value for dark mode makes a mode`(text: String) {
    let conversion = converted([
      "t.json": text
        + ##""white": { "$type": "color", "$value": "#FFFFFF" }, "black": { "$type": "color", "$value": "#000000" } }"##
    ])
    #expect(conversion.plan.last == "2 themes")
    let (errors, values) = conversion.built()
    #expect(errors == "")
    let dark = values.components(separatedBy: "\"mode\": \"dark\"").last ?? ""
    #expect(
      dark.contains(
        ##""bg": {"type": "color", "value": {"colorSpace": "srgb", "components": [0, 0, 0]"##))
  }

  @Test func `axes with too many combinations are an error, and nothing grows`() {
    let axes = (0..<12).map { axis in
      "a\(axis)=c0:t," + (1..<8).map { "c\($0):" }.joined(separator: ",")
    }
    let conversion = converted(["t.json": ##"{ "x": { "value": "#FFFFFF", "type": "color" } }"##]) {
      $0.modes = axes.compactMap(ModeAxis.init)
    }
    #expect(conversion.findings.map(\.rule).contains(.limitExceeded))
  }

  @Test(arguments: [
    (
      ["mode=light:**/light/**,dark:**/dark/**", "x=a:**/light/**,b:**/dark/**"], [],
      "--mode 'x' changes nothing: an earlier --mode has its groups; leave out one of them"
    ),
    (
      ["mode=light:**/light/**,dark:**/dark/**"], ["**/light/**"],
      "no set matches '**/light/**'; no set or group of tokens has the name 'light'"
    ),
  ]) func `groups that are contexts already cannot be others`(
    modes: [String], bases: [String], message: String
  ) {
    let text = ##"""
      { "b": { "light": { "bg": { "$type": "color", "$value": "#FFFFFF" } },
        "dark": { "bg": { "$type": "color", "$value": "#000000" } } } }
      """##
    let conversion = converted(["t.json": text]) {
      ($0.modes, $0.bases) = (modes.compactMap(ModeAxis.init), bases)
    }
    #expect(conversion.messages.contains("error: \(message)"), "\(conversion.messages)")
    #expect(conversion.files.isEmpty)
  }
}
