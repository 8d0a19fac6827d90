import CWorkerProcess
import ChildProcess
import Foundation

/// A copy of a worker that performs one session and ends.
///
/// What the rules leave in variables, singletons, settings and threads ends with it, so a session has the same result whatever the
/// worker did before. The worker itself runs no code of the rules after it has loaded them, and has one thread.
enum SessionProcess {
  /// Performs work in a copy of this process and returns its result. If the copy ends before it has one, this process
  /// ends in the same way.
  static func perform(_ page: SharedPage, _ work: () -> Int32) -> Int32 {
    let folder = try? IsolatedEnvironment.makeFolder()
    defer {
      if let folder { try? FileManager.default.removeItem(atPath: folder) }
      emptyFolder()
    }
    // The copy would print what is buffered a second time.
    fflush(nil)
    page.page.pointee.session_result = 0
    let child = cworker_fork()
    if child == 0 {
      cworker_report_interruption()
      if let folder {
        for name in IsolatedEnvironment.folderVariables { setenv(name, folder, 1) }
      }
      let result = work()
      fflush(nil)
      page.page.pointee.session_result = result + 1
      _exit(0)
    }
    guard child > 0 else { fatalError("the system has no more processes") }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 && errno == EINTR {}
    // Processes that the rules started must not run on in the next session.
    cworker_end_children()
    let result = page.page.pointee.session_result
    guard result > 0 else { cworker_end_with_status(status) }
    return result - 1
  }

  /// Removes the content of the worker's own folder. Foundation keeps settings in the home folder of the process's start, also
  /// if the variables change later.
  private static func emptyFolder() {
    // A program of an earlier version sets no such variable, and the other variables name folders of the user.
    guard let value = getenv(WorkerProtocol.folderVariable) else { return }
    let folder = String(cString: value)
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
  }
}
