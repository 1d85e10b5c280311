STRING

KIND

const parts = [`text: ${string("text")}`]
if (kind && kind !== "DEFAULT_KIND") {
  parts.push(`style: ${kind}`)
}
const code = `Badge(${parts.join(", ")})`
