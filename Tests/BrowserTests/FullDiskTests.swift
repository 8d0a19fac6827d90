import ChromiumDriver
import CommandSupport
import Foundation
import JSONText
import TestSupport
import Testing

extension InABrowser {
  @Suite("A full disk ends the capture with an error, and what was captured before is kept")
  struct FullDiskTests {
    /// Something that does not let a file grow.
    enum Limit: String, CaseIterable, CustomTestStringConvertible {
      /// The limit of the process for the size of files.
      case fileSize = """
        trap '' XFSZ; ulimit -f 44; exec "$@"
        """
      /// A small file system. Its files are copied before it is removed.
      case fileSystem = """
        exec unshare -m bash -c '
          mkdir disk kept && mount -t tmpfs -o size=72k tmpfs disk || exit 99
          "$@"; code=$?
          cp disk/live.touchrec kept; exit $code' bash "$@"
        """

      /// Those that this machine has: only root can mount.
      static let usable: [Limit] = allCases.filter { limit in
        guard limit == .fileSystem else { return true }
        let script = "unshare -m bash -c 'mount -t tmpfs tmpfs /mnt'"
        return (try? RunningTool("/bin/bash", ["-c", script]).wait().code) == 0
      }

      var testDescription: String { "\(self)" }
      /// The recording while it is captured, and after the capture.
      var recording: String { self == .fileSize ? LivePage.recording : "disk/\(LivePage.recording)" }
      var kept: String { self == .fileSize ? LivePage.recording : "kept/\(LivePage.recording)" }
      var error: String { self == .fileSize ? "disk I/O error" : "database or disk is full" }
    }

    @Test("the page shows it in red, the command exits with 74, and the file can be recovered", arguments: Limit.usable)
    func full(_ limit: Limit) throws {
      let page = try LivePage(
        Repository.scene("controls/controls"), recording: limit.recording, shell: limit.rawValue)
      var counts: [Int] = []
      while counts.count < 100,
        try page.tab.evaluate("document.getElementById('connection').dataset.state").string == "open"
      {
        counts.append(try page.sent().count)
        let (origin, unit) = (try page.place(0, 0), try page.place(1, 1))
        let drag = Stroke(from: (135, 265), to: (220, 265), seconds: 0.3)
        try page.tab.touch(drag.placed(at: origin, scale: unit.x - origin.x))
        try page.tab.wait(
          for: "touchReplay.isAtRest || document.getElementById('connection').dataset.state === 'failed'")
      }
      #expect(try page.tab.evaluate("document.getElementById('connection').dataset.state").string == "failed")
      #expect(try page.tab.evaluate("document.getElementById('banner').dataset.tone").string == "trouble")
      let said = try page.tab.evaluate("document.getElementById('banner').textContent").string ?? ""
      #expect(said.contains(limit.error) && said.contains("recorder recover \(limit.recording) -o OUT"), "\(said)")
      let finished = page.tool.wait()
      #expect(finished.code == 74 && finished.error.contains(limit.error), "\(finished.code) \(finished.error)")
      #expect(finished.output.isEmpty)
      #expect(try page.shop.recorder("recover \(limit.kept) -o saved.touchrec").code == 0)
      #expect(try page.shop.replayer("diff saved.touchrec").code == 0)
      let saved = try RawFile(page.shop.file("saved.touchrec")).rows("SELECT phase, x, y FROM events ORDER BY sample")
      let texts = saved.map { "\($0[0]) \(Double($0[1]) ?? 0) \(Double($0[2]) ?? 0)" }
      // What is missing was captured at most 0.1 s before the error: in the last drag, or at the end of the one before.
      let certain = counts.dropLast().last ?? 0
      let sent = try page.sent()
      #expect(counts.count >= 3 && texts.count >= certain, "\(counts), \(texts.count) saved")
      // A finger without an end is cancelled in the recovered file.
      #expect(Array(sent.prefix(certain)) == Array(texts.prefix(certain)))
    }
  }
}
