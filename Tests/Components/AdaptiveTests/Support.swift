import SwiftUI
import TokenValues
import UIKit

/// What a tree of views draws while the simulated system shows an appearance.
@MainActor func drawn(_ view: some View, in appearance: TokenAppearance) -> [RenderNode] {
  var environment = EnvironmentValues()
  environment.colorScheme = appearance.isDark ? .dark : .light
  environment.standIn.contrast = appearance.increasedContrast ? .increased : .standard
  return ViewHost(view, environment: environment).render()?.all ?? []
}

/// The colors that a view fills shapes with.
@MainActor func fills(_ view: some View, in appearance: TokenAppearance) -> [TokenColor] {
  drawn(view, in: appearance).compactMap { node in
    guard case .fill(_, .color(let color)) = node.kind else { return nil }
    return TokenColor(color)
  }
}

/// The colors of texts in a view.
@MainActor func inks(_ view: some View, in appearance: TokenAppearance) -> [TokenColor] {
  drawn(view, in: appearance).compactMap { node in
    guard case .text(let run) = node.kind, case .color(let color) = run.paint else { return nil }
    return TokenColor(color)
  }
}

extension TokenColor {
  init(_ color: Paint.RGBA) {
    self =
      color.isP3
      ? TokenColor(displayP3: color.red, color.green, color.blue, alpha: color.opacity)
      : TokenColor(sRGB: color.red, color.green, color.blue, alpha: color.opacity)
  }
}

/// The UIKit color of an adaptive one, in a view with traits of an appearance.
@MainActor func resolved(
  _ color: Adaptive<TokenColor>, in appearance: TokenAppearance
) -> TokenColor {
  let traits = UITraitCollection { traits in
    traits.userInterfaceStyle = appearance.isDark ? .dark : .light
    traits.accessibilityContrast = appearance.increasedContrast ? .high : .normal
  }
  let parts = UIColor(color).standInComponents(for: traits)
  return TokenColor(sRGB: parts.red, parts.green, parts.blue, alpha: parts.alpha)
}

// A file that imports Testing cannot import UIKit here: Swift would look for an overlay of both.
typealias PlatformView = UIView
typealias PlatformFont = UIFont
typealias PlatformTraits = UITraitCollection
typealias PlatformParagraph = NSMutableParagraphStyle
typealias PlatformColor = UIColor
