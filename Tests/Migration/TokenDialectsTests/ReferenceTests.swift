import TokenDialects
import TokenTesting

/// References that Style Dictionary resolves and DTCG does not have: to plain values, to groups, and in
/// the middle of other text.
@Suite struct ReferenceTests {
  @Test func `a file of plain values is read if aliases in other files reference them`() {
    let conversion = converted([
      "options.json": ##"""
      { "options": { "size": { "s": "4px", "m": "8px", "unused": "9px" },
        "font": { "main": "Inter", "stack": "{options.font.main}, sans-serif" }, "style": { "a": "italic" } } }
      """##,
      "tokens.json": ##"""
      { "space": { "s": { "$type": "dimension", "$value": "{options.size.s}" } },
        "text": { "$type": "typography", "$value": { "fontFamily": "{options.font.stack}",
          "fontSize": "{options.size.m}", "fontWeight": 400, "lineHeight": 1.5, "letterSpacing": "0px" } },
        "plain": { "$type": "color", "$value": "#FFFFFF" } }
      """##,
    ])
    #expect(
      conversion.recognized.map { "\($0.dialect.id): \($0.reason)" } == [
        "dtcg-draft-2: aliases in other files reference its plain values",
        "dtcg-draft-2: a $value is a string where DTCG 2025.10 has an object",
      ])
    #expect(
      conversion.messages == """
        options.json:1:26: warning: 'options/size/s' and 3 more are plain values that aliases reference; \
        they become tokens [changed-value]
        options.json:1:50: warning: 'unused' is a string, not a token or group; it is left out [not-carried]
        options.json:2:30: warning: 'options/font/stack': DTCG 2025.10 has no aliases within a list of fonts; \
        the fonts replace {options.font.main} [changed-value]
        options.json:2:87: warning: 'a' is a string, not a token or group; it is left out [not-carried]

        """)
    let (errors, values) = conversion.built()
    #expect(errors == "")
    #expect(values.contains(#""fontFamily": ["Inter", "sans-serif"]"#))
    #expect(
      values.contains(
        #""space/s": {"type": "dimension", "value": {"value": 4, "unit": "px"}, "alias": "options/size/s"}"#
      ))
  }

  @Test func `files without tokens and without references are ignored, and counted`() {
    let conversion = converted([
      "package.json": #"{ "name": "x", "scripts": { "build": "{color.a}", "build": "" } }"#,
      "tokens.json": ##"{ "color": { "a": { "value": "#FFFFFF" } } }"##,
      "a.schema.json": #"{ "type": "object", "properties": { "a": { "value": 1, "type": "x" } } }"#,
    ])
    #expect(conversion.recognized.map(\.path) == ["tokens.json"])
    #expect(conversion.messages == "")
    #expect(
      conversion.summary(folder: "to", isDryRun: true, project: nil)[1]
        == "Ignored 2 files without tokens, such as a.schema.json")
  }

  @Test func `a token that references a group becomes a group of aliases`() {
    let conversion = converted([
      "t.json": ##"""
      { "color": { "blue": { "5": { "value": "#0000FF" }, "deep": { "6": { "value": "#000088" } } },
        "theme": { "value": "{color.blue}" },
        "link": { "value": "{color.theme.value.5}" }, "deep": { "value": "{color.theme.deep.6.value}" } } }
      """##
    ])
    #expect(
      conversion.messages == """
        t.json:2:23: warning: 'color/theme' references the group 'color.blue'; it becomes a group of 2 \
        aliases [changed-value]

        """)
    let text = conversion.text("t.tokens.json")
    for line in [
      #""5": { "$value": "{color.blue.5}" }"#, #""6": { "$value": "{color.blue.deep.6}" }"#,
      #""link": { "$value": "{color.theme.5}" }"#, #""deep": { "$value": "{color.theme.deep.6}" }"#,
    ] { #expect(text.contains(line)) }
    #expect(conversion.built().errors == "")
  }

  @Test func `groups that reference each other end`() {
    let conversion = converted([
      "t.json": ##"""
      { "a": { "x": { "value": "{b}" } }, "b": { "y": { "value": "{a}" }, "z": { "value": "#FFFFFF", "type": "color" } } }
      """##
    ])
    #expect(conversion.tokenCount < 100)
  }

  @Test func `a group cannot reference the group that it is in`() {
    let conversion = converted([
      "t.json": ##"{ "color": { "a": { "value": "#FFFFFF" }, "b": { "value": "{color}" } } }"##
    ])
    #expect(conversion.messages.contains("'color/b'"))
    #expect(conversion.tokenCount == 1)
  }

  @Test func `an alias in other text is computed, or refused if the text is not a value`() {
    let conversion = converted([
      "t.json": ##"""
      { "size": { "blur": { "value": "4px" } }, "color": { "edge": { "value": "#FF0000" } },
        "low": { "value": "0 0 {size.blur} {color.edge.value}", "type": "shadow" },
        "calc": { "value": "{size.blur} * 2", "type": "dimension" },
        "two": { "value": "{size.blur} {size.none}", "type": "dimension" } }
      """##
    ])
    #expect(
      conversion.messages == """
        t.json:3:22: warning: 'calc': "{size.blur} * 2" is computed and becomes 8px, because DTCG 2025.10 has \
        no arithmetic; it no longer follows its references [changed-value]
        t.json:4:21: warning: 'two': expected a length in px or rem, and "{size.blur} {size.none}" cannot be \
        computed: no file declares 'size.none'; add its file to the inputs [not-carried]

        """)
    #expect(conversion.built().values.contains(#""blur": {"value": 4, "unit": "px"}"#))
  }

  @Test func `texts that double with each alias end`() {
    let tokens = (1...40).map { number in
      "\"t\(number)\": { \"value\": \"{t\(number + 1)} {t\(number + 1)}\", \"type\": \"shadow\" }"
    }
    let conversion = converted([
      "t.json": "{ \(tokens.joined(separator: ", ")), \"t41\": { \"value\": \"1px\" } }"
    ])
    #expect(conversion.findings.count { $0.rule == .notCarried } >= 40)
  }

  @Test func `references to groups cannot grow without limit`() {
    let leaves = (0..<400).map { "\"l\($0)\": { \"value\": \"#FFFFFF\", \"type\": \"color\" }" }
    let references = (0..<300).map { "\"r\($0)\": { \"value\": \"{base}\" }" }
    let conversion = converted([
      "t.json":
        "{ \"base\": { \(leaves.joined(separator: ", ")) }, \"all\": { \(references.joined(separator: ", ")) } }"
    ])
    #expect(conversion.findings.map(\.rule).contains(.limitExceeded))
  }
}
