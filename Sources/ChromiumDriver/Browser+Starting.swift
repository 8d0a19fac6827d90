import ChildProcess
import Foundation

extension Browser {
  /// Starts the program as the leader of a process group, with the socket as its file descriptors 3 and 4.
  static func start(_ path: String, home: String, socket: Int32) throws -> ChildProcess {
    var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("XDG_") }
    environment["HOME"] = home
    environment["TMPDIR"] = home
    return try ChildProcess(
      path, arguments(home: home), environment: environment, files: [3: .descriptor(socket), 4: .descriptor(socket)],
      isGroup: true)
  }

  private static func arguments(home: String) -> [String] {
    var arguments = [
      "--headless=new", "--remote-debugging-pipe", "--user-data-dir=\(home)/profile",
      // The browser makes no background requests, and resolves no name outside this machine.
      "--no-first-run", "--no-default-browser-check", "--disable-background-networking", "--disable-component-update",
      "--disable-sync", "--disable-default-apps", "--disable-extensions", "--disable-breakpad",
      "--disable-dev-shm-usage",
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1", "--mute-audio", "--force-color-profile=srgb",
      // A tab in the background runs like a visible one, and a slow page does not count as hung.
      "--disable-renderer-backgrounding", "--disable-background-timer-throttling",
      "--disable-backgrounding-occluded-windows", "--disable-hang-monitor",
    ]
    // Chromium does not start its sandbox for root.
    if geteuid() == 0 { arguments.append("--no-sandbox") }
    return arguments + ["about:blank"]
  }
}
