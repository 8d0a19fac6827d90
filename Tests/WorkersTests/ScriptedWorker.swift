import ChildProcess
import Foundation
import Testing

@testable import Workers

/// A shell script in place of a worker. It answers requests by the name of the recording.
final class ScriptedWorker {
  let path: String

  /// - Parameter cases: The branches of a shell `case` on the request. The functions `begun` and `compared` send a
  ///   message for session 0; `say` sends a line; `at` stores the number of the event, below 128.
  init(hello: String = #"{"is":"hello","protocol":1,"version":"1"}"#, _ cases: String = "") throws {
    path = NSTemporaryDirectory() + "worker-script-" + UUID().uuidString
    let comparison =
      #"\"recording\":\"$name\",\"session\":$1,\"scene\":\"s\",\"recordedStrategy\":\"uikit\",\"strategy\":\"uikit\","#
      + #"\"profile\":\"ios17\",\"against\":\"recorded (uikit)\""#
    let script = """
      #!/bin/bash
      say() { printf '%s\\n' "$1" >&3; }
      at() { printf "\\\\x$(printf %02x $1)\\\\0\\\\0\\\\0\\\\0\\\\0\\\\0\\\\0" | dd of=/dev/fd/4 conv=notrunc 2>/dev/null; }
      begun() { say "{\\"is\\":\\"begun\\",\\"comparison\\":{\(comparison)}}"; }
      compared() { begun $1; say "{\\"is\\":\\"compared\\",\\"comparison\\":{\(comparison),\\"outcomes\\":1}}"; }
      say '\(hello)'
      while IFS= read -r request <&3; do
        name=${request#*\\"recording\\":\\"}
        name=${name%%\\"*}
        skipped=${request#*\\"skipped\\":}
        skipped=${skipped%%,*}
        case $name in
        \(cases)
        *) compared 0 ;;
        esac
        say '{"is":"done"}'
      done

      """
    // A child writes the file: a process that another test starts meanwhile would inherit the open file, and a file that
    // is open for writing cannot be executed.
    try ChildProcess("/bin/sh", ["-c", #"printf %s "$1" > "$0" && chmod 700 "$0""#, path, script]).wait()
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var program: WorkerProgram { WorkerProgram(path: path) }
}
