import Testing

@testable import TouchInput

@Suite("Lines of TouchVisualizer become touches")
struct TouchVisualizerReaderTests {
  private func read(_ text: String) throws(TouchLogError) -> TouchLog {
    try TouchVisualizerReader().read(Array(text.utf8))
  }

  @Test("of both versions, among other lines of the console; the times are made")
  func lines() throws {
    for mark in ["TV", "Touch"] {
      let log = try read(
        """
        2026-09-01 10:00:00 app launched
        \(mark): [0]<B> c:(187.50, 600.00) r:20.00\t
        \(mark): [0]<M> c:(187.50, 588.00) r:20.50\t
        \(mark): [0]<E> c:(187.50, 520.00) r:20.00\t
        \(mark): [0]<E> c:(187.50, 520.00) r:20.00\t
        other
        \(mark): [0]<B> c:(-1.00, 2.00) r:20.00\t
        """)
      #expect(
        TouchInputTests.lines(of: log) == [
          "0.0 1 began 187.5,600.0", "16.667 1 moved 187.5,588.0", "33.334 1 ended 187.5,520.0",
          "533.334 1 began -1.0,2.0", "533.335 1 cancelled -1.0,2.0",
        ], "\(mark)")
      // The fading circle's line is no sample that is left out.
      #expect(log.notes.contains { $0.contains("no times") } && log.notes.count == 2)
    }
  }

  @Test(
    "several circles, and what is not a line of it, are refused with the line",
    arguments: [
      ("Touch: [0]<B> c:(1.0, 2.0) r:2\nTouch: [1]<B> c:(1.0, 2.0) r:2\n", "line 2: there is a second circle, \"1\"; "),
      ("Touch: [0]<Q> c:(1.0, 2.0) r:2\n", "line 1: the phase \"Q\" is unknown; "),
      ("x\nTouch: [0]<B> c:(1.0", "line 2: the line of the circle is not complete; "),
      ("nothing", "line 1: no touch of TouchVisualizer begins; "),
      ("Touch: [0]<B> c:(1.2.3, 2.0) r:2\n", "line 1: the position is not two numbers; "),
    ])
  func wrong(_ text: String, _ message: String) {
    let error = #expect(throws: TouchLogError.self) { try read(text) }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }
}
