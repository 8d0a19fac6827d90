import CommandSupport
import Foundation
import JSONText
import RecordingStore
import TestSupport
import Testing

@Suite("A recording whose session ends by the app's code, without that code")
struct EndedRecordingTests {
  /// Copies a recording up to an event, in which the code ends the session.
  private func end(_ path: String, at event: Int, as copy: String) throws {
    let reader = try RecordingReader(path: path)
    let writer = try RecordingWriter(creating: copy)
    for scene in reader.scenes { _ = try writer.addScene(name: scene.name, json: scene.json) }
    let session = reader.sessions[0]
    _ = try writer.beginSession(
      scene: session.scene, strategy: session.strategy, profile: session.profile, source: session.source,
      vocabulary: session.vocabulary)
    var outcomes: [Outcome] = []
    let cursor = try reader.outcomes(ofSession: 0)
    while let outcome = try cursor.next() { outcomes.append(outcome) }
    let samples = try reader.samples(ofSession: 0)
    var last: TouchSample?
    while let sample = try samples.next(), sample.event <= event {
      try writer.append(sample)
      if sample.event < event {
        for outcome in outcomes where outcome.event == sample.event { try writer.append(outcome) }
      }
      last = sample
    }
    let why = "the code trapped (SIGILL) in A.f (A.swift:3): Index out of range, at event \(event)"
    try writer.append(
      Outcome(
        event: event, timestampMicroseconds: try #require(last).timestampMicroseconds,
        kind: .trouble(Outcome.Trouble(what: .crash, touch: last?.touch, view: nil, why: why))))
    _ = try writer.finish()
  }

  @Test("differs by its end alone, whatever is compared", arguments: [0, 1, 2])
  func differs(event: Int) throws {
    let shop = try Workshop()
    try shop.record("a.touchrec", scene: .popup, "--tap 50,30 --tap 50,200")
    try end(shop.file("a.touchrec"), at: event, as: shop.file("b.touchrec"))
    #expect(try shop.recorder("verify b.touchrec").code == 0)
    for words in ["", "--num-workers 2", "--verify 2", "--json", "--timeout-per-session 60", "--retarget"] {
      let diff = try shop.replayer("diff \(words) b.touchrec")
      #expect(diff.code == 1, "\(words): \(diff.output)\(diff.error)")
      if words != "--json" {
        #expect(diff.output.contains("the session no longer ends: crash: the code trapped (SIGILL)"), "\(diff.output)")
        #expect(diff.output.contains(": 1 divergence, 1 of them"), "\(diff.output)")
      }
    }
    #expect(try shop.replayer("diff a.touchrec b.touchrec").code == 1)
    #expect(try shop.replayer("matrix b.touchrec").code == 1)
    #expect(try shop.replayer("run b.touchrec").code == 0)
    let shown = try shop.recorder("show b.touchrec")
    #expect(shown.code == 0 && shown.output.contains("trouble: crash: the code trapped (SIGILL)"), "\(shown.output)")
    if event == 2 {
      #expect(try shop.replayer("explain b.touchrec --event 0").code == 0)
      #expect(try shop.replayer("explain b.touchrec --event 2").output.contains("touch 1 at (50, 200)"))
    }
  }
}
