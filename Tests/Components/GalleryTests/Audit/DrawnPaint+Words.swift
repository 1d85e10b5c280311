@testable import gallery

extension DrawnPaint {
  /// The paint in words, for the messages of tests: "symbol #FFFFFF on #005CE5 over #EEF2F9".
  var words: String { "\(name) \(composition.words)" + (isEnabled ? "" : ", disabled") }

  private var name: String {
    switch subject {
    case .text(let isLarge): isLarge ? "large text" : "text"
    case .symbol: "symbol"
    case .fill: "fill"
    case .line: "line"
    case .shadow: "shadow"
    }
  }
}

extension Composition {
  fileprivate var words: String {
    let ground = below.map(\.words).joined(separator: " over ")
    let group = grouped == 0 ? "" : ", \(grouped) below faded with it to \(share(groupOpacity))"
    return front.words + " on " + ground + group
  }
}

extension Layer {
  fileprivate var words: String {
    stops.map { $0.opacity == 255 ? $0.color : "\($0.color) at \(share($0.opacity))" }
      .joined(separator: "…")
  }
}

/// 8 bits of opacity as a number from 0 to 1 with two decimals.
private func share(_ opacity: Int) -> Double { (Double(opacity) / 2.55).rounded() / 100 }
