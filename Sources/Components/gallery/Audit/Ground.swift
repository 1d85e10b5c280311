import SwiftUI

/// Where something is drawn: the layers below it and the opacities around it.
struct Ground {
  /// What is below, top first; in a compositing group only what is in it.
  var layers: [Layer]
  /// The opacity of the next text, image, shape or compositing group.
  private(set) var fade = 1.0
  private var isEnabled = true
  /// What a compositing group is drawn on, and its opacity.
  private var outside: (layers: [Layer], opacity: Double)?

  init(layers: [Layer]) { self.layers = layers }

  func faded(to opacity: Double) -> Ground {
    var ground = self
    ground.fade *= opacity
    return ground
  }

  func inButton(isEnabled: Bool) -> Ground {
    var ground = self
    ground.isEnabled = self.isEnabled && isEnabled
    return ground
  }

  /// The inside of a compositing group.
  var group: Ground {
    guard fade != 1 else { return self }
    precondition(outside == nil, "The gallery cannot fade a group in a faded group.")
    var ground = self
    ground.outside = (layers, fade)
    ground.layers = []
    ground.fade = 1
    return ground
  }

  /// A paint at this place; none if it is not visible.
  func paint(_ paint: Paint, as subject: DrawnPaint.Subject) -> [DrawnPaint] {
    let composition = composition(of: paint)
    return composition.front.stops.allSatisfy { $0.opacity == 0 }
      ? [] : [DrawnPaint(subject: subject, composition: composition, isEnabled: isEnabled)]
  }

  private func composition(of paint: Paint) -> Composition {
    let below = layers.visible
    let front = Layer(paint).faded(to: fade)
    guard let outside else { return Composition(front: front, below: below) }
    guard !below.isEmpty else {
      return Composition(front: front.faded(to: outside.opacity), below: outside.layers.visible)
    }
    return Composition(
      front: front, below: below + outside.layers.visible,
      grouped: below.count, groupOpacity: Int((outside.opacity * 255).rounded()))
  }
}
