import CommandSupport
import JSONText
import TestSupport
import Testing

/// A running `recorder capture --live`, and a client that sends messages as its page does.
final class LiveCommand {
  let shop: Workshop
  let tool: RunningTool
  let client: PageClient

  private let page: Int
  private var sequence = 0
  private var milliseconds = 0.0

  /// Starts a capture of a scene, given as a scene file's text.
  ///
  /// - Parameter shell: A command of bash that runs the tool as `"$@"`.
  init(_ scene: String, recording: String = "live.touchrec", shell: String? = nil) throws {
    shop = try Workshop(["s.scene.json": scene])
    let arguments = ["capture", "--scene", "s.scene.json", "--live", "--no-open", "-o", recording]
    if let shell {
      tool = try RunningTool("/bin/bash", ["-c", shell, "bash", BuiltTool.recorder.path] + arguments, in: shop.path)
    } else {
      tool = try shop.start(.recorder, arguments, input: .nothing)
    }
    client = try PageClient(LivePage.address(of: tool))
    page = try #require(try JSONValue.parse(client.request("GET", "scene").utf8)["page"]?.integer)
  }

  /// Sends the samples of a finger that moves through points, one each 8 ms, and returns the reply.
  @discardableResult func touch(_ points: [(x: Int, y: Int)]) throws -> JSONValue {
    let samples = points.indices.map { index in
      let phase = index == 0 ? "began" : index == points.count - 1 ? "ended" : "moved"
      milliseconds += 8
      return "[\(milliseconds),\(sequence),\"\(phase)\",\(points[index].x),\(points[index].y)]"
    }
    milliseconds += 500
    return try send(samples.joined(separator: ","))
  }

  /// Sends the sample of a finger that begins, and returns the reply.
  @discardableResult func press(_ x: Int, _ y: Int) throws -> JSONValue {
    milliseconds += 8
    return try send("[\(milliseconds),\(sequence),\"began\",\(x),\(y)]")
  }

  /// Sends empty messages until a reply gives the reason for which the capture has ended, and returns it.
  func waitForEnd() throws -> JSONValue {
    for _ in 0..<20_000 {
      let reply = try send()
      if reply["reason"] != nil { return reply }
    }
    return JSONValue(.null)
  }

  /// Sends the next message.
  @discardableResult func send(_ samples: String = "", command: String = "null") throws -> JSONValue {
    sequence += 1
    let body = """
      {"page":\(page),"seq":\(sequence),"until":\(milliseconds),"samples":[\(samples)],"command":\(command)}
      """
    return try JSONValue.parse(client.request("POST", "exchange", body).utf8)
  }
}
