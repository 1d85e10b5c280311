// url=https://www.figma.com/design/FILE_KEY?node-id=EBCOUNTDOWNPROMO_NODE
// source=Sources/Components/EBComponents/Countdown/Views/EBCountdownPromo.swift
// component=EBCountdownPromo
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

const state = instance.getEnum("state", {
  "default": ".default",
  "expiring": ".expiring",
  "expired": ".expired",
})
const units = instance.getEnum("units", {
  "days hours mins secs": "[.days, .hours, .mins, .secs]",
  "days hours mins": "[.days, .hours, .mins]",
  "days hours secs": "[.days, .hours, .secs]",
  "days hours": "[.days, .hours]",
  "days mins secs": "[.days, .mins, .secs]",
  "days mins": "[.days, .mins]",
  "days secs": "[.days, .secs]",
  "days": "[.days]",
  "hours mins secs": "[.hours, .mins, .secs]",
  "hours mins": "[.hours, .mins]",
  "hours secs": "[.hours, .secs]",
  "hours": "[.hours]",
  "mins secs": "[.mins, .secs]",
  "mins": "[.mins]",
  "secs": "[.secs]",
})

const modifiers = []
if (units && units !== "[.days, .hours, .mins, .secs]") modifiers.push(`.ebUnits(${units})`)
if (state && state !== ".default") modifiers.push(`.ebState(${state})`)
const words = `title: ${string("title")}, endsAt: saleEnd, cta: ${string("cta")}`
const promo = `EBCountdownPromo(\n  ${words}, onTapCTA: { openSale() })`
const code = [promo, ...modifiers].join("\n  ")

export default {
  id: "EBCountdownPromo",
  example: figma.code`${code}`,
  imports: ["import EBComponents"],
  metadata: { nestable: false },
}
