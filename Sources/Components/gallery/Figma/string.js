const unseen =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/

function string(property) {
  const text = Array.from(instance.getString(property), escaped)
  return `"${text.join("")}"`
}

function escaped(character) {
  if (character === '"' || character === "\\") return "\\" + character
  if (/^[\ud800-\udfff]$/.test(character)) return "\\u{fffd}"
  return unseen.test(character) ? `\\u{${character.codePointAt(0).toString(16)}}` : character
}
