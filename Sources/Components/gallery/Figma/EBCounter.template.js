NUMBER
COUNTER_STATE
const count = digits("count")
const derived = count === undefined ? ["EMPTY", "FILLED"]
  : Number(count) === 0 ? ["EMPTY"] : ["FILLED"]

const parts = [`count: ${number("count")}`]
if (instance.getBoolean("hasLimit")) parts.push(`limit: ${number("limit")}`)
if (state && !derived.includes(state)) parts.push(`state: ${state}`)
if (count !== undefined && Number(count) === 0) parts.push("hideWhenZero: false")
const code = `EBCounter(${parts.join(", ")})`
