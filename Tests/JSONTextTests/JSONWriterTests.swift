import JSONText
import Testing

@Suite("The JSON writer")
struct JSONWriterTests {
  @Test("puts commas, escapes what JSON forbids and keeps the order of keys")
  func writesText() {
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("z\u{1}\"")
      writer.array { writer in
        writer.integer(3)
        writer.number(-0.0)
        writer.number(0.1)
        writer.bool(true)
        writer.null()
      }
      writer.key("a")
      writer.string("é\n")
    }
    #expect(writer.finish() == #"{"z\u0001\"":[3,0.0,0.1,true,null],"a":"é\n"}"#)
  }
}
