/// A question to `explain`, about a token or a color: alone, on a background, and over a backdrop.
package struct Question: Sendable {
  /// The thing to explain, its background, and the color below a translucent background.
  var subjects: [Subject]

  /// A color, or a token's path.
  enum Subject: Hashable {
    case color(ColorValue)
    case path(String)
  }

  /// Reads `A`, `A on B` or `A on B over C`. A color can have several words.
  package init(_ words: [String]) throws(QuestionFault) {
    var parts: [[String]] = [[]]
    for word in words {
      if parts.count <= connectives.count, word == connectives[parts.count - 1],
        parts.last?.isEmpty == false
      {
        parts.append([])
      } else {
        parts[parts.count - 1].append(word)
      }
    }
    for part in parts {
      guard !part.isEmpty, part.count == 1 || connectives.allSatisfy({ !part.contains($0) }) else {
        throw QuestionFault(message: "expected A, 'A on B' or 'A on B over C'")
      }
    }
    subjects = try parts.map(Self.subject)
  }

  private static func subject(_ words: [String]) throws(QuestionFault) -> Subject {
    let text = words.joined(separator: " ")
    switch ColorText(text).reading {
    case .color(let color): return .color(color)
    case .notAColor: return .path(text)
    case .fault(let fault):
      let connective = words.lazy.compactMap { $0.nearest(among: connectives) }.first
      throw QuestionFault(message: "'\(printable(text))': \(fault)\(connective.didYouMean)")
    }
  }

  /// The question with the colors of CSS for names that are not tokens.
  func readingNames(where isUnknown: (String) -> Bool) -> Question {
    var question = self
    question.subjects = subjects.map { subject in
      guard case .path(let path) = subject, isUnknown(path), let color = ColorValue(css: path)
      else { return subject }
      return .color(color.exact8Bits)
    }
    return question
  }
}

/// Why a question cannot be understood.
package struct QuestionFault: Error {
  /// The reason.
  package var message: String
}

/// The words between colors.
private let connectives = ["on", "over"]
