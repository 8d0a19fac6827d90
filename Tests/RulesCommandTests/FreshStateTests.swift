import CommandSupport
import Foundation
import JSONText
import TestSupport
import Testing

@Suite("Each session has fresh state: the results depend neither on the other sessions nor on earlier runs")
struct FreshStateTests {
  /// Views whose hit tests depend on what lasts beyond a session: a static counter, the settings of the user, and the order
  /// of a set.
  private static let source = """
    import UIKit

    final class Store {
      static let shared = Store()
      var taps = 0
    }

    class CountingView: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        Store.shared.taps += 1
        return Store.shared.taps > 4 ? nil : self
      }
    }

    class SettingView: UIView {
      // A view is asked several times for one touch.
      private static let wasKnown = UserDefaults.standard.bool(forKey: "known")
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let isKnown = Self.wasKnown
        UserDefaults.standard.set(true, forKey: "known")
        UserDefaults.standard.synchronize()
        return isKnown && point.y > 100 ? nil : self
      }
    }

    class SetView: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        subviews[Set(["0", "1", "2", "3", "4", "5"]).first.flatMap { Int($0) } ?? 0]
      }
    }

    class SleepingView: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "exec 9>alive; echo > started; exec sleep 600"]
        try? process.run()
        while !FileManager.default.fileExists(atPath: "started") {}
        return self
      }
    }

    """

  /// A button of the size of its text, whose first tap shows a view. A session is played with other sizes of the text, too.
  private static let once = """
    import UIKit

    final class Queue {
      static let shared = Queue()
      private static var shown: [Int] = []
      private var taps = 0
      private init() {}
      func show(_ view: UIView) {
        taps += 1
        Self.shown.append(taps)
        view.isHidden = taps > 1 || Self.shown.count > 1
      }
    }

    class OnceView: UIView {
      let button = UIButton(type: .system)
      let box = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 100))
      override func layoutSubviews() {
        super.layoutSubviews()
        guard button.superview == nil else { return }
        button.setTitle("Show", for: .normal)
        button.sizeToFit()
        button.addAction(UIAction { [unowned self] _ in Queue.shared.show(box) }, for: .touchUpInside)
        box.isHidden = true
        addSubview(button)
        addSubview(box)
      }
    }

    """

  @Test("also where a session is played again with other lengths: static objects belong to one of them")
  func lengths() throws {
    let shop = try Workshop(["Once.swift": Self.once, "Once.scene.json": Self.scene("Once")])
    let run = try shop.recorder(
      "capture --scene Once.scene.json --rules Once.swift --tap 10,10 --tap 100,350 -o o.touchrec --strict")
    #expect(run.code == 0 && !run.error.contains("unknown"), "\(run.error)")
    let diff = try shop.replayer("run o.touchrec --rules Once.swift")
    #expect(diff.output.contains("hit      touch 1 → v.box"), "\(diff.output)")
  }

  private static func scene(_ name: String, subviews: Int = 0) -> String {
    let views = (0..<subviews).map { number in "{\"id\": \"s\(number)\"}" }.joined(separator: ", ")
    return """
      {"format": 1, "scene": "\(name)", "windows": [{"id": "w", "subviews": [
        {"id": "v", "class": "\(name)View", "superclass": "UIView", "subviews": [\(views)]}]}]}
      """
  }

  nonisolated(unsafe) private static let made = Result<Workshop, any Error> {
    let shop = try Workshop(["Views.swift": source])
    for name in ["Counting", "Setting", "Sleeping"] { try shop.write(scene(name), to: "\(name).scene.json") }
    try shop.write(scene("Set", subviews: 6), to: "Set.scene.json")
    let build = try shop.replayer("build Views.swift -o ./build")
    try #require(build.code == 0, "\(build.error)")
    return shop
  }

  private func capture(_ name: String, in shop: Workshop, _ taps: String = "--tap 50,50 --tap 50,200") throws {
    let capture = try shop.recorder(
      "capture --scene \(name).scene.json --build ./build \(taps) -o \(name).touchrec --force")
    try #require(capture.code == 0, "\(capture.error)")
  }

  @Test("recordings with static state have the same bytes on 1, 2 and 4 workers, also of one file with two profiles")
  func workers() throws {
    let shop = try Self.made.get()
    try capture("Counting", in: shop)
    try shop.makeFolder("set")
    for index in 0..<8 where !shop.exists("set/\(index).touchrec") {
      try shop.copy("Counting.touchrec", to: "set/\(index).touchrec")
    }
    for words in ["diff --json set", "diff --profile ios17,ios26 set", "run --json set"] {
      let alone = try shop.replayer("\(words) --build ./build --num-workers 1")
      #expect(alone.code == 0 && alone.error.isEmpty, "\(alone.output)\(alone.error)")
      for count in [2, 4] {
        let shared = try shop.replayer("\(words) --build ./build --num-workers \(count)")
        #expect(shared.output == alone.output && shared.code == alone.code, "\(count) workers")
      }
    }
    #expect(try shop.replayer("diff --build ./build set").output.contains("8 recordings"))
  }

  @Test("the settings that rules store end with the session, and are not the user's")
  func settings() throws {
    let shop = try Self.made.get()
    // With the settings of an earlier session, both taps would hit nothing.
    try capture("Setting", in: shop, "--tap 50,200 --tap 50,200")
    for _ in 0..<2 {
      let diff = try shop.replayer("diff --build ./build Setting.touchrec Setting.touchrec --num-workers 1")
      #expect(diff.code == 0, "\(diff.output)\(diff.error)")
      let hit = try shop.replayer("hit --scene Setting.scene.json --build ./build --at 50,200")
      #expect(hit.lines == ["v"])
    }
  }

  @Test("sets have the same order in each run of hit, capture and diff")
  func order() throws {
    let shop = try Self.made.get()
    try capture("Set", in: shop)
    let views = try (0..<5).map { _ in try shop.replayer("hit --scene Set.scene.json --build ./build --at 5,5").output }
    #expect(Set(views).count == 1)
    #expect(try shop.replayer("diff --build ./build Set.touchrec").code == 0)
  }

  @Test("a process that rules start ends with the session, and with the command")
  func processes() throws {
    let shop = try Self.made.get()
    let plain = Scene(name: "Sleeping", text: Self.scene("Sleeping"))
    try shop.record("Sleeping.touchrec", scene: plain, "--tap 50,50")
    for words in ["diff --build ./build Sleeping.touchrec", "hit --scene Sleeping.scene.json --build ./build --at 5,5"]
    {
      for name in ["started", "alive"] where shop.exists(name) { try shop.remove(name) }
      try #require(mkfifo(shop.file("alive"), 0o600) == 0)
      let pipe = open(shop.file("alive"), O_RDONLY | O_NONBLOCK | O_CLOEXEC)
      defer { close(pipe) }
      let run = try shop.replayer(words)
      // Foundation's Process starts a thread.
      #expect(run.code == 2 && shop.exists("started"), "\(run.output)\(run.error)")
      // The pipe ends when the process ends, which sleeps for 600 s.
      var ends = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
      #expect(
        poll(&ends, 1, 60_000) == 1 && ends.revents & Int16(POLLHUP) != 0, "the process of the rules still runs")
    }
  }
}
