import LocalServer
import Testing

@testable import ScenePage

@Suite("The messages of a page are numbered without gaps, except for unreadable ones")
struct MessageNumberTests {
  private static func reply(_ status: Int) -> Response { .problem(status, "a reply", reason: "test") }

  @Test("only the next number is new, and only the last message with a reply is repeated")
  func order() {
    var numbers = MessageNumbers()
    #expect([0, 1, 2].map(numbers.check) == [.outOfOrder, .next, .outOfOrder])
    numbers.use(1)
    #expect([0, 1, 2, 3].map(numbers.check) == [.outOfOrder, .outOfOrder, .next, .outOfOrder])
    numbers.keep(Self.reply(400))
    #expect(numbers.check(1) == .repeated(Self.reply(400)))
    numbers.use(2)
    // The reply of the message before is not that of this one.
    #expect([1, 2, 3].map(numbers.check) == [.outOfOrder, .outOfOrder, .next])
    numbers.keep(Self.reply(409))
    #expect(numbers.check(2) == .repeated(Self.reply(409)) && numbers.last == 2)
  }

  @Test("each unreadable message may have used a number, until the next readable one")
  func skipping() {
    var numbers = MessageNumbers()
    numbers.use(1)
    numbers.skip()
    numbers.skip()
    #expect([1, 2, 3, 4, 5].map(numbers.check) == [.outOfOrder, .next, .next, .next, .outOfOrder])
    numbers.use(3)
    #expect([3, 4, 5].map(numbers.check) == [.outOfOrder, .next, .outOfOrder])
  }
}
