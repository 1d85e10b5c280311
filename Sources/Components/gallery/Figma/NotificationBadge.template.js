NUMBER
STRING

CONTENT
RADIUS
const contents = {
  ".counter": () => `.counter(${number("count")})`,
  ".text": () => `.text(${string("text")})`,
  ".empty": () => ".empty",
}

const parts = []
if (content) parts.push(`content: ${contents[content]()}`)
const maxCount = content === ".counter" ? digits("maxCount") : undefined
if (maxCount !== undefined) parts.push(`maxCount: ${maxCount}`)
if (cornerRadius && cornerRadius !== "DEFAULT_RADIUS") {
  parts.push(`style: { $0.cornerRadius = ${cornerRadius} }`)
}
const code = `NotificationBadge(${parts.join(", ")})`
