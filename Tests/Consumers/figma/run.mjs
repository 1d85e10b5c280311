// Runs a Code Connect template as Figma does, once for each layer, with a stand-in for Figma's API.
//
// Reads { template, properties, layers } from standard input. `properties` maps names to the values
// that Figma offers: "text", "boolean", or a list of values. Prints what the template exports for each
// layer, and the properties it read. Anything that Figma would not understand is an error.

import { readFileSync } from "node:fs"

const { template, properties, layers } = JSON.parse(readFileSync(0, "utf8"))
const used = new Set()

/** An object with fixed members: reading any other one is an error. */
function only(name, members) {
  return new Proxy(members, {
    get(_, key) {
      if (!(key in members)) throw new Error(`${name} has no ${String(key)}`)
      return members[key]
    },
  })
}

function instance(layer) {
  function read(property, kind) {
    const offered = properties[property]
    const found = Array.isArray(offered) ? "choice" : offered
    if (found !== kind) throw new Error(`${property} is ${found ?? "no property"}, not ${kind}`)
    used.add(property)
    return layer[property]
  }
  return only("instance", {
    getString: (property) => read(property, "text"),
    getBoolean: (property) => read(property, "boolean"),
    getEnum(property, options) {
      const value = read(property, "choice")
      const wanted = [...properties[property]].sort().join()
      const mapped = Object.keys(options).sort().join()
      if (mapped !== wanted) throw new Error(`${property} maps ${mapped}, Figma has ${wanted}`)
      return options[value]
    },
  })
}

function run(layer) {
  const figma = only("figma", {
    selectedInstance: instance(layer),
    code: (strings, ...values) => String.raw({ raw: strings }, ...values),
  })
  const start = template.lastIndexOf("export default")
  const body = template.slice(0, start) + template.slice(start).replace("export default", "return")
  return new Function("require", `"use strict"\n${body}`)((name) => {
    if (name !== "figma") throw new Error(`${name} is not to be had`)
    return figma
  })
}

const shown = layers.map(run)
console.log(JSON.stringify({ shown, used: [...used].sort() }))
