function digits(property) {
  const text = instance.getString(property)
  return /^[0-9]{1,18}$/.test(text) ? text : undefined
}

function number(property) {
  return digits(property) ?? property
}
