package import Findings

/// What recordings run of the user's code, and what they do not touch.
package struct CoverageReport: Sendable {
  /// The coverage of one recording.
  package struct Recording: Sendable {
    package var path: String
    package var coverage: CodeCoverage
    /// The sessions that the code ended, or that could not be replayed, each with a sentence about it.
    package var ended: [(session: Int, problem: String)] = []
    /// The number of touches before which the screen was not mapped.
    package var unmappedTouches = 0

    package init(path: String, coverage: CodeCoverage) { (self.path, self.coverage) = (path, coverage) }
  }

  /// An area of a screen, with one receiver, in which no recording touches.
  package struct Area: Sendable {
    /// The name of the scene.
    package var scene: String
    package var receiver: String
    /// The largest rectangle in the area, in points of the screen.
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double
    /// The share of the screen, from 0 to 1.
    package var share: Double
    /// Where the area was largest: the recording and the event before which it was; no event at rest.
    package var recording: String
    package var event: Int?

    package init(
      scene: String, _ region: ExploredSession.Region, share: Double, recording: String, event: Int?
    ) {
      (self.scene, receiver, self.share) = (scene, region.receiver, share)
      (x, y, width, height) = (region.x, region.y, region.width, region.height)
      (self.recording, self.event) = (recording, event)
    }
  }

  /// The coverage of all recordings together.
  package var whole: CodeCoverage
  package var recordings: [Recording]
  /// The areas that no recording touches, by scene, the largest first.
  package var areas: [Area]
  /// The text of the source files, by their paths.
  package var sources: [String: [UInt8]]

  package init(whole: CodeCoverage, recordings: [Recording], areas: [Area], sources: [String: [UInt8]]) {
    (self.whole, self.recordings, self.areas, self.sources) = (whole, recordings, areas, sources)
  }

  /// The functions that no recording calls, with the paths of their files.
  var functionsNotCalled: [(path: String, function: CodeCoverage.Function)] {
    whole.files.flatMap { file in
      file.functions.filter { $0.count == 0 && !$0.isImplicit }.map { (file.path, $0) }
    }
  }

  /// The number of lines that only one recording runs.
  func linesOnly(of recording: Int) -> Int {
    var count = 0
    for (index, file) in recordings[recording].coverage.files.enumerated() {
      let own = Set(file.lines.filter { $0.count > 0 }.map(\.line))
      guard !own.isEmpty else { continue }
      var others: Set<Int> = []
      for (other, entry) in recordings.enumerated() where other != recording {
        others.formUnion(entry.coverage.files[index].lines.filter { $0.count > 0 }.map(\.line))
      }
      count += own.subtracting(others).count
    }
    return count
  }
}
