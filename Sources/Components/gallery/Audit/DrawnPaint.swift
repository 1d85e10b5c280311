/// A paint of a drawing, and what is below it.
struct DrawnPaint: Hashable {
  enum Subject: Hashable {
    case text(isLarge: Bool)
    case symbol, fill, line, shadow
  }

  let subject: Subject
  let composition: Composition
  /// Whether it is not part of a disabled button.
  let isEnabled: Bool
}

/// A layer on other layers.
struct Composition: Hashable {
  let front: Layer
  /// What is below, top first, down to the first layer that hides the rest.
  let below: [Layer]
  /// The number of layers below that are faded together with the front.
  var grouped = 0
  /// The opacity of that group, from 0 to 255.
  var groupOpacity = 255
}

extension [Layer] {
  /// The layers down to the first one that hides the rest.
  var visible: [Layer] { firstIndex(where: \.isOpaque).map { Array(self[...$0]) } ?? self }
}
