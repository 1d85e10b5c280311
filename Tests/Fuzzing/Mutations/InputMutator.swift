import RandomNumbers
import TokenModel

/// Makes new inputs of a fuzz target by changing the tree of one file of an input.
struct InputMutator {
  let target: FuzzTarget
  /// Values from all files of earlier inputs.
  private var pool: [Tree] = []
  private static let poolLimit = 400

  init(target: FuzzTarget) { self.target = target }

  /// The input with one file changed; nil if it contains no JSON.
  mutating func mutate(_ bytes: [UInt8], _ random: inout SplitMix) -> [UInt8]? {
    if target == .json { return TreeReader.read(bytes).map { changed($0, &random).text } }
    var archive = Archive(bytes, main: target.main)
    guard !archive.files.isEmpty else { return nil }
    let index = random.below(archive.files.count)
    guard let tree = TreeReader.read(archive.files[index].text) else { return nil }
    archive.files[index].text = changed(tree, &random).text
    return archive.bytes(main: target.main)
  }

  private mutating func changed(_ tree: Tree, _ random: inout SplitMix) -> Tree {
    keep(tree, &random)
    var mutator = TreeMutator(random: random, pool: pool)
    return mutator.mutate(tree)
  }

  /// Adds a random value of a tree to the pool.
  private mutating func keep(_ tree: Tree, _ random: inout SplitMix) {
    var value = tree
    while value.childCount > 0, random.chance(75) { value = value[random.below(value.childCount)] }
    guard value.text.count < 2000 else { return }
    if pool.count < Self.poolLimit {
      pool.append(value)
    } else {
      pool[random.below(Self.poolLimit)] = value
    }
  }
}
