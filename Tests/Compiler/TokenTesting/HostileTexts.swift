/// Texts that would end a string, an element or a line of a report if it did not escape them.
package let hostileTexts = [
  "</script><script>x=1</script>", "<img src=x onerror=x=1>", "\" onclick=\"x=1", "'", "&lt;",
  "]]>", "<!--", "-->", "{{x}}", "${x}", "\u{202E}evil", "\u{1}", "a\nb",
]
