import Foundation

extension Browser {
  /// Starts the program as the head of a process group of its own, with the socket as its files 3 and 4.
  static func start(_ path: String, home: String, socket: Int32) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, socket, 0)
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    let shell = #"exec "$0" "$@" 3<&0 4>&0 </dev/null >/dev/null 2>&1"#
    var words: [UnsafeMutablePointer<CChar>?] =
      (["/bin/sh", "-c", shell, path] + arguments(home: home)).map { strdup($0) } + [nil]
    var environment: [UnsafeMutablePointer<CChar>?] =
      ProcessInfo.processInfo.environment.filter { !["HOME", "TMPDIR"].contains($0.key) && !$0.key.hasPrefix("XDG_") }
      .map { strdup("\($0.key)=\($0.value)") } + [strdup("HOME=\(home)"), strdup("TMPDIR=\(home)"), nil]
    defer { for word in words + environment { free(word) } }
    var process: pid_t = 0
    let code = RunningTool.spawning.withLock {
      posix_spawn(&process, "/bin/sh", &actions, &attributes, &words, &environment)
    }
    guard code == 0 else { throw BrowserTrouble("\(path) cannot be started: \(String(cString: strerror(code)))") }
    return process
  }

  private static func arguments(home: String) -> [String] {
    var arguments = [
      "--headless=new", "--remote-debugging-pipe", "--user-data-dir=\(home)/profile",
      // Nothing of the browser's own may be mistaken for the page's, and no name outside this machine is looked up.
      "--no-first-run", "--no-default-browser-check", "--disable-background-networking", "--disable-component-update",
      "--disable-sync", "--disable-default-apps", "--disable-extensions", "--disable-breakpad",
      "--disable-dev-shm-usage",
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1", "--mute-audio", "--force-color-profile=srgb",
      // A tab behind another one works as one in front, and a stalled machine does not make the page look hung.
      "--disable-renderer-backgrounding", "--disable-background-timer-throttling",
      "--disable-backgrounding-occluded-windows", "--disable-hang-monitor",
    ]
    // Chromium refuses to start its sandbox for root.
    if geteuid() == 0 { arguments.append("--no-sandbox") }
    return arguments + ["about:blank"]
  }
}
