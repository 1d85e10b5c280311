STYLE
STATE
UNITS
const ownUnits = {
OWN_UNITS
}

const modifiers = []
if (style) modifiers.push(`.ebStyle(${style})`)
if (units && units !== ownUnits[style]) modifiers.push(`.ebUnits(${units})`)
if (state && state !== ".default") modifiers.push(`.ebState(${state})`)
const code = ["EBCountdown(endsAt: saleEnd)", ...modifiers].join("\n  ")
