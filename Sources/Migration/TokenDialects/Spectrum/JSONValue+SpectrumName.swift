extension JSONValue {
  /// The name of a token in Spectrum's array files, in kebab-case, as Spectrum serializes it: the key that
  /// the same token has in the older files. Nil for what is not a string, nor an object with a `property` or a
  /// `legacyKey`.
  ///
  /// The rules are those of `extract_legacy_key` in Spectrum's SDK: `legacyKey` decides. Without it,
  /// colors and icons have an order of their own, and other names the order of the field catalog.
  var spectrumName: String? {
    let text = string ?? self["legacyKey"]?.string ?? serialized(self)
    return text?.isEmpty == false ? text : nil
  }
}

private func serialized(_ name: JSONValue) -> String? {
  guard let property = name["property"]?.string, !property.isEmpty else { return nil }
  let component = words("component", of: name)
  let owner = component.isEmpty ? words("icon", of: name) : component
  let hue = words("colorFamily", of: name)
  let role = words("colorRole", of: name)
  let index = words("scaleIndex", of: name)
  let state = words("state", of: name)
  var parts: [String]
  if owner.isEmpty, role.isEmpty, !hue.isEmpty {
    parts = words("variant", of: name) + hue + index
  } else if owner.isEmpty, !role.isEmpty, property == "color" {
    parts = role + [property] + index
  } else if !owner.isEmpty, !(hue + role).isEmpty {
    parts = owner + [property] + hue + role + state
  } else if property != "space-between", let icon = words("icon", of: name).first {
    parts = property.hasPrefix("\(icon)-") ? [property] : [icon, property] + index + state
  } else if let first = component.first, property.hasPrefix("\(first)-") {
    // The property is the whole name already.
    parts = [property]
  } else {
    parts = fieldOrder.flatMap { words($0, of: name) } + index
    if let gap = gap(of: name) {
      let rest = fieldOrder.filter { $0 != "icon" || !gap.usesIcon }
      parts = rest.flatMap { $0 == "property" ? [gap.text] : words($0, of: name) } + index
    }
  }
  return parts.joined(separator: "-")
}

/// The fields of a name in the order in which Spectrum writes them. Its field catalog leaves
/// `structure` and the fields of modes out.
private let fieldOrder = [
  "variant", "component", "substructure", "anatomy", "object", "script", "family", "emphasis",
  "property", "orientation", "position", "size", "density", "shape", "state", "weight", "style",
  "motionRole", "easing", "alignment", "qualifier", "role", "icon",
]

/// The space between two parts, `top-to-text`; nil for other properties. The part `icon` is the one
/// that the field `icon` names.
private func gap(of name: JSONValue) -> (text: String, usesIcon: Bool)? {
  guard name["property"]?.string == "space-between", let start = name["from"]?.string,
    let end = name["to"]?.string
  else { return nil }
  let icon = words("icon", of: name).first
  let ends = [start, end].map { $0 == "icon" ? icon ?? $0 : $0 }
  return (ends.joined(separator: "-to-"), [start, end].contains("icon"))
}

/// The words of a field, written out: `xl` is `extra-large`. None if the name lacks the field.
private func words(_ field: String, of name: JSONValue) -> [String] {
  guard let value = name[field] else { return [] }
  let list = value.array.map { $0.compactMap(\.string) } ?? []
  return (list + [value.string, value.number.map { plain($0) }].compactMap(\.self)).map { word in
    switch field {
    case "size": sizes[word] ?? word
    case "icon": icons.contains(word) ? "\(word)-icon" : word
    default: word
    }
  }
}

/// The sizes of Spectrum's registry that names write out.
private let sizes = [
  "xxxs": "3x-small", "xxs": "2x-small", "xs": "extra-small", "s": "small", "m": "medium",
  "l": "large", "xl": "extra-large", "xxl": "2x-large", "xxxl": "3x-large", "xxxxl": "4x-large",
]

/// The icons of Spectrum's registry whose names end in `-icon`.
private let icons: Set<String> = [
  "ui", "checkmark", "chevron", "dash", "arrow", "cross", "add", "link-out", "drag-handle",
  "asterisk", "gripper", "alert", "validation",
]
