/// The places where the values of each path are kept: one for each combination of values on the
/// theme axes that the path can depend on.
package struct ThemeCells: Sendable {
  /// The paths that can depend on the same axes.
  struct Block: Sendable {
    var axes: AxisSet
    /// The first theme of each combination of values.
    var themes: [Int]
    /// The paths in ascending order.
    var paths: Range<Int32>
  }

  let space: ThemeSpace
  private(set) var blocks: [Block] = []
  /// The block of each path.
  private var owners: [Int32] = []
  /// The paths of all blocks, in the order of the blocks.
  private var order: [PathID] = []
  /// The number of each path in its block.
  private var numbers: [Int32] = []
  /// The first cell of each block.
  private var starts: [Int] = []
  private var ranks: [Ranks] = []
  private(set) var count = 0

  /// Makes the cells from the axes of each path.
  init(_ space: ThemeSpace, axes: [AxisSet]) {
    self.space = space
    var known: [AxisSet: Int32] = [:]
    var sizes: [Int32] = []
    for own in axes {
      let block = known[own] ?? Int32(sizes.count)
      if Int(block) == sizes.count {
        known[own] = block
        sizes.append(0)
        blocks.append(Block(axes: own, themes: space.themes(over: own), paths: 0..<0))
      }
      owners.append(block)
      numbers.append(sizes[Int(block)])
      sizes[Int(block)] += 1
    }
    var first: Int32 = 0
    for index in blocks.indices {
      blocks[index].paths = first..<first + sizes[index]
      first += sizes[index]
      starts.append(count)
      count += blocks[index].themes.count * Int(sizes[index])
      ranks.append(Ranks(blocks[index], in: space))
    }
    order = Array(repeating: .root, count: axes.count)
    for (path, block) in owners.enumerated() {
      order[Int(blocks[Int(block)].paths.lowerBound + numbers[path])] = PathID(index: Int32(path))
    }
  }

  func paths(of block: Block) -> ArraySlice<PathID> {
    order[Int(block.paths.lowerBound)..<Int(block.paths.upperBound)]
  }

  /// The axes that a path can depend on.
  func axes(of path: PathID) -> AxisSet { blocks[Int(owners[Int(path.index)])].axes }

  /// The first theme of each combination of values that a path can depend on.
  func themes(of path: PathID) -> [Int] { blocks[Int(owners[Int(path.index)])].themes }

  func cell(of path: PathID, in theme: Int) -> Int {
    let index = Int(path.index)
    let block = Int(owners[index])
    let cell = starts[block] + Int(numbers[index])
    // The first theme is the first of each block.
    return theme == 0 ? cell : cell + ranks[block].rank(of: theme) * blocks[block].paths.count
  }

  func row(of theme: Int) -> Row {
    Row(
      starts: blocks.indices.map {
        starts[$0] + ranks[$0].rank(of: theme) * blocks[$0].paths.count
      }, owners: owners, numbers: numbers)
  }

  /// The cells of one theme, for many paths.
  package struct Row: Sendable {
    fileprivate let starts: [Int]
    fileprivate let owners: [Int32]
    fileprivate let numbers: [Int32]

    func cell(of path: PathID) -> Int {
      starts[Int(owners[Int(path.index)])] + Int(numbers[Int(path.index)])
    }
  }
}

/// The number of each theme's combination of values among those of a block.
private enum Ranks: Sendable {
  /// By theme.
  case listed([Int32])
  /// The number of values of each axis, and the distance between themes with successive values.
  case product([(count: Int, stride: Int)])

  init(_ block: ThemeCells.Block, in space: ThemeSpace) {
    let axes = block.axes.intersection(space.varying).axes
    guard space.isListed else {
      self = .product(axes.map { (space.axes[$0].values.count, space.strides[$0]) })
      return
    }
    var known: [[Int]: Int32] = [:]
    self = .listed(
      space.indices.map { theme in
        let values = axes.map { space.value(of: $0, in: theme) }
        let rank = known[values] ?? Int32(known.count)
        known[values] = rank
        return rank
      })
  }

  func rank(of theme: Int) -> Int {
    switch self {
    case .listed(let ranks): return Int(ranks[theme])
    case .product(let axes):
      var rank = 0
      for axis in axes { rank = rank * axis.count + theme / axis.stride % axis.count }
      return rank
    }
  }
}
