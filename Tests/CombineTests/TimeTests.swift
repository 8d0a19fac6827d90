import Combine
import Foundation
import Testing
import TouchReplay
import UIKit

@Suite("Combine on the virtual clock")
@MainActor
struct TimeTests {
  private let engine = Engine()
  private let log = Log()

  /// Sends values at times in milliseconds and returns what comes of them, each with its time, until 1 s.
  private func play<P: Publisher>(
    _ times: [Int], end: Int? = nil, _ make: (PassthroughSubject<Int, Never>) -> P
  ) -> String {
    Engine().run {
      let (subject, clock) = (PassthroughSubject<Int, Never>(), VirtualClock.current)
      let open = make(subject).sink(receiveCompletion: { _ in log.note("|\(clock.now / 1_000_000)") }) {
        log.note("\($0)@\(clock.now / 1_000_000)")
      }
      for (place, time) in times.enumerated() {
        // Values of the same time come in one turn.
        if Int64(time) * 1_000_000 > clock.now { clock.advance(to: Int64(time) * 1_000_000) }
        subject.send(place + 1)
      }
      if let end {
        clock.advance(to: Int64(end) * 1_000_000)
        subject.send(completion: .finished)
      }
      clock.advance(to: 1_000_000_000)
      open.cancel()
      return log.take()
    }
  }

  @Test("values that are received on a scheduler come in a later turn, in their order")
  func later() {
    engine.run {
      let open = log.note([1, 2].publisher.receive(on: DispatchQueue.main))
      #expect(log.take() == "")
      VirtualClock.current.advance(to: 0)
      #expect(log.take() == "1 2 |")
      open.cancel()
      let gone = log.note(Just(3).receive(on: RunLoop.main))
      gone.cancel()
      VirtualClock.current.advance(to: 1)
      #expect(log.take() == "")
    }
  }

  @Test("delay, debounce, throttle and timeout")
  func times() {
    let queue = VirtualQueue.main
    #expect(play([0, 30], end: 40) { $0.delay(for: .milliseconds(100), scheduler: queue) } == "1@100 2@130 |140")
    #expect(play([0, 30, 300]) { $0.debounce(for: .milliseconds(100), scheduler: queue) } == "2@130 3@400")
    #expect(play([0, 30], end: 40) { $0.debounce(for: 0.1, scheduler: RunLoop.main) } == "|40")
    let several = [0, 30, 60, 150, 400]
    #expect(play(several) { $0.throttle(for: 0.1, scheduler: queue, latest: true) } == "1@0 3@100 4@200 5@400")
    #expect(play(several) { $0.throttle(for: 0.1, scheduler: queue, latest: false) } == "1@0 2@100 4@200 5@400")
    #expect(play([0, 30], end: 50) { $0.throttle(for: 0.1, scheduler: queue, latest: true) } == "1@0 2@100 |100")
    #expect(play([0, 0, 0]) { $0.throttle(for: 0.1, scheduler: queue, latest: true) } == "3@0")
    #expect(play([0, 0, 0]) { $0.throttle(for: 0.1, scheduler: queue, latest: false) } == "1@0")
    #expect(play([0, 30]) { $0.timeout(.milliseconds(200), scheduler: queue) } == "1@0 2@30 |230")
    #expect(play([0]) { $0.receive(on: ImmediateScheduler.shared) } == "1@0")
  }

  @Test("the end of a debounced publisher comes in a later turn, and requests pass through a scheduler")
  func turns() {
    engine.run {
      let subject = PassthroughSubject<Int, Never>()
      let open = log.note(subject.debounce(for: 0.1, scheduler: OperationQueue.main))
      subject.send(completion: .finished)
      #expect(log.take() == "")
      VirtualClock.current.advance(to: 0)
      #expect(log.take() == "|")
      open.cancel()
      let (asker, values) = (Asker<Int, Never>(), PassthroughSubject<Int, Never>())
      values.receive(on: DispatchQueue.main).subscribe(asker)
      asker.ask(.max(1))
      values.send(1)
      values.send(2)
      VirtualClock.current.advance(to: 1)
      asker.ask(.max(1))
      VirtualClock.current.advance(to: 2)
      #expect(asker.values == [1])
    }
  }

  @Test("a timer sends while it is connected")
  func timers() {
    engine.run {
      let clock = VirtualClock.current
      let open = Timer.publish(every: 0.25, on: .main, in: .common).autoconnect().sink { date in
        log.note("\(Int(date.timeIntervalSinceReferenceDate * 100) % 1_000)@\(clock.now / 1_000_000)")
      }
      clock.advance(to: 600_000_000)
      open.cancel()
      clock.advance(to: 1_000_000_000)
      #expect(log.take() == "25@250 50@500")
      // A connection that nothing keeps stays, and a second one has its own timer.
      let publisher = Timer.publish(every: 0.1, on: .main, in: .default)
      let ticks = publisher.sink { _ in log.note("tick") }
      _ = publisher.connect()
      clock.advance(to: 1_250_000_000)
      let second = publisher.connect()
      clock.advance(to: 1_360_000_000)
      second.cancel()
      #expect(log.take() == "tick tick tick tick")
      ticks.cancel()
      let repeated = VirtualQueue.main.schedule(after: VirtualQueue.main.now, interval: .milliseconds(300)) {
        log.note("\(clock.now / 1_000_000)")
      }
      clock.advance(to: 2_000_000_000)
      repeated.cancel()
      clock.advance(to: 2_500_000_000)
      #expect(log.take() == "1360 1660 1960")
    }
  }

  @Test("notifications reach the app that subscribed")
  func notifications() {
    let name = Notification.Name("CombineTests.notifications")
    let publisher = NotificationCenter.default.publisher(for: name)
    let open = engine.run { publisher.sink { [log] in log.note("\($0.userInfo?["n"] ?? "")") } }
    engine.run { NotificationCenter.default.post(name: name, object: nil, userInfo: ["n": 1]) }
    Engine().run { NotificationCenter.default.post(name: name, object: nil, userInfo: ["n": 2]) }
    open.cancel()
    engine.run { NotificationCenter.default.post(name: name, object: nil, userInfo: ["n": 3]) }
    #expect(log.take() == "1")
  }
}
