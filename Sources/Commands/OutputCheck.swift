package import CommandLineSupport
import RecordingStore

/// Checks that the output of a command does not replace files that are needed.
package enum OutputCheck {
  /// Throws (exit code 64) if `--output` is one of the command's inputs, by the same path, another one or a link.
  ///
  /// Every command with `--output` calls it before it writes, because `--force` would replace the input.
  ///
  /// - Parameter inputs: The paths of the inputs, each with its name in the usage line.
  package static func refuseInput(
    _ output: String, among inputs: [(String, String)], of arguments: Arguments
  ) throws(CommandFailure) {
    for (name, path) in inputs where InputFile.isSame(path, output) {
      throw arguments.misuse(
        "'\(output)' is \(name) itself, which this command reads; choose another name", option: "output")
    }
  }

  /// Throws (exit code 73) if a report would replace an input of the command, a recording, a scene file or a touch file.
  ///
  /// Reports replace files without `--force`. Links are followed.
  package static func checkReport(_ path: String, inputs: [String]) throws(CommandFailure) {
    func refusal(_ what: String) -> CommandFailure {
      CommandFailure(.cannotCreate, path: path, "is \(what) and is not replaced; choose another name for the report")
    }
    if inputs.contains(where: { $0 == path || InputFile.isSame($0, path) }) {
      throw refusal("an input of this command")
    }
    guard InputFile.exists(path) else { return }
    if RecordingReader.isRecording(path) { throw refusal("a recording") }
    for (suffix, what) in [(".scene.json", "a scene file"), (".touches.jsonl", "a touch file")]
    where [path, InputFile.resolved(path)].contains(where: { $0.hasSuffix(suffix) }) {
      throw refusal(what)
    }
  }
}
