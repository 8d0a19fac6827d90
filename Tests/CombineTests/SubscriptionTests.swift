import Combine
import Foundation
import Testing

@Suite("Subscriptions of Combine")
@MainActor
struct SubscriptionTests {
  @Test("a subscriber gets no more values than it requests")
  func demand() {
    let asker = Asker<Int, Never>()
    [1, 2, 3, 4].publisher.filter { $0 != 2 }.map { $0 * 10 }.subscribe(asker)
    #expect(asker.values.isEmpty)
    asker.ask(.max(1))
    #expect(asker.values == [10])
    asker.ask(.max(1))
    #expect(asker.values == [10, 30] && !asker.hasEnded)
    asker.answer = .max(1)
    asker.ask(.max(1))
    #expect(asker.values == [10, 30, 40] && asker.hasEnded)

    let joined = Asker<Int, Never>()
    [1, 2].publisher.merge(with: [3].publisher).subscribe(joined)
    joined.ask(.max(2))
    #expect(joined.values == [1, 2] && !joined.hasEnded)
    joined.ask(.unlimited)
    #expect(joined.values == [1, 2, 3] && joined.hasEnded)
  }

  @Test("a passthrough subject loses what is not requested, and a current value subject keeps its value")
  func subjects() {
    let (passing, keeping) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
    let (first, second) = (Asker<Int, Never>(), Asker<Int, Never>())
    passing.subscribe(first)
    keeping.subscribe(second)
    for value in 1...3 {
      passing.send(value)
      keeping.send(value)
    }
    first.ask(.unlimited)
    second.ask(.max(1))
    #expect(first.values.isEmpty)
    #expect(second.values == [3])
    passing.send(4)
    keeping.send(4)
    keeping.send(5)
    #expect(first.values == [4])
    #expect(second.values == [3])
    second.ask(.unlimited)
    #expect(second.values == [3, 5])
    let waiting = Asker<Int, Never>()
    let ending = CurrentValueSubject<Int, Never>(0)
    ending.subscribe(waiting)
    waiting.ask(.max(1))
    ending.send(1)
    ending.send(completion: .finished)
    #expect(waiting.values == [0] && waiting.hasEnded)
    passing.send(completion: .finished)
    passing.send(6)
    #expect(first.values == [4] && first.hasEnded)
    #expect(Log.of(passing) == "|")
  }

  @Test("a value that a subscriber causes while it receives one comes inside")
  func nested() {
    let (log, subject) = (Log(), PassthroughSubject<Int, Never>())
    let open = subject.sink { value in
      log.note("<\(value)")
      if value == 1 { subject.send(2) }
      log.note("\(value)>")
    }
    subject.send(1)
    #expect(log.take() == "<1 <2 2> 1>")
    open.cancel()
    subject.send(3)
    #expect(log.take() == "")
  }

  @Test("a subscription ends with its cancellable, and releases its closure and its subscriber")
  func release() {
    final class Owner {
      var values: [Int] = []
      var open: Set<AnyCancellable> = []
      var number = 0
    }
    let subject = CurrentValueSubject<Int, Never>(1)
    weak var released: Owner?
    do {
      let owner = Owner()
      released = owner
      subject.map { $0 + 1 }.merge(with: subject).sink { [weak owner] in owner?.values.append($0) }.store(
        in: &owner.open)
      #expect(owner.values == [2, 1])
    }
    #expect(released == nil)
    do {
      let owner = Owner()
      released = owner
      let assignment = subject.assign(to: \.number, on: owner)
      subject.value = 5
      #expect(owner.number == 5)
      assignment.cancel()
    }
    #expect(released == nil)
  }

  @Test("what closures hold is released with the subscription and at the end, through all kinds of operators")
  func closures() {
    final class Token {}
    weak var token: Token?
    let subject = PassthroughSubject<Int, Never>()
    func open(_ make: (PassthroughSubject<Int, Never>, Token) -> AnyCancellable) -> AnyCancellable {
      let made = Token()
      token = made
      return make(subject, made)
    }
    let chains: [(PassthroughSubject<Int, Never>, Token) -> AnyCancellable] = [
      { subject, token in subject.map { _ in token }.sink { _ in } },
      { subject, token in subject.merge(with: subject).sink { _ in withExtendedLifetime(token) {} } },
      { subject, token in subject.flatMap { _ in Just(token) }.sink { _ in } },
      { subject, token in subject.combineLatest(subject).map { _ in token }.share().sink { _ in } },
      { subject, token in subject.map { _ in subject.map { _ in token } }.switchToLatest().collect().sink { _ in } },
    ]
    for chain in chains {
      let cancellable = open(chain)
      subject.send(1)
      #expect(token != nil)
      cancellable.cancel()
      #expect(token == nil)
    }
    let kept = open { _, token in Just(1).sink { _ in withExtendedLifetime(token) {} } }
    #expect(token == nil)
    kept.cancel()
  }

  @Test("a future does its work once, and a deferred publisher for each subscriber")
  func futures() {
    let log = Log()
    var promise: Future<Int, Problem>.Promise?
    let future = Future<Int, Problem> { made in
      log.note("begin")
      promise = made
    }
    let open = log.note(future)
    #expect(log.take() == "begin")
    promise?(.success(3))
    promise?(.success(4))
    #expect(log.take() == "3 |")
    #expect(Log.of(future) == "3 |")
    open.cancel()
    var count = 0
    let deferred = Deferred { () -> Just<Int> in
      count += 1
      return Just(count)
    }
    #expect(Log.of(deferred) + Log.of(deferred) == "1 |2 |")
  }

  final class Model: ObservableObject {
    @Published var title = "a"
    @Published var copy = ""
  }

  @Test("a published property sends its new value before it has it, and its object announces the change")
  func published() {
    let (log, model) = (Log(), Model())
    var open: Set<AnyCancellable> = []
    model.objectWillChange.sink { log.note("will") }.store(in: &open)
    model.$title.sink { log.note("\($0)/\(model.title)") }.store(in: &open)
    #expect(log.take() == "a/a")
    model.title = "b"
    #expect(log.take() == "will b/a")
    #expect(model.title == "b")
    model.$title.map { $0 + "!" }.assign(to: &model.$copy)
    #expect(log.take() == "will")
    model.title = "c"
    #expect(model.copy == "c!")
    // Both properties are announced.
    #expect(log.take() == "will c/b will")
    open = []
    // A subscriber that sets the property during its change, which then has the first value.
    model.$title.dropFirst().sink { if $0 == "d" { model.title = "e" } }.store(in: &open)
    model.title = "d"
    #expect(model.title == "d" && Log.of(model.$title.first()) == "d |")
  }

  @Test("events are printed")
  func printing() {
    final class Text: TextOutputStream {
      var text = ""
      func write(_ string: String) { text += string }
    }
    let text = Text()
    _ = Log.of([1].publisher.print("n", to: text))
    #expect(text.text.hasPrefix("n: receive subscription: ("))
    #expect(
      text.text.hasSuffix(")\nn: request unlimited\nn: receive value: (1)\nn: receive finished\n"), "\(text.text)")
    text.text = ""
    let asker = Asker<Int, Problem>()
    Fail<Int, Problem>(error: Problem()).print(to: text).subscribe(asker)
    PassthroughSubject<Int, Problem>().print(to: text).subscribe(asker)
    asker.ask(.max(2))
    asker.subscription?.cancel()
    #expect(text.text.contains("receive error: (problem)\n"))
    #expect(text.text.hasSuffix("request max: (2)\nreceive cancel\n"), "\(text.text)")
  }
}
