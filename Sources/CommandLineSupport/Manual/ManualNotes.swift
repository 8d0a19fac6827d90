/// What the manual page says besides the commands: environment variables and files, each with a sentence.
public struct ManualNotes: Sendable {
  public let environment: [(name: String, text: String)]
  public let files: [(name: String, text: String)]

  public init(environment: [(name: String, text: String)], files: [(name: String, text: String)]) {
    self.environment = environment
    self.files = files
  }
}
