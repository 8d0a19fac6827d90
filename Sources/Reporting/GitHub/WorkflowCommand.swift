import PrintedText

/// A workflow command of GitHub Actions on one line: `::error file=a.swift,line=3,title=…::message`.
///
/// Source: https://docs.github.com/actions/reference/workflow-commands-for-github-actions
package struct WorkflowCommand {
  package enum Kind: String, CaseIterable {
    case error, warning, notice
  }

  let kind: Kind
  var file: String?
  var line: Int?
  let title: String
  /// The lines of the message. Control characters in them are escaped.
  let message: [String]

  /// The line without its line feed.
  var text: String {
    let properties = [("file", file), ("line", line.map(String.init)), ("title", title)]
      .compactMap { name, value in value.map { "\(name)=\(Self.property($0.printedLine))" } }
    return "::\(kind.rawValue) \(properties.joined(separator: ","))::"
      + Self.data(message.map(\.printedLine).joined(separator: "\n"))
  }

  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
