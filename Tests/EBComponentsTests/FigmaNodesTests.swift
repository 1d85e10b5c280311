import EBComponents
import Testing
import Themes

/// Every node of the designers' sticker sheets is one of ours.
struct FigmaNodesTests {
  enum Component { case promo, bar(EBCountdownStyle) }

  struct Node {
    let id: Int
    let component: Component
    let state: EBCountdownState
    let theme: Theme
    let units: [EBTimeUnit]
    let size: CountdownSize
  }

  /// The 24 nodes as the seed's last table lists them: four columns of the sheet, four rows each.
  static let nodes: [Node] = [
    rows([9091, 9118, 9145, 9172], .promo, 360, [92, 92]),
    rows([9199, 9221, 9243, 9265], .bar(.one), 360, [50, 50]),
    rows([9287, 9309, 9331, 9353], .bar(.per), 360, [50, 52]),
    rows([9375, 9391, 9407, 9423], .bar(.per), 238, [50, 52], [.hours, .mins, .secs]),
    rows([9439, 9449, 9459, 9469], .bar(.per), 147, [50, 52], [.mins, .secs]),
    rows([9479, 9482, 9485, 9488], .bar(.pill), 161, [29, 29], [.days, .hours, .mins]),
  ].flatMap { $0 }

  static func rows(
    _ ids: [Int], _ component: Component, _ width: Double, _ heights: [Double],
    _ units: [EBTimeUnit] = EBTimeUnit.allCases
  ) -> [Node] {
    ids.enumerated().map { row, id in
      Node(
        id: id, component: component, state: row % 2 == 0 ? .default : .expiring,
        theme: row < 2 ? .light : .dark, units: units,
        size: CountdownSize(width: width, height: heights[row / 2]))
    }
  }

  @Test func `the sheet has 24 different nodes`() {
    #expect(Set(Self.nodes.map(\.id)).count == 24)
  }

  @Test(arguments: nodes)
  func `a node of the countdown is one style, state, mode and choice of units`(node: Node) {
    let countdown = countdown(of: node)
    let face = countdown.face(at: Time.start, in: node.theme)
    #expect(face.state == node.state)
    #expect(face.cells.map(\.unit) == node.units)
    #expect((face.colors(in: node.theme).border == nil) == (node.theme == .dark))
    #expect(size(of: node, countdown) == node.size)
  }

  @Test func `no two nodes of one component look the same`() {
    let looks = Self.nodes.map { node in
      "\(node.component) \(node.state) \(node.theme) \(node.units)"
    }
    #expect(Set(looks).count == 24)
  }

  @Test(
    arguments: [
      (71322, 0, 10, EBCounterState.empty, "0 / 10"), (71324, 10, 10, .filled, "10 / 10"),
      (71326, 0, nil, .empty, "0"), (71328, 5, nil, .filled, "5"),
    ] as [(Int, Int, Int?, EBCounterState, String)])
  func `a node of the counter is one count and limit`(
    id: Int, count: Int, limit: Int?, state: EBCounterState, text: String
  ) {
    let counter = Counter(
      count: count, limit: limit, hideWhenZero: false, locale: Locales.english)
    #expect(counter.state == state)
    #expect(counter.text == text)
    #expect(!counter.isHidden)
  }

  func countdown(of node: Node) -> Countdown {
    var countdown = Countdown(
      deadline: Time.deadline(in: left(3, 13, 1)), style: .pill, state: node.state,
      units: node.units, locale: Locales.english)
    switch node.component {
    case .promo: return CountdownPromo(title: "Sale ends in:", countdown: countdown).countdown
    case .bar(let style): countdown.style = style
    }
    return countdown
  }

  func size(of node: Node, _ countdown: Countdown) -> CountdownSize {
    switch node.component {
    case .promo: .promo(in: node.theme)
    case .bar:
      CountdownSize(style: countdown.style, units: countdown.units, theme: node.theme)
    }
  }
}
