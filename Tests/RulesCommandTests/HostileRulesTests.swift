import CommandSupport
import Foundation
import JSONText
import TestSupport
import Testing

/// A build whose classes end or block their process, and recordings that hit them.
private final class HostileRules: Sendable {
  // Set once; the tests of the suite are serialized.
  nonisolated(unsafe) let shop: Workshop

  /// The build is made once for all tests.
  static let shared = Result<HostileRules, any Error> { try HostileRules() }

  private init() throws {
    shop = try Workshop(["Hostile.swift": Self.source])
    let build = try shop.replayer("build Hostile.swift -o ./hostile")
    try #require(build.code == 0, "\(build.error)")
    try shop.makeFolder("all")
    for (index, name) in (["Ordinary"] + HostileRulesTests.cases.map(\.name) + ["Ordinary"]).enumerated() {
      let file = "all/\(index < 10 ? "0" : "")\(index)-\(name).touchrec"
      try shop.record(file, scene: Self.scene(name), "--tap 50,30 --tap 50,200")
    }
  }

  static func scene(_ name: String) -> Scene {
    Scene(
      name: name,
      text: """
        {"format": 1, "scene": "\(name)", "screen": {"size": [400, 800]}, "windows": [{"id": "w", "subviews": [
          {"id": "button", "class": "UIButton", "frame": [0, 0, 100, 60], "actions": {"touchUpInside": "push"}},
          {"id": "page", "frame": [0, 100, 400, 400], "subviews": [
            {"id": "v", "class": "\(name)View", "superclass": "UIView"}]}]}]}
        """)
  }

  /// The line of the source that contains a text, from 1.
  static func line(of text: String) -> Int {
    (source.components(separatedBy: "\n").firstIndex { $0.contains(text) } ?? -1) + 1
  }

  private static let source = #"""
    import Foundation
    import UIKit

    class OrdinaryView: UIView {}

    class EndlessView: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        // The test waits for this file, and then for the lock, which ends with the process.
        let lock = open("lock", O_CREAT | O_RDWR, 0o600)
        _ = flock(lock, LOCK_EX)
        close(open("started", O_CREAT | O_RDWR, 0o600))
        var count = 0
        while true { count &+= 1 }
      }
    }

    class RecursingView: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        superview?.hitTest(convert(point, to: superview), with: event)
      }
    }

    class StackView: UIView {
      @inline(never) func depth(_ view: UIView?, _ count: Int) -> Int {
        count < 0 ? 0 : depth(view?.superview ?? self, count + 1) &+ count
      }
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { depth(self, 1) == 7 ? nil : self }
    }

    class FatalView: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { fatalError("no button here") }
    }

    class OptionalView: UIView {
      var target: UIView?
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { target!.hitTest(point, with: event) }
    }

    class ExitView: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { exit(0) }
    }

    class GrowingView: UIView {
      var memory: [UnsafeMutableRawPointer] = []
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        while true { memory.append(UnsafeMutableRawPointer.allocate(byteCount: 1 << 24, alignment: 1)) }
      }
    }

    class TenGigabyteView: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        [UInt8](repeating: 1, count: 10_000_000_000).count > 0 ? self : nil
      }
    }

    class CrowdedView: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        for _ in 0..<1_000_000 { addSubview(UIView()) }
        return super.hitTest(point, with: event)
      }
    }

    class ThreadsView: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        for _ in 0..<20 {
          Thread { var count = 0; while true { count &+= 1 } }.start()
        }
        return super.hitTest(point, with: event)
      }
    }

    class PrintingView: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        for _ in 0..<100_000 { print("a line of a hundred bytes, or nearly so: it is long enough to fill a pipe quickly and for ever") }
        return super.hitTest(point, with: event)
      }
    }

    class ClosingView: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        for descriptor in 0..<256 { close(Int32(descriptor)) }
        return super.hitTest(point, with: event)
      }
    }

    class ForkingView: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        kill(getpid(), SIGTERM)
        return nil
      }
    }

    class RemovingView: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        for view in superview?.superview?.subviews ?? [] { view.removeFromSuperview() }
        return super.hitTest(point, with: event)
      }
    }

    class NoisyView: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        print("hit test at \(point.x)")
        return super.hitTest(point, with: event)
      }
    }

    """#
}

@Suite("A session that rules end or block differs, with the reason, and all others are compared", .serialized)
struct HostileRulesTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    /// How the session ends: `crash` or `timeout`; `nil` if it is compared to its end.
    var what: String?
    /// Whether the code is known to have ended it. Otherwise the comparison fails.
    var isOfCode = true
    var why = ""
    /// Why a part of the result is unknown.
    var unknown: String?
    var testDescription: String { name }
  }

  /// The second tap, event 2, hits the view.
  static let cases = [
    Case(name: "Recursing"),
    Case(
      name: "Stack", what: "crash",
      why: "the replay overflowed the stack: StackView.depth calls itself without end, at event 2"),
    Case(name: "Fatal", what: "crash", why: "Fatal error: no button here"),
    Case(
      name: "Optional", what: "crash",
      why: ") in OptionalView.hitTest (Hostile.swift:\(HostileRules.line(of: "target!"))): Unexpectedly found nil"),
    Case(
      name: "Exit", what: "crash",
      why:
        "the replay called exit(0) in ExitView.hitTest (Hostile.swift:\(HostileRules.line(of: "exit(0)"))), at event 2"),
    Case(name: "Growing", what: "crash", why: "the replay needed more than 1024 MB of memory, at event 2"),
    Case(name: "TenGigabyte", what: "crash", why: "the replay needed more than 1024 MB of memory, at event 2"),
    Case(name: "Threads", unknown: "the rules started threads ("),
    Case(name: "Printing", what: "crash", why: "the replay printed more than 1024 KB, at event 2"),
    Case(
      name: "Closing", what: "crash", isOfCode: false,
      why: "the replay was killed by another program or the system, or closed the worker's connection, at event"),
    Case(
      name: "Forking", what: "crash", isOfCode: false,
      why: "the replay was ended by another program (SIGTERM), at event"),
    Case(name: "Removing"), Case(name: "Noisy"),
  ]

  @Test("diff compares the others, and every end has its reason and its event", .timeLimit(.minutes(5)))
  func diff() throws {
    let shop = try HostileRules.shared.get().shop
    let diff = try shop.replayer("diff --json --build ./hostile --timeout-per-session 60 --num-workers 2 all")
    let document = try diff.document()
    let comparisons = try #require(document["comparisons"]?.array)
    #expect(comparisons.count == Self.cases.count + 2)
    for (comparison, test) in zip(comparisons.dropFirst(), Self.cases) {
      let failure = test.isOfCode ? comparison["end"] : comparison["failure"]
      #expect((test.isOfCode ? comparison["failure"] : comparison["end"])?.isNull == true, "\(test.name)")
      #expect(failure?["what"]?.string == test.what, "\(test.name): \(failure?["why"]?.string ?? "")")
      if test.what != nil { #expect(comparison["verdict"]?.string == (test.isOfCode ? "differs" : "failed")) }
      #expect(failure?["why"]?.string?.contains(test.why) ?? true, "\(failure?["why"]?.string ?? "")")
      if test.what != nil { #expect(failure?["event"]?.integer ?? 0 >= 2) }
      let unknown = comparison["unknown"]?.array?.first?.string
      #expect(unknown?.hasPrefix(test.unknown ?? "-") ?? (test.unknown == nil), "\(test.name): \(unknown ?? "")")
    }
    for comparison in [comparisons.first, comparisons.last] {
      #expect(comparison?["failure"]?.isNull == true && comparison?["divergences"]?.integer == 0)
      #expect(comparison?["outcomes"]?.integer ?? 0 > 3)
    }
    // Recursing and Removing have other outcomes than plain views.
    #expect(diff.code == 1)
    #expect(diff.error.contains("hit test at 50.0") && document["failures"]?.array?.isEmpty == true)
  }

  @Test("an endless loop exceeds the time of its session, and the others are compared", .timeLimit(.minutes(5)))
  func endless() throws {
    let shop = try HostileRules.shared.get().shop
    if !shop.exists("endless.touchrec") {
      try shop.record("endless.touchrec", scene: HostileRules.scene("Endless"), "--tap 50,30 --tap 50,200")
    }
    // A recording that is named twice is compared once.
    if !shop.exists("ordinary.touchrec") { try shop.copy("all/00-Ordinary.touchrec", to: "ordinary.touchrec") }
    let files = "all/00-Ordinary.touchrec endless.touchrec ordinary.touchrec"
    let diff = try shop.replayer("diff --json --build ./hostile --timeout-per-session 2.5 \(files)")
    let comparisons = try #require(try diff.document()["comparisons"]?.array)
    #expect(diff.code == 1 && comparisons.map { $0["end"]?.isNull } == [true, false, true])
    #expect(comparisons[1]["end"]?["what"]?.string == "timeout")
    #expect(
      comparisons[1]["end"]?["why"]?.string
        == "the replay did not end within 2.5 s: EndlessView.hitTest (Hostile.swift:"
        + "\(HostileRules.line(of: "while true { count"))) was running, at event 2")
  }

  @Test("run prints the outcomes before the failure, and the failure as the last one", .timeLimit(.minutes(5)))
  func run() throws {
    let shop = try HostileRules.shared.get().shop
    let run = try shop.replayer("run --json --build ./hostile --timeout-per-session 60 all")
    #expect(run.code == 2)
    let objects = try run.objects()
    for (index, test) in Self.cases.enumerated() {
      let name = "all/\(index + 1 < 10 ? "0" : "")\(index + 1)-\(test.name).touchrec"
      let own = objects.filter { $0["recording"]?.string == name }
      // The tap on the button comes before.
      #expect(own.first?["view"]?.string == "button" && own.count > 3, "\(test.name)")
      guard let what = test.what else { continue }
      #expect(own.last?["kind"]?.string == "trouble" && own.last?["what"]?.string == what, "\(test.name)")
      #expect(own.last?["event"]?.integer ?? 0 >= 2 && own.last?["why"]?.string?.contains(test.why) == true)
    }
    let recursion = objects.first { $0["what"]?.string == "recursion" }
    #expect(recursion?["why"]?.string?.contains(" → page → ") == true)
    #expect(objects.contains { $0["why"]?.string?.hasPrefix("the rules started threads") == true })
  }

  @Test("a million subviews are an ordinary, if slow, session or exceed a limit", .timeLimit(.minutes(5)))
  func crowded() throws {
    let shop = try HostileRules.shared.get().shop
    try shop.record("crowded.touchrec", scene: HostileRules.scene("Crowded"), "--tap 50,200")
    let diff = try shop.replayer("diff --json --build ./hostile --timeout-per-session 4 crowded.touchrec")
    let failure = try diff.document()["comparisons"]?.array?.first?["end"]
    let isLimited = ["the replay did not end within 4 s", "the replay needed more than"].contains { reason in
      failure?["why"]?.string?.contains(reason) == true
    }
    #expect(isLimited ? diff.code == 1 : diff.code == 0 || diff.code == 1)
  }

  @Test(
    "an interrupted or killed program leaves no workers", .timeLimit(.minutes(2)),
    arguments: [(SIGINT, 130), (SIGTERM, 130), (SIGKILL, 128 + SIGKILL)] as [(Int32, Int32)])
  func interruption(signal: Int32, code: Int32) throws {
    let shop = try HostileRules.shared.get().shop
    if !shop.exists("endless.touchrec") {
      try shop.record("endless.touchrec", scene: HostileRules.scene("Endless"), "--tap 50,30 --tap 50,200")
    }
    for name in ["started", "lock"] where shop.exists(name) { try shop.remove(name) }
    let changes = FolderChanges(shop.path)
    let diff = try shop.start(
      .replayer,
      ["diff", "--build", "./hostile", "--timeout-per-session", "600", "all/00-Ordinary.touchrec", "endless.touchrec"],
      input: .nothing)
    #expect(changes.wait { shop.exists("started") })
    diff.signal(signal)
    #expect(diff.wait().code == code)
    // The lock becomes free when the worker ends.
    let lock = open(shop.file("lock"), O_RDWR)
    defer { close(lock) }
    #expect(flock(lock, LOCK_EX) == 0)
  }

  @Test("a page with pictures is drawn by workers, with the reason of a failure")
  func page() throws {
    let shop = try HostileRules.shared.get().shop
    let words = "diff --build ./hostile --reporter html=page.html all/03-Fatal.touchrec all/12-Removing.touchrec"
    let diff = try shop.replayer(words)
    #expect(diff.output.contains("the session ends: crash: the code crashed with SIG"), "\(diff.output)")
    let page = try shop.text("page.html")
    #expect(page.contains("Fatal error: no button here") && page.contains("<svg"))
  }
}
