import PrintedText
import RecordingStore

/// Reads the touches of a flow of Maestro (YAML).
///
/// Source: Maestro, `YamlFluentCommand`, `YamlElementSelector` and the drivers' swipes.
public struct MaestroReader {
  /// The size of the screen, for points in percent. `nil` if it is not known.
  var screen: ScreenSize?
  /// The rectangle of the view that a selector stands for.
  var frame: (String) -> ElementFrame?

  /// The values of the flow's `env`.
  var environment: [String: String] = [:]
  var sequence = TouchSequence()
  var samples: [TouchSample] = []
  var receivers: [ExpectedReceiver] = []
  /// The commands that are not touches, with their numbers.
  var others: [(name: String, count: Int)] = []
  /// The number of commands performed so far.
  var performed = 0

  /// Creates a reader, by default without a screen and without elements.
  public init(
    screen: ScreenSize? = nil, frame: @escaping (_ element: String) -> ElementFrame? = { _ in nil }
  ) {
    (self.screen, self.frame) = (screen, frame)
  }

  /// The touches of a flow.
  public consuming func read(_ bytes: [UInt8]) throws(TouchLogError) -> TouchLog {
    let documents = try YAMLParser.documents(bytes)
    guard let commands = documents.last, documents.count <= 2 else {
      throw TouchLogError(
        line: documents.dropFirst(2).first?.line ?? 1,
        documents.isEmpty ? "the flow is empty" : "the flow has more than two documents",
        "write the configuration, a line with ---, and the list of commands")
    }
    guard let list = commands.list else {
      throw TouchLogError(
        line: commands.line, "the commands are \(commands.kind), not a list",
        "write the commands after a line with ---, each with a dash")
    }
    if documents.count == 2 { try readConfiguration(documents[0]) }
    for command in list { try perform(command) }
    guard !samples.isEmpty else {
      throw TouchLogError(
        line: commands.line, "no command of the flow is a touch", "the flow needs tapOn, longPressOn, swipe or the like"
      )
    }
    return TouchLog(samples: samples, notes: notes, receivers: receivers)
  }

  private var notes: [String] {
    var notes = ["a flow has no times: gestures are 0.5 s apart, and a tap lasts 50 ms"]
    if !receivers.isEmpty { notes.append("elements are where they are when the scene starts") }
    if !others.isEmpty {
      let names = others.map { $0.count == 1 ? $0.name : "\($0.name) (\($0.count))" }
      notes.append("commands that are not touches left out: \(names.joined(separator: ", "))")
    }
    return notes
  }

  private mutating func readConfiguration(_ value: YAMLValue) throws(TouchLogError) {
    guard value.map != nil else {
      throw TouchLogError(line: value.line, "the configuration is \(value.kind), not a map", "write appId: NAME")
    }
    for hook in ["onFlowStart", "onFlowComplete"] {
      if let commands = value[hook] {
        throw TouchLogError(
          line: commands.line, "\(hook) is not followed", "move its touches to the list of commands, or remove it")
      }
    }
    for member in value["env"]?.map ?? [] { environment[member.key] = member.value.text ?? "" }
  }

  /// Adds the samples of a gesture, 0.5 s after the one before.
  mutating func add(_ gesture: [TouchSample], on view: LoggedView?) {
    let placed = sequence.append(gesture)
    if let view {
      receivers += placed.filter { $0.phase == .began }.map {
        ExpectedReceiver(event: $0.event, touch: $0.touch, view: view)
      }
    }
    samples += placed
  }
}
