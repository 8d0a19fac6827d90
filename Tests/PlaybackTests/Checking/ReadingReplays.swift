import RecordingStore

/// The replays of a case under all combinations of the readings of all questions that can arise in it.
@MainActor
struct ReadingReplays {
  let outcomes: [Outcome]
  private let questions: [DisputedQuestion]
  /// Effects by the indices of the readings, in the order of ``questions``.
  private var effects: [[Int]: Effects] = [:]

  init(_ played: Case) {
    questions = DisputedQuestion.all(in: played.scene)
    let samples = played.session.samples()
    outcomes = Play(played.scene, samples, profile: "ios17").outcomes
    var combinations: [(indices: [Int], changes: [DisputedQuestion.Reading])] = [([], [])]
    for question in questions {
      combinations = combinations.flatMap { one in
        question.readings.enumerated().map { (one.indices + [$0], one.changes + [$1]) }
      }
    }
    for (indices, changes) in combinations {
      let play = Play(
        played.scene, samples, profile: "ios17",
        adjust: { platform in
          for change in changes { change.apply(&platform) }
        })
      effects[indices] = Effects(play.outcomes)
    }
  }

  var reported: [DisputedQuestion] { questions.filter { $0.isReported(in: outcomes) } }

  /// Reported questions of which no reading changes an effect, whatever the readings of the others are.
  var needless: [DisputedQuestion] {
    reported.filter { question in
      let place = questions.firstIndex(of: question)!
      return effects.allSatisfy { indices, effect in
        var own = indices
        own[place] = 0
        return effects[own] == effect
      }
    }
  }

  /// Questions that are not reported and of which a reading changes an effect, with the change.
  var missed: [(question: DisputedQuestion, difference: String)] {
    let own = questions.map { _ in 0 }
    guard let expected = effects[own] else { return [] }
    return questions.enumerated().compactMap { place, question in
      guard !question.isReported(in: outcomes) else { return nil }
      for (index, reading) in question.readings.enumerated() {
        var indices = own
        indices[place] = index
        if let effect = effects[indices], effect != expected {
          return (question, "\(reading.name): \(expected.firstDifference(from: effect))")
        }
      }
      return nil
    }
  }
}
