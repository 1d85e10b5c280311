import TokenModel
import Writers

/// What `explain` is asked: about a token or a color, alone or on another one, over a third.
package struct Question: Sendable {
  /// What is to be explained.
  var subject: Subject
  /// What it lies on.
  var background: Subject?
  /// What lies below a background that lets it through.
  var backdrop: Subject?

  /// A color, or a token's path.
  enum Subject: Hashable {
    case color(ColorValue)
    case path(String)
  }

  /// Whether a token is asked about, and not just colors.
  package var needsProject: Bool {
    [subject, background, backdrop].contains {
      if case .path? = $0 { true } else { false }
    }
  }

  /// Reads `A`, `A on B` or `A on B over C`; a color may take several words.
  package init(_ words: [String]) throws(QuestionFault) {
    var parts: [[String]] = [[]]
    for word in words {
      if parts.count <= joints.count, word == joints[parts.count - 1],
        parts.last?.isEmpty == false
      {
        parts.append([])
      } else {
        parts[parts.count - 1].append(word)
      }
    }
    for part in parts {
      guard !part.isEmpty, part.count == 1 || joints.allSatisfy({ !part.contains($0) }) else {
        throw QuestionFault(message: "ask for A, 'A on B' or 'A on B over C'; " + colorForms)
      }
    }
    subject = try Self.subject(parts[0])
    if parts.count > 1 { background = try Self.subject(parts[1]) }
    if parts.count > 2 { backdrop = try Self.subject(parts[2]) }
  }

  private static func subject(_ words: [String]) throws(QuestionFault) -> Subject {
    let text = words.joined(separator: " ")
    switch ColorText(text).reading {
    case .color(let color): return .color(color)
    case .notAColor: return .path(text)
    case .fault(let fault):
      let joint = words.lazy.compactMap { nearest(to: $0, among: joints) }.first
      throw QuestionFault(
        message: "'\(printable(text))': \(fault)\(didYouMean(joint)); \(colorForms)")
    }
  }
}

/// Why a question cannot be understood.
package struct QuestionFault: Error {
  /// The reason, and what would be understood.
  package var message: String
}

/// The words between colors.
private let joints = ["on", "over"]

/// How a color may be written.
private let colorForms =
  "a color is '#RGB', '#RRGGBB' or '#RRGGBBAA', a DTCG color space with its components "
  + "('oklch 0.7 0.1 150', 'display-p3 1 none 0 / 0.5'), or CSS 'color(display-p3 1 0 0)', "
  + "'rgb(96 117 193)', 'hsl(210 50% 40%)', 'hwb(…)', 'lab(…)', 'lch(…)', 'oklab(…)', 'oklch(…)'"
