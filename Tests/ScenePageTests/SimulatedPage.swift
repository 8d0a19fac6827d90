import Capture
import Foundation
import JSONText
import LocalServer
import RecordingStore
import ScenePage
import ScenePictures
import SeededRandom
import Testing

/// Random actions of a person, a page, a network and a server, in simulated time.
@MainActor
final class SimulatedPage {
  let visit: Visit
  private(set) var fingers = FingerTimes()
  private(set) var steps: [String] = []
  private var random: SplitMix
  private let time: SimulatedTime
  /// The real time at which the page's clock was 0.
  private var birth: Int64 = 0
  private var page = -1
  /// The duration of the quickest message of each page so far, in microseconds.
  private var quickest: [Int64] = []
  /// The same for the first message with a time of each page. A session does not go back to times before it.
  private var accuracy: [Int64] = []
  private var finger = 0
  /// What each "go on" discarded, and the number of sequences before it, the latest last.
  private var discarded: [(kept: Int, sequences: [[FingerTimes.Sample]])] = []
  /// The finger that is down, with the real time that the page reported last.
  private var down: (finger: Int, reported: Int64)?

  init(seed: UInt64) throws {
    random = SplitMix(seed: seed)
    let time = SimulatedTime(Int64.random(in: 0...1_000_000_000, using: &random))
    self.time = time
    // The scene with a scroll view moves after a drag; the other one never moves.
    visit = try Visit(scene: seed.isMultiple(of: 2) ? Visit.scene : Visit.still) { time.nanoseconds }
    try reload()
  }

  /// Does one random thing.
  func step() throws {
    if down != nil {
      switch random.below(11) {
      case 10: device()
      case 9: try lookBack()
      case 0: try reload()
      case 1: stall()
      case 8:
        refused()
        cancel()
      case 2, 3: lift()
      default: move()
      }
      return
    }
    switch random.below(22) {
    case 13, 14: device()
    case 0: try reload()
    case 1: stall()
    case 2: undo()
    case 3: change(#"{"do":"strategy","value":"\#(["uikit", "flag", "tag"][random.below(3)])"}"#)
    case 4: change(#"{"do":"profile","value":"\#(["ios17", "ios26"][random.below(2)])"}"#)
    case 5: refused()
    case 6: unreadable()
    case 7: oldPage()
    case 8: pause(through: 25_000_000)
    case 9: report()
    case 10: try lookBack()
    case 11, 12: goOn()
    default: press()
    }
  }

  /// Ends the session and returns what is wrong with the recorded times. `nil` if they are right.
  func finish() throws -> String? {
    if down != nil { lift() }
    var recorded: [TouchSample] = []
    try visit.session.forEachSample { recorded.append($0) }
    guard !recorded.isEmpty else { return fingers.difference(from: recorded) }
    guard visit.send(command: #"{"do":"stop"}"#).status == 200, let finished = visit.session.finished else {
      return "the session did not end"
    }
    guard finished.divergences == 0 else { return "the replay \(finished.replay)" }
    return fingers.difference(from: recorded)
  }

  private func note(_ step: String) { steps.append("\(time.microseconds): \(step)") }

  // MARK: The person

  private func press() {
    finger += 1
    note("press \(finger)")
    fingers.sequences.append([])
    sample(.began, y: 150)
    if random.once(in: 2) { move() } else { lift() }
  }

  private func move() { pause(through: 900_000); sample(.moved, y: 110 + random.below(80)) }

  private func lift() { pause(through: 900_000); sample(.ended, y: 110 + random.below(80)) }

  private func sample(_ phase: TouchPhase, y: Int) {
    pause(through: 40_000)
    note("\(phase) \(finger)")
    let now = pageTime
    send(#"[\#(now),\#(finger),"\#(phase.rawValue)",100,\#(y)]"#, until: "\(now)")
    fingers.sequences[fingers.sequences.count - 1].append(
      FingerTimes.Sample(time: samplesTime, phase: phase, page: page, accuracy: accuracy))
    down = phase == .ended ? nil : (finger, samplesTime)
  }

  /// Turns the device, or shows or hides the keyboard.
  private func device() {
    pause(through: 4_000_000)
    let (event, name) = [
      (#""rotate","landscapeLeft""#, "rotate landscapeLeft"), (#""rotate","portrait""#, "rotate portrait"),
      (#""keyboard",80"#, "keyboard 80"), (#""keyboard","hidden""#, "keyboard hidden"),
    ][random.below(4)]
    note(name)
    let now = pageTime
    send("[\(now),\(event)]", until: random.once(in: 2) ? "\(now)" : "null")
    if down == nil { fingers.sequences.append([]) }
    fingers.sequences[fingers.sequences.count - 1].append(
      FingerTimes.Sample(time: samplesTime, phase: .stationary, page: page, accuracy: accuracy, device: name))
    if let down { self.down = (down.finger, samplesTime) }
  }

  private func undo() {
    note("undo")
    if let latest = discarded.last, latest.kept == fingers.sequences.count {
      fingers.sequences += latest.sequences
      discarded.removeLast()
    } else if !fingers.sequences.isEmpty {
      fingers.sequences.removeLast()
    }
    change(#"{"do":"undo"}"#)
  }

  /// Looks at a random time. The session does not change.
  private func lookBack() throws {
    let (samples, time) = (visit.session.sampleCount, visit.session.frame().timestampMicroseconds)
    let moment = Int64.random(in: 0...max(time, 1), using: &random)
    note("look back at \(moment)")
    let past = visit.get("past", ["t": "\(moment)"])
    #expect(past.status == 200)
    #expect(try visit.json(past)["t"]?.integer == Int(min(moment, time)))
    #expect(visit.session.sampleCount == samples && visit.session.frame().timestampMicroseconds == time)
  }

  /// Goes on after a random number of events.
  private func goOn() {
    let count = fingers.sequences.reduce(0) { $0 + $1.count }
    let events = random.below(count + 1)
    note("go on from \(events) of \(count)")
    var (kept, before) = (0, 0)
    while kept < fingers.sequences.count, before < events {
      before += fingers.sequences[kept].count
      kept += 1
    }
    if kept < fingers.sequences.count {
      discarded.append((kept, Array(fingers.sequences[kept...])))
      fingers.sequences.removeSubrange(kept...)
    }
    change(#"{"do":"goOn","events":\#(events)}"#)
  }

  private func change(_ command: String) {
    note(command)
    send("", until: "null", command: command)
  }

  // MARK: The page

  private func reload() throws {
    pause(through: 3_000_000)
    cancel()
    note("reload")
    page += 1
    quickest.append(.max)
    accuracy.append(0)
    // The page was opened a while ago: its clock begins before it requests the scene.
    birth = time.microseconds - Int64.random(in: 0...700_000, using: &random)
    let now = pageTime
    arrive()
    try visit.open(["now": "\(now)"])
  }

  private func report() {
    note("report")
    send("", until: "\(pageTime)")
  }

  /// A message of the page that was opened before.
  private func oldPage() {
    let message = #"{"page":\#(page),"seq":99,"now":\#(pageTime),"until":null,"samples":[],"command":null}"#
    #expect(visit.post(message).status == 409)
  }

  private func refused() {
    note("refused")
    let reply = visit.send("[\(pageTime),\(finger + 1_000_000),\"moved\",1,1]")
    #expect(reply.status == 400)
  }

  private func unreadable() {
    note("unreadable")
    #expect(visit.send(command: #"{"do":"describe","name":"\ud83d","about":null}"#).status == 400)
  }

  // MARK: The network and the server

  /// Nothing arrives for a while; the server cancels fingers of a silent page.
  private func stall() {
    note("stall")
    visit.page.tick(nowNanoseconds: time.nanoseconds)
    visit.page.tick(nowNanoseconds: time.nanoseconds)
    time.microseconds += Int64.random(in: 5_000_000...9_000_000, using: &random)
    visit.page.tick(nowNanoseconds: time.nanoseconds)
    cancel()
  }

  /// The server cancels the finger at the time that the page reported last.
  private func cancel() {
    guard let down else { return }
    fingers.sequences[fingers.sequences.count - 1].append(
      FingerTimes.Sample(time: down.reported, phase: .cancelled, page: max(page, 0), accuracy: accuracy))
    self.down = nil
  }

  private var samplesTime: Int64 = 0

  private func send(_ samples: String, until: String, command: String = "null") {
    samplesTime = time.microseconds
    let now = pageTime
    arrive()
    if until != "null" || !samples.isEmpty { accuracy[page] = max(accuracy[page], quickest[page]) }
    let reply = visit.send(samples, now: "\(now)", until: until, command: command)
    #expect(reply.status == 200, "\(visit.text(reply))")
    // The answer is lost, and the page sends the message again.
    guard random.once(in: 5) else { return }
    note("lost answer")
    pause(through: 3_000_000)
    #expect(visit.sendAgain() == reply)
  }

  /// A message needs some time to arrive, sometimes seconds.
  private func arrive() {
    let duration = Int64.random(in: 0...(random.once(in: 6) ? 3_000_000 : 20_000), using: &random)
    time.microseconds += duration
    quickest[page] = min(quickest[page], duration)
  }

  private func pause(through longest: Int64) { time.microseconds += Int64.random(in: 0...longest, using: &random) }

  private var pageTime: Double { Double(time.microseconds - birth) / 1_000 }
}

/// The real time of a simulation.
@MainActor
final class SimulatedTime {
  var microseconds: Int64
  var nanoseconds: UInt64 { UInt64(microseconds) * 1_000 }

  init(_ microseconds: Int64) { self.microseconds = microseconds }
}
