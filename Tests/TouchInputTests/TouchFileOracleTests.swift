import Foundation
import RecordingStore
import SeededRandom
import Testing
import TouchInput

@Suite("The touch file reader equals a slow one")
struct TouchFileOracleTests {
  /// A line as Foundation's decoder reads it. `JSONSerialization` does not always return the nearest number.
  private struct SlowLine: Decodable {
    var t: Double
    var touch: Int
    var phase: String
    var x: Double
    var y: Double
    var edge: String?
  }

  @Test("reads random lines like Foundation's JSON decoder", arguments: [1, 2, 3] as [UInt64])
  func agrees(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    var lines: [String] = []
    var expected: [TouchSample] = []
    var event = -1
    var last: Int64 = -1
    for touch in 0..<4000 {
      let time = Double(touch / 3) * 0.016 + Double(touch % 3) * 0.0000001
      for phase in ["began", "ended"] {
        let t = phase == "began" ? "\(time)" : "\(time + 0.008)"
        var members = [
          #""t":\#(t)"#, #""touch" : \#(touch)"#, #""phase": "\#(phase)""#, #""x":\#(number(&random))"#,
          #""y":  \#(number(&random))"#,
        ]
        if phase == "began", Bool.random(using: &random) {
          members.append(#""edge": "\#(TouchEdge.allCases.randomElement(using: &random)!.rawValue)""#)
        }
        members.shuffle(using: &random)
        lines.append("{" + members.joined(separator: Bool.random(using: &random) ? ", " : ",") + "}")
      }
    }
    // Times must not decrease. The sort is stable for equal times.
    let objects = try lines.map { try JSONDecoder().decode(SlowLine.self, from: Data($0.utf8)) }
    let order = objects.indices.sorted { (objects[$0].t, $0) < (objects[$1].t, $1) }
    for object in order.map({ objects[$0] }) {
      let timestamp = Int64((object.t * 1_000_000).rounded())
      if timestamp != last { event += 1 }
      last = timestamp
      expected.append(
        TouchSample(
          event: event, timestampMicroseconds: timestamp, touch: object.touch,
          phase: try #require(TouchPhase(rawValue: object.phase)), x: object.x, y: object.y,
          edge: object.edge.flatMap { TouchEdge(rawValue: $0) }))
    }
    let reading = try read(order.map { lines[$0] }.joined(separator: "\n"))
    #expect(reading.samples.count == 8000)
    for (sample, wanted) in zip(reading.samples, expected) where sample != wanted {
      Issue.record("\(sample) is not \(wanted)")
      break
    }
  }

  @Test(
    "reads a number to the nearest Double",
    arguments: [
      "0.1", "1e-3", "16.666666666666668", "1E2", "9007199254740993", "9007199254740992e22", "1e22", "1e23", "1e-22",
      "1e-23", "5e-324", "1e-400", "1.7976931348623157e308", "123456789012345678901234567890", "0.30000000000000004",
      "0.000000000000000000000000000001", "1.000000000000000000000000000000", "99999999999999999999e-20",
      "2.2250738585072011e-308", "1000000000000000000e-18", "9999999999999999999", "18446744073709551616",
      "0e999999999999", "1.0E+2",
    ])
  func numbers(text: String) throws {
    for text in [text, "-" + text] {
      let reading = try read(#"{"t":0,"touch":1,"phase":"began","x":\#(text),"y":0}"#)
      #expect(reading.samples.first?.x == Double(text))
    }
  }

  private func number(_ random: inout SplitMix) -> String {
    let value = Double.random(in: -2000...2000, using: &random)
    switch Int.random(in: 0..<7, using: &random) {
    case 0: return "\(value)"
    case 1: return "\(Int(value))"
    case 2: return "\((value * 3).rounded() / 3)"
    case 3: return "\((value * 100).rounded() / 100)"
    case 4: return "\(Int(value))e-\(Int.random(in: 0..<5, using: &random))"
    case 5: return "\(Int(value)).\(Int.random(in: 0..<1000, using: &random))E\(Int.random(in: 0..<5, using: &random))"
    default: return ["0.1", "1e-3", "16.666666666666668", "1E2", "-0.0", "-0"].randomElement(using: &random)!
    }
  }
}
