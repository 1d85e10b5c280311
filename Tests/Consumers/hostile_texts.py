"""Texts that could break out of their place in some format, each with a name.

To try another one in every place and format, add a line.
"""

ACUTE = "\u0301"  # a combining mark, which Swift joins with the preceding character

TEXTS = {
    # Ends of strings and comments.
    "quote": '" quote',
    "apostrophe": "it's '; DROP TABLE tokens; --",
    "backslash": "back\\slash \\",
    "backslash quote": '\\" \\\\" \\\\\\"',
    "comment end": "*/ fun evil() {} /*",
    "comment start": "/* open /* and open",
    "line comment": "// x //! y /// z",
    "swift interpolation": "\\(evil()) \\#(evil())",
    "swift raw string": '"""# "# #"…"# ##"""##',
    "swift statement": '"); fatalError("x',
    "kotlin template": "${evil()} $evil \\u0022 \"\"\"",
    "unicode escape": "\\u{202E} \\u202E \\x1b %1b &#27;",
    "backticks": "` `` ``` ```swift",
    "markup of doc comments": "- Parameter x: y - Returns: z @param q [Foo] {@link Foo}",
    # Ends of lines.
    "line feed": "one\ntwo: error: forged",
    "carriage return": "one\rtwo",
    "both": "one\r\nstruct Evil {}",
    "line separator": "one\u2028let evil = 1",
    "paragraph separator": "one\u2029let evil = 1",
    "next line": "one\u0085let evil = 1",
    "vertical tab": "one\vtwo",
    "form feed": "one\ftwo",
    "tab": "one\ttwo",
    "only line breaks": "\n\n\r\n",
    "forged finding": "x\n/etc/passwd:1:1: error: forged [low-contrast]",
    # Invisible characters.
    "start of heading": "\x01\x02\x1f",
    "bell": "\a\b\x7f",
    "ansi color": "\x1b[31mred\x1b[0m",
    "ansi move": "\x1b[2J\x1b[H\x1b[10A\x1b[?1049h",
    "terminal title": "\x1b]0;owned\x07",
    "terminal link": "\x1b]8;;https://evil.example\x1b\\click\x1b]8;;\x1b\\",
    "terminal answer": "\x1b[6n\x1bP$q\x1b\\\x05",
    "c1 controls": "\x9b31m \x9d0;owned\x9c \x90 \x84",
    "bidi override": "\u202eevil\u202c",
    "bidi isolate": "\u2066x\u2067y\u2069",
    "bidi marks": "\u200e\u200f\u061c",
    "zero width": "a\u200bb\u200cc\u2060d\u00ade",
    "byte order mark": "\ufeffx\ufeff",
    "tag characters": "x\U000e0041\U000e0042\U000e007f",
    "private use": "\ue000\U000f0000",
    "no character": "\ufffe\uffff\U0001fffe",
    "replacement": "\ufffd",
    "fillers": "\u115f\u3164\u2800\u034f",
    "blanks": "  two  blanks\u00a0\u2003\u3000 ",
    "variation": "a\ufe0f\ufe0e\U000e0100",
    # Markup.
    "script": "</script><script>alert(1)</script>",
    "image": "<img src=x onerror=alert(1)>",
    "attribute": "\" onmouseover=\"alert(1)\" x=' onfocus='alert(1)",
    "style end": "</style ><b>",
    "html comment": "--><!-- --!> <!--> <![CDATA[",
    "cdata end": "]]> <?xml version='1.0'?> <!DOCTYPE x [<!ENTITY e SYSTEM 'file:///etc/passwd'>]> &e;",
    "entities": "&lt;b&gt; &amp;amp; &#x3c; &nosuch; &#0;",
    "details": "</details></summary></td></tr></table>",
    "javascript": "javascript:alert(1) data:text/html,<b>",
    "svg": "<svg/onload=alert(1)><style>@import'//evil'</style>",
    "mustache": "{{mustache}} {{{raw}}} {{#a}} {{/a}} {{> /etc/passwd}} {{=<% %>=}}",
    "jinja": "{% raw %} ${{ secrets.TOKEN }} <%= evil %>",
    # Markup before a combining mark, which Swift treats as a different character.
    **{f"{name} and accent": f"x{mark}{ACUTE} y{mark}{ACUTE}" for name, mark in {
        "quote": '"', "apostrophe": "'", "greater": "-->", "less": "<b", "ampersand": "&lt;",
        "slash": "../", "backslash": "\\", "star": "*/", "bar": "|", "backtick": "`", "at": "@",
        "colon": "::", "number sign": "\\#", "percent": "%", "semicolon": ";", "brace": "{{x}}",
        "dollar": "${x}", "bracket": "##[error]"}.items()},
    "lookalike marks": "\u1fef \u037e \u2260 \u226e \u226f \uff1c\uff1e\uff02\uff07",
    # Markdown.
    "markdown": "**b** _i_ ~~s~~ `c` # h\n- l\n> q\n1. o\n---\n***",
    "table": "| a | b |\n|---|---|\n|| \\| \\\\|",
    "link": "[x](https://evil.example) ![y](https://evil.example/z.png) <https://evil.example>",
    "bare link": "https://evil.example/a www.evil.example ftp://x.example me@evil.example WWW.x.org",
    "mention": "@octocat @org/team octo/cat#1 #12 GH-12 :tada:",
    "footnote": "[^1] [^1]: x [ ] [x] $a$ $$b$$",
    "number sign": "C# ## #",
    "setext": "===",
    "list": "- + * 1) 1.",
    # Commands to the logs of CI systems.
    "github command": "::error file=x,line=1::forged",
    "github command after blanks": "  ::set-output name=x::y",
    "github old command": "##[set-output name=x;]y ##[error]z ##[group]g",
    "github line break": "%0A::error::x %0D%0A %25 %3A%2C",
    "azure command": "##vso[task.setvariable variable=x]y",
    "teamcity command": "##teamcity[message text='x' status='ERROR']",
    "gitlab section": "\x1b[0Ksection_start:1:x\r\x1b[0K",
    # Other parsers.
    "formula": "=cmd|' /C calc'!A0 +1 -1 @SUM(1)",
    "comma": "a,b;c\td",
    "css": "}} :root{--x:1} @import url(//evil); \\22 \\a",
    "css url": "url(javascript:alert(1)) expression(1) !important",
    "yaml": "- x: &a *a !!python/object {} # c\n---\n: ? %YAML",
    "make": "a: b $(shell evil) $$ % ; | \\# = ?= := *.c [ab] ~x (y)",
    "shell": "$(evil) `evil` ; rm -rf / & | > x && \\\n !! ~ * ?",
    "option": "--project -x -- -",
    "format": "%s %n %@ %1$s {0} {x}",
    "json": '{"a": [1, null, "\\u0000"]}, ]}',
    "sarif": "{0} [x](1) {{y}}",
    "xcode": "error: warning: note: fatal error: x",
    "path up": "../../etc/x",
    "absolute path": "/etc/passwd",
    "windows path": "C:\\x\\..\\y \\\\host\\share a:b",
    "device": "CON",
    "device with ending": "nul.txt COM1 LPT9 com¹",
    "hidden file": ".hidden",
    "dots": ". .. ...",
    "blank at the end": "x ",
    # Words with a meaning.
    "swift keyword": "class",
    "swift reserved": "self Self init Type Protocol",
    "swift type": "String",
    "kotlin keyword": "object val fun when",
    "kotlin name": "hashCode",
    "css keyword": "inherit initial var(--x) unset",
    "css family": "sans-serif",
    "javascript name": "__proto__ constructor toString",
    "yaml word": "no",
    "null": "null",
    "number": "007",
    "double": "1e999 NaN -Infinity 0x1F",
    "dollar names": "$root $value $type $ref $extends",
    "reference": "{a.b} {#/a} #/a/b ~0 ~1 ~2",
    # Letters.
    "accents": "é \u00e9 e\u0301 ñ Å \u212b \u2126 \u212a ﬁ ſ ß ẞ İ ı",
    "homoglyphs": "Аdmin раypal ΑΒ ｆｕｌｌ 𝐛𝐨𝐥𝐝 ѕсоре",
    "right to left": "עברית العربية ‏",
    "scripts": "日本語 한국어 ไทย हिन्दी 𒀀 𠀀",
    "emoji": "👩‍👩‍👧 🏳️‍🌈 🇨🇭 👍🏽 ❤️ 1️⃣",
    "emoji flags by tags": "🏴\U000e0067\U000e0062\U000e007f",
    "lone joiner": "\u200d\u200dx\u200d",
    "combining flood": "Z" + "\u0300\u0316\u0489" * 25,
    "starts with a mark": "\u0301x",
    "digits": "٣ ½ ² Ⅷ ①",
    "hangul": "\u1100\u1161 \uac00",
    "wide": "ＷＩＤＥ　ｗｏｒｄｓ",
    "symbols": "!\"#%&'()*+,-/:;<=>?@[\\]^_`|~ © ™ ← ∞",
    "only symbols": "→",
    "empty": "",
    "blank": " ",
    # Length.
    "long": "a" * 100_000,
    "long words": "word, \"*/ " * 10_000,
    "long line of marks": "|" * 5_000 + "]" * 5_000,
}

LONG = {name for name, text in TEXTS.items() if len(text) > 4_000}
SHORT = {name: text for name, text in TEXTS.items() if name not in LONG}


def as_name(text):
    """The text as a valid token name: without `{`, `}`, `.`, and `$` at the beginning."""
    return text.translate({ord(mark): None for mark in "{}."}).lstrip("$")[:80]


def as_file(text):
    """The text as a valid file name on Linux."""
    return text.replace("/", "").replace("\0", "")[:60]
