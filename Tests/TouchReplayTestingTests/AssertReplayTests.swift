import Foundation
import RecordingStore
import Testing
import UIKit

@testable import TouchReplayTesting

/// A card that lets touches outside of its button through; `isFixed` switches between two versions of the rule.
private final class CardView: UIView {
  nonisolated(unsafe) static var isFixed = true
  let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 40))

  override init(frame: CGRect) {
    super.init(frame: frame)
    button.accessibilityIdentifier = "close"
    addSubview(button)
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    return found === self && Self.isFixed ? nil : found
  }
}

@MainActor
@Suite(.serialized)
struct AssertReplayTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("assert-replay-\(UUID().uuidString)")

  private let scene = ReplayScene("card") {
    let controller = UIViewController()
    let map = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    map.accessibilityIdentifier = "map"
    controller.view.addSubview(map)
    controller.view.addSubview(CardView(frame: CGRect(x: 0, y: 400, width: 390, height: 200)))
    return controller
  }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: folder.appendingPathComponent("Package.swift"))
    CardView.isFixed = true
  }

  private func assertion(
    _ mode: ReplayRecordMode, touches: [ReplayTouches] = [.tap(60, 430), .tap(300, 550)], about: String? = nil
  ) -> ReplayAssertion {
    ReplayAssertion(
      name: "Recordings/card.touchrec", scene: scene, touches: touches, about: about, mode: mode,
      folder: PackageFolder(of: folder.appendingPathComponent("Tests/CardTests.swift").path), madeBy: "CardTests")
  }

  private func failure(_ assertion: ReplayAssertion) -> ReplayFailure? {
    do {
      try assertion.run()
      return nil
    } catch {
      return error as? ReplayFailure ?? ReplayFailure("other error: \(error)")
    }
  }

  private var path: String { folder.appendingPathComponent("Recordings/card.touchrec").path }

  @Test func recordsOnceAndFailsThenPasses() throws {
    let first = failure(assertion(.missing, about: "the map stays live"))
    #expect(first?.message == "recorded Recordings/card.touchrec for the first time; look at it and run the test again")
    #expect(failure(assertion(.missing)) == nil)
    #expect(failure(assertion(.never, touches: [])) == nil)
    let reader = try RecordingReader(path: path)
    #expect(reader.sessions.map(\.about) == ["the map stays live"])
    #expect(reader.scenes.first?.json.contains("\"madeBy\":\"CardTests\"") == true)
  }

  @Test func printsDifferencesAsTheCommandLineDoes() throws {
    _ = failure(assertion(.missing))
    CardView.isFixed = false
    let found = try #require(failure(assertion(.never)))
    #expect(found.message == "Recordings/card.touchrec: touches have other outcomes than recorded")
    let report = try #require(found.report)
    #expect(report.contains("map"))
    #expect(report.contains("CardView[0]"))
    #expect(report.contains("verdict: differs"))
  }

  @Test func recordsAgainOnlyWhenAskedFor() throws {
    _ = failure(assertion(.missing))
    let before = try Data(contentsOf: URL(fileURLWithPath: path))
    CardView.isFixed = false
    #expect(failure(assertion(.missing)) != nil)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
    let again = try #require(failure(assertion(.failed)))
    #expect(again.message.hasPrefix("recorded Recordings/card.touchrec again"))
    #expect(again.report?.contains("verdict: differs") == true)
    #expect(failure(assertion(.never)) == nil)
  }

  @Test func allRecordsAgainEvenIfNothingDiffers() {
    _ = failure(assertion(.missing, about: "kept"))
    #expect(failure(assertion(.all, touches: []))?.message.hasPrefix("recorded") == true)
    #expect(failure(assertion(.never)) == nil)
    #expect(try! RecordingReader(path: path).sessions.map(\.about) == ["kept"])
  }

  @Test func neverRecordsNothing() {
    #expect(failure(assertion(.never))?.message.contains("there is no recording") == true)
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func needsTouchesForTheFirstRecording() {
    #expect(failure(assertion(.missing, touches: []))?.message.contains("no touches to record") == true)
  }

  @Test func otherTouchesThanRecordedAreAnError() {
    _ = failure(assertion(.missing))
    #expect(failure(assertion(.missing, touches: [.tap(1, 1)]))?.message.contains("are not those in") == true)
    #expect(failure(assertion(.failed, touches: [.tap(1, 1)]))?.message.hasPrefix("recorded") == true)
    #expect(failure(assertion(.never, touches: [.tap(1, 1)])) == nil)
  }

  @Test func readsTouchFiles() throws {
    let lines = """
      {"t": 0, "touch": 1, "phase": "began", "x": 60, "y": 430}
      {"t": 0.05, "touch": 1, "phase": "ended", "x": 60, "y": 430}

      """
    try Data(lines.utf8).write(to: folder.appendingPathComponent("close.touches.jsonl"))
    _ = failure(assertion(.missing, touches: [.file("close.touches.jsonl")]))
    #expect(failure(assertion(.never, touches: [.tap(60, 430)])) == nil)
    #expect(
      failure(assertion(.never, touches: [.file("no.jsonl")]))?.message.contains("there is no touch file") == true)
  }

  @Test func recognizersOfCodeHaveNames() throws {
    let scene = ReplayScene("pans") {
      let controller = UIViewController()
      controller.view.accessibilityIdentifier = "page"
      controller.view.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: nil))
      let named = UIPanGestureRecognizer(target: nil, action: nil)
      named.name = "pull"
      controller.view.addGestureRecognizer(named)
      return controller
    }
    let name = folder.path + "/pans.touchrec"
    let assertion = ReplayAssertion(
      name: name, scene: scene, touches: [.tap(60, 430), .drag(from: .init(60, 430), to: .init(60, 600))], about: nil,
      mode: .missing, folder: PackageFolder(of: name), madeBy: "PanTests")
    #expect(failure(assertion) != nil)
    var outcomes: [Outcome] = []
    try RecordingReader(path: name).outcomes(ofSession: 0).take(through: .max, at: 0, into: &outcomes)
    let recognizers = outcomes.compactMap { outcome -> String? in
      guard case .gesture(_, let recognizer, _, _) = outcome.kind else { return nil }
      return recognizer
    }
    #expect(Set(recognizers) == ["UITapGestureRecognizer[0]", "pull"])
  }

  @Test func damagedRecordingIsAnErrorAndStays() throws {
    _ = failure(assertion(.missing))
    try Data("nonsense".utf8).write(to: URL(fileURLWithPath: path))
    #expect(failure(assertion(.failed)) != nil)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data("nonsense".utf8))
  }

  @Test func publicFunctionFailsTheTest() {
    withKnownIssue {
      assertReplay(folder.path + "/no.touchrec", in: scene, record: .never)
    } matching: {
      $0.description.contains("there is no recording")
    }
  }

  @Test(
    arguments: [
      ([:], nil, ReplayRecordMode.missing), (["CI": "true"], nil, .never), (["CI": "true"], .all, .never),
      (["CI": "False"], nil, .missing), (["TOUCHREPLAY_RECORD": "all"], nil, .all),
      (["TOUCHREPLAY_RECORD": "all"], .never, .never), (["CI": "1", "TOUCHREPLAY_RECORD": "all"], nil, .never),
    ] as [([String: String], ReplayRecordMode?, ReplayRecordMode)])
  func mode(environment: [String: String], requested: ReplayRecordMode?, expected: ReplayRecordMode) throws {
    #expect(try ReplayRecordMode.current(requested, environment: environment) == expected)
  }

  @Test func unknownModeIsAnError() {
    #expect(throws: ReplayFailure.self) {
      try ReplayRecordMode.current(nil, environment: ["TOUCHREPLAY_RECORD": "sometimes"])
    }
  }
}
