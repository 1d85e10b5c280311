STRING

STATE
UNITS

const modifiers = []
if (units && units !== "BAR_UNITS") modifiers.push(`.ebUnits(${units})`)
if (state && state !== ".default") modifiers.push(`.ebState(${state})`)
const words = `title: ${string("title")}, endsAt: saleEnd, cta: ${string("cta")}`
const promo = `EBCountdownPromo(\n  ${words}, onTapCTA: { openSale() })`
const code = [promo, ...modifiers].join("\n  ")
