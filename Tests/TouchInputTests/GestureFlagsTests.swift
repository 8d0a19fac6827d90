import RecordingStore
import Testing
import TouchInput

@Suite("Touches as command-line options")
struct GestureFlagsTests {
  /// Samples as text: `milliseconds touch phase x,y`, separated by `;`. The phases are `+` for began, `=` for moved,
  /// `-` for ended and `!` for cancelled.
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var touches: String
    var text: String

    init(_ name: String, _ touches: String, _ text: String) {
      (self.name, self.touches, self.text) = (name, touches, text)
    }

    var testDescription: String { name }

    var samples: [TouchSample] {
      touches.split(separator: ";").enumerated().map { event, part in
        let words = part.split(separator: " ")
        let place = words[3].split(separator: ",")
        let phases: [Substring: TouchPhase] = ["+": .began, "=": .moved, "-": .ended, "!": .cancelled]
        return TouchSample(
          event: event, timestampMicroseconds: Int64((Double(words[0])! * 1_000).rounded()), touch: Int(words[1])!,
          phase: phases[words[2]]!, x: Double(place[0])!, y: Double(place[1])!)
      }
    }
  }

  static let crooked = "# touch 1 did not go straight; a touch file keeps its way\n"
  static let waits = "# every wait between touches becomes 0.5 s; a touch file keeps them\n"
  static let leftOut = "left out: several fingers at once, or cancelled; use a touch file\n"

  @Test(
    "have the gestures of one touch in order, and name what they omit",
    arguments: [
      Row("nothing", "", "# nothing was touched\n"),
      Row("a tap", "0 1 + 100,50; 40 1 - 100,50", "--tap 100,50\n"),
      Row("a tap between points", "0 1 + 100.256,50.5; 40 1 - 100.256,50.5", "--tap 100.26,50.5\n"),
      Row("a tap outside", "0 1 + -3,-0.001; 40 1 - -3,0", "--tap -3,0\n"),
      Row("a tap that strays by four points", "0 1 + 10,10; 9 1 = 14,6; 40 1 - 10,10", "--tap 10,10\n"),
      Row("a drag of more along x", "0 1 + 10,10; 9 1 = 14.5,10; 40 1 - 14.5,10", "--drag 10,10,14.5,10,0.04\n"),
      Row("a drag of more along y", "0 1 + 10,10; 9 1 = 10,5.5; 40 1 - 10,5.5", "--drag 10,10,10,5.5,0.04\n"),
      Row("a drag that lifts elsewhere", "0 1 + 10,10; 40 1 - 30,40", "--drag 10,10,30,40,0.04\n"),
      Row("a drag and back", "0 1 + 10,10; 9 1 = 50,10; 40 1 - 10,10", "--drag 10,10,10,10,0.04\n" + crooked),
      Row("a press", "0 1 + 10,10; 9 1 = 12,10; 2500 1 - 10,10", "--drag 10,10,10,10,2.5\n"),
      Row("the longest tap", "0 1 + 10,10; 300 1 - 10,10", "--tap 10,10\n"),
      Row("a drag that strays", "0 1 + 0,0; 9 1 = 50,8.5; 40 1 - 100,0", "--drag 0,0,100,0,0.04\n" + crooked),
      Row("a drag that hardly strays", "0 1 + 0,0; 9 1 = 50,7.5; 40 1 - 100,0", "--drag 0,0,100,0,0.04\n"),
      Row(
        "a long wait", "0 1 + 1,1; 40 1 - 1,1; 1100 1 + 2,2; 1140 1 - 2,2", "--tap 1,1 \\\n--tap 2,2\n" + waits),
      Row("a wait like theirs", "0 1 + 1,1; 40 1 - 1,1; 900 1 + 2,2; 940 1 - 2,2", "--tap 1,1 \\\n--tap 2,2\n"),
      Row("a drag late in a session", "5000 1 + 10,10; 5256 1 - 90,10", "--drag 10,10,90,10,0.26\n"),
      Row("a drag of no time", "0 1 + 10,10; 1 1 - 90,10", "--drag 10,10,90,10,0.01\n"),
      Row("a drag of seconds", "0 1 + 10,10; 2000 1 - 90,10", "--drag 10,10,90,10,2\n"),
      Row(
        "a tap, a drag and a tap", "0 1 + 1,1; 40 1 - 1,1; 500 1 + 10,10; 600 1 - 90,10; 700 1 + 2,2; 750 1 - 2,2",
        "--tap 1,1 \\\n--drag 10,10,90,10,0.1 \\\n--tap 2,2\n" + waits),
      Row("one cancelled", "0 1 + 1,1; 40 1 ! 1,1", "# 1 touch is " + leftOut),
      Row("one still down", "0 1 + 1,1; 40 1 = 1,1", "# 1 touch is " + leftOut),
      Row("two at once", "0 1 + 1,1; 10 2 + 50,50; 40 1 - 1,1; 50 2 - 50,50", "# 2 touches are " + leftOut),
      Row(
        "one that comes while two were together, and one after all",
        "0 1 + 1,1; 10 2 + 50,50; 40 1 - 1,1; 45 1 + 3,3; 50 2 - 50,50; 60 1 - 3,3; 90 1 + 4,4; 99 1 - 4,4",
        "--tap 4,4\n# 3 touches are " + leftOut),
      Row("a tap, and one still down", "0 1 + 1,1; 40 1 - 1,1; 90 1 + 4,4", "--tap 1,1\n# 1 touch is " + leftOut),
      Row("one that never came down", "0 1 - 1,1", "# nothing was touched\n"),
      Row("far off", "0 1 + 1e300,1; 40 1 - 1e300,1", "--tap 1e+300,1\n"),
    ])
  func text(row: Row) {
    var flags = GestureFlags()
    for sample in row.samples { flags.add(sample) }
    #expect(flags.text() == row.text)
  }

  @Test("are added to the given options, if any")
  func others() {
    var flags = GestureFlags(after: ["--strategy flag", "--profile ios26"])
    #expect(flags.text() == "# nothing was touched\n")
    let tap = Row("", "0 1 + 100,50; 40 1 - 100,50", "")
    for sample in tap.samples { flags.add(sample) }
    #expect(flags.text() == "--strategy flag \\\n--profile ios26 \\\n--tap 100,50\n")
  }

  @Test("are read back unchanged")
  func readBack() throws {
    var flags = GestureFlags()
    for sample in try TouchGesture.drag(parsing: "10,20,30.25,90,0.5").samples() { flags.add(sample) }
    // A drag ends one display frame after its last move.
    #expect(flags.text() == "--drag 10,20,30.25,90,0.52\n")
  }

  @Test("say that events of the device are left out")
  func sceneEvents() {
    var flags = GestureFlags()
    flags.add(TouchSample(event: 0, timestampMicroseconds: 0, touch: 0, phase: .began, x: 1, y: 2))
    flags.add(TouchSample(event: 1, timestampMicroseconds: 10, sceneEvent: .rotate(.landscapeLeft)))
    flags.add(TouchSample(event: 2, timestampMicroseconds: 20, touch: 0, phase: .ended, x: 1, y: 2))
    #expect(flags.text() == "--tap 1,2\n# what happens to the device is left out; a touch file keeps it\n")
  }
}
