import Capture
import CommandLineSupport
import JSONText
import RecordingStore

/// Sends the page's messages to a live capture and measures the response times.
@MainActor
final class LivePage {
  private let client: LoopbackClient
  private let path: String
  private var page = 0
  private var sequence = 0
  private var writer = JSONWriter()

  /// Requests the page of a capture, as a browser does.
  init(of capture: RunningCapture) throws {
    client = try LoopbackClient(port: capture.port)
    path = "/\(capture.token)/"
    let answer = try client.get(path + "scene")
    guard answer.status == 200, let number = try JSONValue.parse(answer.body)["page"]?.integer else {
      throw Self.refusal(answer)
    }
    page = number
  }

  /// Sends contacts. Returns the response, and the seconds from before the message was encoded until the response
  /// arrived.
  func exchange(
    _ contacts: [LiveContact], until: Double?, command: String? = nil
  ) throws -> (seconds: Double, body: [UInt8]) {
    sequence += 1
    var answer = LoopbackClient.Answer(status: 0, body: [])
    let seconds = try Stopwatch.time {
      Self.write(contacts, until: until, command: command, page: page, sequence: sequence, to: &writer)
      answer = try client.post(path + "exchange", writer.utf8)
    }
    guard answer.status == 200 else { throw Self.refusal(answer) }
    return (seconds, answer.body)
  }

  /// The time of a request for a resource that does not exist, in seconds: the base cost of a request.
  func refusedRequest() throws -> Double {
    try Stopwatch.time { _ = try client.get(path + "nothing") }
  }

  /// The message in the page's format.
  static func write(
    _ contacts: [LiveContact], until: Double?, command: String? = nil, page: Int, sequence: Int,
    to writer: inout JSONWriter
  ) {
    writer.reset()
    writer.object { writer in
      writer.member("page", page)
      writer.member("seq", sequence)
      writer.key("until")
      if let until { writer.number(until) } else { writer.null() }
      writer.key("samples")
      writer.array { writer in
        for contact in contacts {
          writer.array { writer in
            writer.number(contact.milliseconds)
            writer.integer(contact.finger)
            writer.string(contact.phase.rawValue)
            writer.number(contact.x)
            writer.number(contact.y)
            if let edge = contact.edge { writer.string(edge.rawValue) }
          }
        }
      }
      writer.key("command")
      if let command {
        writer.object { writer in
          writer.member("do", command)
        }
      } else {
        writer.null()
      }
    }
  }

  private static func refusal(_ answer: LoopbackClient.Answer) -> CommandFailure {
    CommandFailure(
      .internalError,
      "the capture answers with status \(answer.status): \(String(decoding: answer.body.prefix(400), as: UTF8.self))")
  }
}
