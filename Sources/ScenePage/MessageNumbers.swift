import LocalServer

/// The numbers of one page's messages, so that a message whose answer was lost can be sent again and is not played
/// twice.
///
/// Numbers begin at 1. Each message uses up its number, also one that is refused. The number of a message that cannot
/// be parsed is not known: the next message may skip it, or have it.
struct MessageNumbers {
  /// The number that was used last.
  private(set) var last = 0
  private var reply: Response?
  /// The number of messages without a readable number since ``last``.
  private var skipped = 0

  enum Check: Hashable {
    /// A new message.
    case next
    /// The last message again, with its reply.
    case repeated(Response)
    case outOfOrder
  }

  func check(_ number: Int) -> Check {
    if number == last, let reply { return .repeated(reply) }
    return number > last && number - last <= skipped + 1 ? .next : .outOfOrder
  }

  /// Uses a number that ``check(_:)`` found to be the next.
  mutating func use(_ number: Int) {
    last = number
    reply = nil
    skipped = 0
  }

  /// Keeps the reply to the message with the last number.
  mutating func keep(_ reply: Response) { self.reply = reply }

  /// Records a message without a readable number.
  mutating func skip() { skipped += 1 }
}
