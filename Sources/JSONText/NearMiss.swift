import PrintedText

/// Finds the candidate that a misspelled key or word probably means.
package enum NearMiss {
  /// A suggestion for the end of a message; `nil` if no candidate is close enough.
  package static func remedy(for name: String, among candidates: [String]) -> String? {
    suggestion(for: name, among: candidates).map { "did you mean '\($0)'?" }
  }

  /// The first candidate with the smallest edit distance from a name, if the distance is at most a third of the letters
  /// of the shorter one. A candidate of one letter is never suggested, because it is close to every other letter.
  package static func suggestion(for name: String, among candidates: [String], within edits: Int? = nil) -> String? {
    let letters = Array(name.lowercased().unicodeScalars.prefix(64))
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let other = Array(candidate.lowercased().unicodeScalars)
      guard other.count > 1 else { continue }
      let limit = edits ?? max(1, min(letters.count, other.count) / 3)
      let distance = EditDistance.between(letters, other)
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
  }
}
