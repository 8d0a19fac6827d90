import Combine
import UIKit

/// What a chain of publishers has sent, as words.
@MainActor
final class Log {
  private var words: [String] = []

  /// The words since the last call.
  func take() -> String {
    defer { words = [] }
    return words.joined(separator: " ")
  }

  func note(_ word: String) { words.append(word) }

  /// Subscribes, and notes the values, `|` for the end and `x` for a failure.
  func note<P: Publisher>(_ publisher: P) -> AnyCancellable {
    publisher.sink(receiveCompletion: { completion in
      switch completion {
      case .finished: self.note("|")
      case .failure(let error): self.note("x(\(error))")
      }
    }) { self.note("\($0)") }
  }

  /// What a publisher sends at once.
  static func of<P: Publisher>(_ publisher: P) -> String {
    let log = Log()
    let subscription = log.note(publisher)
    defer { subscription.cancel() }
    return log.take()
  }
}

struct Problem: Error, Equatable, CustomStringConvertible {
  var description: String { "problem" }
}

/// Requests what a test says.
@MainActor
final class Asker<Input, Failure: Error>: @preconcurrency Subscriber {
  private(set) var subscription: (any Subscription)?
  private(set) var values: [Input] = []
  private(set) var hasEnded = false
  var answer = Subscribers.Demand.none

  nonisolated init() {}

  func receive(subscription: any Subscription) { self.subscription = subscription }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return answer
  }

  func receive(completion: Subscribers.Completion<Failure>) { hasEnded = true }

  func ask(_ demand: Subscribers.Demand) { subscription?.request(demand) }
}
