import TokenJSON
import Writers

/// Reads font families (Format 8.3): names, the most preferred first.
extension ValueReader {
  mutating func fontFamily(_ value: JSONValue) -> [String]? {
    if value.aliasName != nil {
      fault("expected the name of a font family, found \(value.excerpt)" + pointerHint(value))
      return nil
    }
    if let name = value.string { return [name] }
    guard let names = value.array, !names.isEmpty else {
      fault("expected a font family (a string or an array of strings), found \(value.excerpt)")
      return nil
    }
    let families = names.enumerated().compactMap { index, name in
      inside(.index(index), value: name) { $0.familyName($1) }
    }
    return families.count == names.count ? families : nil
  }

  private mutating func familyName(_ value: JSONValue) -> String? {
    if let name = value.string, value.aliasName == nil { return name }
    fault("expected the name of a font family, found \(value.excerpt)" + pointerHint(value))
    return nil
  }

  mutating func fontFamilyPart(_ value: JSONValue) -> [String]? {
    if case .fontFamily(let names)? = part(value, as: .fontFamily) { names } else { nil }
  }
}

extension JSONWriter {
  mutating func fontFamily(_ names: [String], key: String?) {
    if names.count == 1 {
      string(key, value: names[0])
    } else {
      array(key, items: names) { $0.string(nil, value: $1) }
    }
  }
}
