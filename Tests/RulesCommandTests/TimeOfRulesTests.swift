import CommandSupport
import Foundation
import JSONText
import TestSupport
import Testing

@Suite("Tasks, queues and dates of rules use the virtual clock, and threads make a result unknown")
struct TimeOfRulesTests {
  private static let source = """
    import UIKit

    class TaskView: UIView {
      private var isOpen = true
      override func didMoveToWindow() {
        super.didMoveToWindow()
        Task { await self.load() }
      }
      private func load() async {
        try? await Task.sleep(nanoseconds: 300_000_000)
        await Task.yield()
        isOpen = await Task.detached { false }.value
      }
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { isOpen ? super.hitTest(point, with: event) : nil }
    }

    class CancelledView: UIView {
      private var text = ""
      override func didMoveToWindow() {
        super.didMoveToWindow()
        let task = Task {
          do { try await Task.sleep(for: .seconds(60)) } catch { text = "cancelled" }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { task.cancel() }
      }
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { text.isEmpty ? self : nil }
    }

    class DatedView: UIView {
      private let start = Date()
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        Date().timeIntervalSince(start) < 0.5 ? self : nil
      }
    }

    class ThreadView: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread { done.signal() }
        done.wait()
        return self
      }
    }

    """

  nonisolated(unsafe) private static let made = Result<Workshop, any Error> {
    let shop = try Workshop(["Views.swift": source])
    let build = try shop.replayer("build Views.swift -o ./build")
    try #require(build.code == 0, "\(build.error)")
    for name in ["Task", "Cancelled", "Dated", "Thread"] {
      try shop.write(
        """
        {"format": 1, "scene": "\(name)", "windows": [{"id": "w", "subviews": [
          {"id": "below"}, {"id": "v", "class": "\(name)View"}]}]}
        """, to: "\(name).scene.json")
    }
    return shop
  }

  @Test(
    "a task, its sleep and its cancellation happen at their times, and dates are those of the clock",
    arguments: [("Task", ["v", "below"]), ("Cancelled", ["v", "below"]), ("Dated", ["v", "below"])])
  func time(_ name: String, _ views: [String]) throws {
    let shop = try Self.made.get()
    let capture = try shop.recorder(
      "capture --scene \(name).scene.json --build ./build --tap 50,50 --tap 60,60 -o \(name).touchrec --force")
    #expect(capture.code == 0, "\(capture.error)")
    let run = try shop.replayer("run --json --build ./build \(name).touchrec")
    let hits = try run.objects().filter { $0["kind"]?.string == "hit" }.compactMap { $0["view"]?.string }
    #expect(run.code == 0 && hits == views, "\(run.output)\(run.error)")
    let diff = try shop.replayer("diff --build ./build \(name).touchrec")
    #expect(diff.code == 0, "\(diff.output)\(diff.error)")
  }

  @Test("a thread that has ended makes the results of all commands unknown")
  func threads() throws {
    let shop = try Self.made.get()
    let words = "), and the order of their work is not replayed"
    let capture = try shop.recorder("capture --scene Thread.scene.json --build ./build --tap 5,5 -o t.touchrec --force")
    #expect(capture.code == 2 && capture.error.contains(words), "\(capture.error)")
    let diff = try shop.replayer("diff --build ./build t.touchrec")
    #expect(diff.code == 2 && diff.output.contains(words), "\(diff.output)\(diff.error)")
    for command in ["hit", "explain"] {
      let run = try shop.replayer("\(command) --scene Thread.scene.json --build ./build --at 5,5")
      #expect(run.code == 2 && run.error.contains(words), "\(run.error)")
    }
  }
}
