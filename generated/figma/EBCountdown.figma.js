// url=https://www.figma.com/design/FILE_KEY?node-id=EBCOUNTDOWN_NODE
// source=Sources/Components/EBComponents/Countdown/Views/EBCountdown.swift
// component=EBCountdown
// Generated from Sources/Components/figma/nodes.json and the contracts: do not edit. Repair: Scripts/gallery
const figma = require("figma")
const instance = figma.selectedInstance

const style = instance.getEnum("style", {
  "one": ".one",
  "per": ".per",
  "pill": ".pill",
})
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
const ownUnits = {
  ".one": "[.days, .hours, .mins, .secs]",
  ".per": "[.days, .hours, .mins, .secs]",
  ".pill": "[.days, .hours, .mins]",
}

const modifiers = []
if (style) modifiers.push(`.ebStyle(${style})`)
if (units && units !== ownUnits[style]) modifiers.push(`.ebUnits(${units})`)
if (state && state !== ".default") modifiers.push(`.ebState(${state})`)
const code = ["EBCountdown(endsAt: saleEnd)", ...modifiers].join("\n  ")

export default {
  id: "EBCountdown",
  example: figma.code`${code}`,
  imports: ["import EBComponents"],
  metadata: { nestable: true },
}
