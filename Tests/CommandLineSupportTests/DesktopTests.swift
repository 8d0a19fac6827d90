#if os(Linux)
  import CommandLineSupport
  import Foundation
  import Testing

  #if canImport(Glibc)
    import Glibc
  #else
    import Musl
  #endif

  /// Each test runs in its own process, because it changes the environment.
  @Suite("The desktop")
  struct DesktopTests {
    @Test("opens an address through xdg-open, with X or with Wayland")
    func opens() async {
      await #expect(processExitsWith: .success) {
        let place = try DesktopPlace()
        setenv("DISPLAY", "", 1)
        setenv("WAYLAND_DISPLAY", "wayland-0", 1)
        guard Desktop.open("http://127.0.0.1:1/first/?a=b c&d"), place.waitForChild() else { exit(2) }
        guard place.said.hasPrefix("http://127.0.0.1:1/first/?a=b c&d\n1 argument\n") else { exit(3) }
        unsetenv("WAYLAND_DISPLAY")
        setenv("DISPLAY", ":0", 1)
        guard Desktop.open("second"), place.waitForChild(), place.said.hasPrefix("second\n") else { exit(4) }
        guard place.said.contains("display :0\n") else { exit(5) }
      }
    }

    @Test("is not available without a display, and nothing is started")
    func noDisplay() async {
      await #expect(processExitsWith: .success) {
        let place = try DesktopPlace()
        unsetenv("DISPLAY")
        setenv("WAYLAND_DISPLAY", "", 1)
        guard !Desktop.open("first"), !place.waitForChild(), place.said.isEmpty else { exit(2) }
        unsetenv("WAYLAND_DISPLAY")
        setenv("DISPLAY", "", 1)
        guard !Desktop.open("first"), !place.waitForChild(), place.said.isEmpty else { exit(3) }
      }
    }

    @Test("opens nothing without xdg-open")
    func noProgram() async {
      await #expect(processExitsWith: .success) {
        let place = try DesktopPlace()
        setenv("DISPLAY", ":0", 1)
        setenv("PATH", place.folder + "/nothing", 1)
        guard !Desktop.open("first") else { exit(2) }
      }
    }

    @Test("does not use this program's terminal, and does not end with it")
    func quiet() async {
      let result = await #expect(
        processExitsWith: .success, observing: [\.standardOutputContent, \.standardErrorContent]
      ) {
        let place = try DesktopPlace()
        setenv("DISPLAY", ":0", 1)
        // A child process would inherit an ignored signal.
        signal(SIGPIPE, SIG_IGN)
        var interrupt = sigset_t()
        sigemptyset(&interrupt)
        sigaddset(&interrupt, SIGINT)
        sigprocmask(SIG_BLOCK, &interrupt, nil)
        guard Desktop.open("first"), place.waitForChild() else { exit(2) }
        // Ctrl-C in the terminal is sent to the process group of the program.
        guard place.said.contains("leads its group\n") else { exit(3) }
        guard place.said.contains("input \n") else { exit(4) }
        guard place.said.contains("blocked 0000000000000000\n") else { exit(5) }
        guard let ignored = place.said.firstMatch(of: /ignored ([0-9a-f]+)\n/),
          UInt64(ignored.1, radix: 16).map({ $0 >> UInt64(SIGPIPE - 1) & 1 }) == 0
        else { exit(6) }
      }
      #expect(result?.standardOutputContent == [])
      #expect(result?.standardErrorContent.contains("shouted".utf8) == false)
    }
  }

  /// A folder with its own `xdg-open`, which is first in the search path and writes how it was started.
  private struct DesktopPlace {
    let folder: String

    init() throws {
      let url = FileManager.default.temporaryDirectory.appending(path: "desktop-\(UUID().uuidString)")
      folder = url.path
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      let script = """
        #!/bin/sh
        echo shouted; echo shouted >&2
        {
          echo "$1"; echo "$# argument"; echo "display $DISPLAY"
          read -r group < /proc/$$/stat; set -- ${group##*)}
          [ "$3" = $$ ] && echo "leads its group"
          echo "input $(cat)"
          # Of its own: a shell blocks signals while it waits.
          sed -n 's/^SigBlk:\\t/blocked /p; s/^SigIgn:\\t/ignored /p' /proc/self/status
        } > '\(folder)/said'
        """
      try script.write(to: url.appending(path: "xdg-open"), atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: url.appending(path: "xdg-open").path)
      let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
      setenv("PATH", "\(folder):\(path)", 1)
    }

    var said: String { (try? String(contentsOfFile: folder + "/said", encoding: .utf8)) ?? "" }

    /// Waits until a child process has ended. Returns false if there is none.
    func waitForChild() -> Bool {
      var status: Int32 = 0
      return wait(&status) > 0
    }
  }
#endif
