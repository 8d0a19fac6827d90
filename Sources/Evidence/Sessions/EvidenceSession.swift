package import RecordingStore

/// A touch session as a value: what a recording says about it, and what can be left out of it.
///
/// Its scene is text. It is decoded where it is played, by the process that has the classes.
package struct EvidenceSession: Hashable, Sendable {
  package var sceneName: String
  /// The scene file in canonical form.
  package var sceneJSON: String
  package var strategy: String
  package var profile: String
  package var source: String
  package var about: String?
  package var vocabulary: SessionVocabulary
  package var samples: [TouchSample]
  /// The outcomes of the baseline. Empty where the baseline is replayed.
  package var outcomes: [Outcome] = []
  /// What the app's code decided in the hit tests of the baseline.
  package var decisions: [RecordedDecision] = []
  /// The names of views that the outcomes use, each with its rungs as JSON.
  package var viewNames: [ViewName] = []
  /// What the recording says about itself, by key, such as the classes of its rules.
  package var descriptions: [String: String] = [:]

  /// A name of a view with its rungs as JSON.
  package struct ViewName: Hashable, Sendable {
    package var name: String
    package var rungs: String

    package init(name: String, rungs: String) { (self.name, self.rungs) = (name, rungs) }
  }

  package init(
    sceneName: String, sceneJSON: String, strategy: String, profile: String, source: String, about: String? = nil,
    vocabulary: SessionVocabulary = [], samples: [TouchSample] = []
  ) {
    (self.sceneName, self.sceneJSON) = (sceneName, sceneJSON)
    (self.strategy, self.profile, self.source, self.about) = (strategy, profile, source, about)
    (self.vocabulary, self.samples) = (vocabulary, samples)
  }

  /// The number of events.
  package var eventCount: Int { samples.last.map { $0.event + 1 } ?? 0 }
}
