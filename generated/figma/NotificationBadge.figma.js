// url=https://www.figma.com/design/FILE_KEY?node-id=NOTIFICATIONBADGE_NODE
// source=Sources/Components/EBComponents/Badge/NotificationBadge.swift
// component=NotificationBadge
// Generated from Sources/Components/figma/nodes.json and the contracts: do not edit. Repair: Scripts/gallery
const figma = require("figma")
const instance = figma.selectedInstance

function digits(property) {
  const text = instance.getString(property)
  return /^[0-9]{1,18}$/.test(text) ? text : undefined
}

function number(property) {
  return digits(property) ?? property
}

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

const content = instance.getEnum("content", {
  "counter": ".counter",
  "text": ".text",
  "empty": ".empty",
})
const cornerRadius = instance.getEnum("cornerRadius", {
  "none": ".none",
  "small": ".small()",
  "medium": ".medium()",
  "large": ".large()",
  "max": ".max()",
})
const contents = {
  ".counter": () => `.counter(${number("count")})`,
  ".text": () => `.text(${string("text")})`,
  ".empty": () => ".empty",
}

const parts = []
if (content) parts.push(`content: ${contents[content]()}`)
const maxCount = content === ".counter" ? digits("maxCount") : undefined
if (maxCount !== undefined) parts.push(`maxCount: ${maxCount}`)
if (cornerRadius && cornerRadius !== ".max()") {
  parts.push(`style: { $0.cornerRadius = ${cornerRadius} }`)
}
const code = `NotificationBadge(${parts.join(", ")})`

export default {
  id: "NotificationBadge",
  example: figma.code`${code}`,
  imports: ["import EBComponents"],
  metadata: { nestable: true },
}
