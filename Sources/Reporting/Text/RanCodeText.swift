package import Findings
package import JSONText
import PrintedText
import RecordingStore

/// The code that ran for a touch, as recorded and as replayed, as text and as JSON.
package struct RanCodeText {
  private let list: [RanCode]

  package init(_ list: [RanCode]) { self.list = list }

  /// A heading and a line for each outcome that ran code; empty for none.
  package var text: String {
    guard !list.isEmpty else { return "" }
    return (["which code of the app ran:"] + list.map { "  " + line($0) }).printedLines
  }

  /// The whole as one JSON object, for an event in which no touch begins.
  package var json: String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("schema", "touchreplay.handlers/1")
      write(to: &writer)
    }
    return writer.finish()
  }

  /// Writes the member `ran`: an array of the outcomes that ran code.
  package func write(to writer: inout JSONWriter) {
    writer.member("ran", objects: list) { writer, code in
      writer.member("event", code.event)
      writer.member("t", Double(code.timestampMicroseconds) / 1_000_000)
      writer.member("outcome", Formatting.phrase(code.kind))
      writer.member("before", code.before?.map(\.name))
      writer.member("now", code.now?.map(\.name))
      writer.member("lines", objects: code.lines.sorted { $0.key < $1.key }) { writer, line in
        writer.member("handler", line.key)
        writer.member("file", line.value.file)
        writer.member("line", line.value.line)
      }
    }
  }

  private func line(_ code: RanCode) -> String {
    let start = "\(Formatting.seconds(code.timestampMicroseconds))  \(Formatting.phrase(code.kind))"
    guard let now = code.now else { return "\(start): recorded \(names(code.before ?? [], code)), not replayed" }
    guard let before = code.before, before != now else { return "\(start) → \(names(now, code))" }
    return "\(start): recorded \(names(before, code)), now \(names(now, code))"
  }

  private func names(_ handlers: [Handler], _ code: RanCode) -> String {
    guard !handlers.isEmpty else { return "nothing" }
    return handlers.map { handler in
      handler.name + (code.lines[handler.name].map { " (\($0))" } ?? "")
    }.joined(separator: ", ")
  }
}
