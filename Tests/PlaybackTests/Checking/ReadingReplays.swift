import RecordingStore

/// The replays of a case under all combinations of the readings of all questions that can arise in it.
///
/// A combination is replayed when it is first needed.
@MainActor
final class ReadingReplays {
  let outcomes: [Outcome]
  private let played: Case
  private let samples: [TouchSample]
  private let questions: [DisputedQuestion]
  /// Effects by the indices of the readings, in the order of ``questions``.
  private var known: [[Int]: Effects] = [:]

  init(_ played: Case) {
    self.played = played
    samples = played.session.samples()
    questions = DisputedQuestion.all(in: played.scene)
    outcomes = Play(played.scene, samples, profile: "ios17").outcomes
  }

  private func effects(_ indices: [Int]) -> Effects {
    if let effects = known[indices] { return effects }
    let changes = zip(questions, indices).map { $0.readings[$1] }
    let play = Play(
      played.scene, samples, profile: "ios17",
      adjust: { platform in
        for change in changes { change.apply(&platform) }
      })
    let effects = Effects(play.outcomes)
    known[indices] = effects
    return effects
  }

  var reported: [DisputedQuestion] { questions.filter { $0.isReported(in: outcomes) } }

  /// Reported questions of which no reading changes an effect, whatever the readings of the others are.
  var needless: [DisputedQuestion] {
    reported.filter { question in
      let place = questions.firstIndex(of: question)!
      return combinations(without: place).allSatisfy { others in
        let own = effects(others)
        return question.readings.indices.allSatisfy { reading in
          var indices = others
          indices[place] = reading
          return effects(indices) == own
        }
      }
    }
  }

  /// The combinations of the readings of all questions but one, of which the engine's own reading is taken. The engine's own
  /// readings of all questions come first.
  private func combinations(without place: Int) -> [[Int]] {
    questions.enumerated().reduce([[]]) { combinations, next in
      let readings = next.offset == place ? 0..<1 : next.element.readings.indices
      return combinations.flatMap { one in readings.map { one + [$0] } }
    }
  }

  /// Questions that are not reported and of which a reading changes an effect, with the change.
  var missed: [(question: DisputedQuestion, difference: String)] {
    let own = questions.map { _ in 0 }
    let expected = effects(own)
    return questions.enumerated().compactMap { place, question in
      guard !question.isReported(in: outcomes) else { return nil }
      for (index, reading) in question.readings.enumerated() {
        var indices = own
        indices[place] = index
        let effect = effects(indices)
        if effect != expected { return (question, "\(reading.name): \(expected.firstDifference(from: effect))") }
      }
      return nil
    }
  }
}
