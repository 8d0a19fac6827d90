import CommandLineSupport
import JSONText

extension Configuration {
  /// The name of the JSON document's schema.
  static let schema = "touchreplay.config/1"

  /// One line for each key: its value and where that is from.
  func text() -> String {
    let rows = settings.map { [$0.key.name, $0.value, $0.source ?? $0.origin.rawValue] }
    let widths = (0..<2).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).map { $0 + String(repeating: " ", count: max(0, $1 - $0.count)) }
      return (cells + [row[2]]).joined(separator: "  ") + "\n"
    }.joined()
  }

  /// The same as one JSON document.
  func json() -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("schema", Self.schema)
      writer.member("command", arguments.command.name)
      writer.member("file", file)
      writer.member("settings", objects: settings) { writer, setting in
        writer.member("key", setting.key.name)
        writer.member("option", setting.key.option.map { "--\($0)" })
        writer.member("variable", setting.key.variable)
        writer.member("type", setting.key.typeName)
        writer.key("value")
        setting.write(to: &writer)
        writer.member("origin", setting.origin.rawValue)
        writer.member("source", setting.source)
      }
    }
    return writer.finish()
  }
}

extension Configuration.Setting {
  /// The value in words.
  fileprivate var value: String {
    if origin == .standard { return key.standard }
    if key.kind == .flag { return String(!texts.isEmpty) }
    return texts.isEmpty ? "none" : texts.joined(separator: " ").onOneLine()
  }

  /// Writes the value; `null` for the default of an option with a value.
  fileprivate func write(to writer: inout JSONWriter) {
    switch key.kind {
    case .flag: writer.bool(!texts.isEmpty)
    case .integer: writer.integer(texts.last.flatMap { Int($0) })
    case .seconds: texts.last.flatMap { Double($0) }.map { writer.number($0) } ?? writer.null()
    case .text, .texts, .effects: writer.string(texts.last)
    case .paths, .namedPaths:
      if texts.isEmpty, origin == .standard { return writer.null() }
      writer.array { writer in
        for text in texts { writer.string(text) }
      }
    }
  }
}
