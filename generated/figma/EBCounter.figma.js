// url=https://www.figma.com/design/FILE_KEY?node-id=18482-71321
// source=Sources/Components/EBComponents/Counter/EBCounter.swift
// component=EBCounter
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

const state = instance.getEnum("state", {
  "empty": ".empty",
  "filled": ".filled",
  "active": ".active",
})
const count = digits("count")
const derived = count === undefined ? [".empty", ".filled"]
  : Number(count) === 0 ? [".empty"] : [".filled"]

const parts = [`count: ${number("count")}`]
if (instance.getBoolean("hasLimit")) parts.push(`limit: ${number("limit")}`)
if (state && !derived.includes(state)) parts.push(`state: ${state}`)
if (count !== undefined && Number(count) === 0) parts.push("hideWhenZero: false")
const code = `EBCounter(${parts.join(", ")})`

export default {
  id: "EBCounter",
  example: figma.code`${code}`,
  imports: ["import EBComponents"],
  metadata: { nestable: true },
}
