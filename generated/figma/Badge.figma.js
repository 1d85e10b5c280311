// url=https://www.figma.com/design/FILE_KEY?node-id=BADGE_NODE
// source=Sources/Components/EBComponents/Badge/Badge.swift
// component=Badge
// Generated from Sources/Components/figma/nodes.json and the contracts: do not edit. Repair: Scripts/gallery
const figma = require("figma")
const instance = figma.selectedInstance

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

const kind = instance.getEnum("kind", {
  "neutral": "DesignSystem.shared.styles.badgeNeutral",
  "info": "DesignSystem.shared.styles.badgeInfo",
  "success": "DesignSystem.shared.styles.badgeSuccess",
  "warning": "DesignSystem.shared.styles.badgeWarning",
  "danger": "DesignSystem.shared.styles.badgeDanger",
})

const parts = [`text: ${string("text")}`]
if (kind && kind !== "DesignSystem.shared.styles.badgeNeutral") {
  parts.push(`style: ${kind}`)
}
const code = `Badge(${parts.join(", ")})`

export default {
  id: "Badge",
  example: figma.code`${code}`,
  imports: ["import EBComponents"],
  metadata: { nestable: true },
}
