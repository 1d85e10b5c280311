@testable import gallery

extension RenderNode {
  /// The outlines and colors of filled shapes.
  var filledShapes: [(outline: Outline, paint: TokenPaint)] {
    all.compactMap {
      if case .fill(let outline, let paint) = $0.kind { (outline, paint.tokenPaint) } else { nil }
    }
  }

  /// The colors and widths of lines around shapes.
  var borderLines: [BorderLine] {
    all.compactMap { node in
      guard case .stroke(_, let paint, let width) = node.kind else { return nil }
      return BorderLine(paint: paint.tokenPaint, width: width)
    }
  }

  /// The sizes of frames.
  var frameSizes: [FrameSize] {
    all.compactMap { if case .frame(let size) = $0.kind { size } else { nil } }
  }

  /// The texts with their colors.
  var coloredTexts: [ColoredText] {
    textRuns.map { ColoredText(text: $0.string, paint: $0.paint.tokenPaint) }
  }

  /// The whole drawing as text.
  var drawing: [String] { all.map { "\($0.kind)" } }
}

/// A line around a shape.
struct BorderLine: Hashable {
  var paint: TokenPaint
  var width: Double
}

/// A text and its color.
struct ColoredText: Hashable {
  var text: String
  var paint: TokenPaint
}

extension Paint {
  /// The token value of the paint.
  var tokenPaint: TokenPaint {
    switch self {
    case .color: .color(stops[0].color)
    case .gradient: .gradient(TokenGradient(stops: stops))
    }
  }
}
