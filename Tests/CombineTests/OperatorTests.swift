import Combine
import Testing

@Suite("Operators of Combine")
@MainActor
struct OperatorTests {
  private let numbers = [1, 2, 2, 3].publisher

  @Test("of single values")
  func values() {
    #expect(Log.of(numbers.map { $0 * 10 }) == "10 20 20 30 |")
    #expect(Log.of(["a", "bc"].publisher.map(\.count)) == "1 2 |")
    #expect(Log.of(numbers.filter { $0 > 1 }) == "2 2 3 |")
    #expect(Log.of(["1", "x", "3"].publisher.compactMap { Int($0) }) == "1 3 |")
    #expect(Log.of(numbers.removeDuplicates()) == "1 2 3 |")
    #expect(Log.of(numbers.removeDuplicates { $0 + 1 == $1 }) == "1 3 |")
    #expect(Log.of([1, nil].publisher.replaceNil(with: 7)) == "1 7 |")
    #expect(Log.of(numbers.scan(0, +)) == "1 3 5 8 |")
    #expect(Log.of(numbers.dropFirst()) == "2 2 3 |")
    #expect(Log.of(numbers.drop { $0 < 2 }) == "2 2 3 |")
    #expect(Log.of(numbers.prefix(2)) == "1 2 |")
    #expect(Log.of(numbers.prefix(0)) == "|")
    #expect(Log.of(numbers.prefix { $0 < 2 }) == "1 |")
    #expect(Log.of(numbers.first()) == "1 |")
    #expect(Log.of(numbers.first { $0 > 1 }) == "2 |")
    #expect(Log.of(numbers.ignoreOutput()) == "|")
  }

  @Test("that send a result at the end")
  func results() {
    #expect(Log.of(numbers.reduce(0, +)) == "8 |")
    #expect(Log.of(numbers.collect()) == "[1, 2, 2, 3] |")
    #expect(Log.of(numbers.collect(3)) == "[1, 2, 2] [3] |")
    #expect(Log.of(numbers.count()) == "4 |")
    #expect(Log.of(numbers.last()) == "3 |")
    #expect(Log.of(numbers.last { $0 < 3 }) == "2 |")
    #expect(Log.of(Empty<Int, Never>().replaceEmpty(with: 5)) == "5 |")
    #expect(Log.of(numbers.replaceEmpty(with: 5)) == "1 2 2 3 |")
    #expect(Log.of(numbers.contains(3)) == "true |")
    #expect(Log.of(numbers.contains(9)) == "false |")
    #expect(Log.of(numbers.allSatisfy { $0 < 3 }) == "false |")
    #expect(Log.of(numbers.allSatisfy { $0 < 4 }) == "true |")
    let failing = numbers.setFailureType(to: Problem.self).append(Fail(error: Problem()))
    #expect(Log.of(failing.collect()) == "x(problem)")
  }

  @Test("that fail, and that answer a failure")
  func failures() {
    let failing = numbers.tryMap { number in
      if number == 3 { throw Problem() }
      return number
    }
    #expect(Log.of(failing) == "1 2 2 x(problem)")
    #expect(Log.of(failing.catch { _ in Just(9) }) == "1 2 2 9 |")
    #expect(Log.of(failing.replaceError(with: 8)) == "1 2 2 8 |")
    #expect(Log.of(failing.retry(1)) == "1 2 2 1 2 2 x(problem)")
    #expect(Log.of(failing.tryCatch { error -> Just<Int> in throw error }) == "1 2 2 x(problem)")
    #expect(Log.of(Fail<Int, Problem>(error: Problem())) == "x(problem)")
    #expect(Log.of(Result<Int, Problem>.failure(Problem()).publisher) == "x(problem)")
    #expect(Log.of(Result<Int, Problem>.success(1).publisher) == "1 |")
  }

  @Test("of several publishers that have values")
  func several() {
    #expect(Log.of(numbers.prepend(0)) == "0 1 2 2 3 |")
    #expect(Log.of(numbers.append(4, 5)) == "1 2 2 3 4 5 |")
    #expect(Log.of(numbers.merge(with: [7].publisher)) == "1 2 2 3 7 |")
    #expect(Log.of(Publishers.MergeMany([Just(1), Just(2)])) == "1 2 |")
    #expect(Log.of(Publishers.MergeMany<Just<Int>>([])) == "|")
    #expect(Log.of(numbers.flatMap { [$0, -$0].publisher }) == "1 -1 2 -2 2 -2 3 -3 |")
    #expect(Log.of(numbers.map { Just($0) }.switchToLatest()) == "1 2 2 3 |")
    #expect(Log.of(numbers.zip(["a", "b"].publisher)) == "(1, \"a\") (2, \"b\") |")
    #expect(Log.of(numbers.combineLatest(["a", "b"].publisher)) == "(3, \"a\") (3, \"b\") |")
  }

  @Test("of subjects: which pairs and triples are sent, and when they end")
  func subjects() {
    let log = Log()
    let (first, second) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<String, Never>("a"))
    let third = PassthroughSubject<Bool, Never>()
    var open: Set<AnyCancellable> = []
    log.note(first.combineLatest(second) { "\($0)\($1)" }).store(in: &open)
    first.send(1)
    second.value = "b"
    first.send(2)
    #expect(log.take() == "1a 1b 2b")
    first.send(completion: .finished)
    #expect(log.take() == "")
    second.send("c")
    second.send(completion: .finished)
    #expect(log.take() == "2c |")

    let (left, right) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    log.note(Publishers.CombineLatest3(left, right, third).map { "\($0.0)\($0.1)\($0.2)" }).store(in: &open)
    log.note(left.zip(right) { $0 * 10 + $1 }).store(in: &open)
    left.send(1)
    left.send(2)
    right.send(3)
    #expect(log.take() == "13")
    third.send(true)
    #expect(log.take() == "23true")
    right.send(completion: .finished)
    // No other pair can follow.
    #expect(log.take() == "|")
    left.send(4)
    #expect(log.take() == "43true")
  }

  @Test("of several: the latest values end with all publishers, also if one has sent nothing")
  func ends() {
    let log = Log()
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let open = log.note(first.combineLatest(second))
    first.send(completion: .finished)
    #expect(log.take() == "")
    second.send(completion: .finished)
    #expect(log.take() == "|")
    open.cancel()
    #expect(
      Log.of(Publishers.Merge3(Just(1), Just(2), Just(3)).merge(with: Just(4), Just(5), Just(6))) == "1 2 3 4 5 6 |")
    #expect(Log.of(Just(1).zip(Just(2), Just(3)) { $0 + $1 + $2 }) == "6 |")
    #expect(Log.of(numbers.output(at: 3)) == "3 |" && Log.of(numbers.output(in: 1...2)) == "2 2 |")
    #expect(Log.of(numbers.max()) == "3 |" && Log.of(numbers.min()) == "1 |")
    let many = (0..<20_000).publisher.flatMap(maxPublishers: .max(1)) { Just($0) }.count()
    #expect(Log.of(many) == "20000 |")
  }

  @Test("that end do so although the last value causes others")
  func nested() {
    let subject = PassthroughSubject<Int, Never>()
    func play<P: Publisher>(_ publisher: P) -> String where P.Output == Int {
      var words: [String] = []
      let open = publisher.sink(receiveCompletion: { _ in words.append("|") }) { value in
        words.append("\(value)")
        if value < 6 { subject.send(value + 1) }
      }
      subject.send(1)
      open.cancel()
      return words.joined(separator: " ")
    }
    #expect(play(subject.first()) == "1 |")
    #expect(play(subject.first { $0 > 0 }) == "1 |")
    #expect(play(subject.prefix(2)) == "1 2 |")
    #expect(play(subject.flatMap { Just($0) }) == "1 2 3 4 5 6")
  }

  @Test("that switch, wait for another publisher, or take a limited number at a time")
  func switching() {
    let log = Log()
    let outer = PassthroughSubject<AnyPublisher<Int, Never>, Never>()
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var open: Set<AnyCancellable> = []
    log.note(outer.switchToLatest()).store(in: &open)
    outer.send(first.eraseToAnyPublisher())
    first.send(1)
    outer.send(second.eraseToAnyPublisher())
    first.send(2)
    second.send(3)
    outer.send(completion: .finished)
    #expect(log.take() == "1 3")
    second.send(completion: .finished)
    #expect(log.take() == "|")

    let (values, gate) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
    log.note(values.drop(untilOutputFrom: gate).map { "d\($0)" }).store(in: &open)
    log.note(values.prefix(untilOutputFrom: gate).map { "p\($0)" }).store(in: &open)
    values.send(1)
    gate.send()
    values.send(2)
    #expect(log.take() == "p1 | d2")

    let inner = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
    log.note([0, 1].publisher.flatMap(maxPublishers: .max(1)) { inner[$0] }).store(in: &open)
    inner[1].send(5)
    inner[0].send(6)
    inner[0].send(completion: .finished)
    inner[1].send(7)
    inner[1].send(completion: .finished)
    #expect(log.take() == "6 7 |")
  }

  @Test("that share: one subscription for all, ended with the last")
  func sharing() {
    let log = Log()
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.handleEvents(
      receiveSubscription: { _ in log.note("on") }, receiveCancel: { log.note("off") }
    ).share()
    var open: Set<AnyCancellable> = []
    log.note(shared).store(in: &open)
    log.note(shared).store(in: &open)
    subject.send(1)
    open = []
    subject.send(2)
    #expect(log.take() == "on 1 1 off")
    log.note(shared).store(in: &open)
    subject.send(3)
    #expect(log.take() == "on 3")
    do {
      let connectable = subject.makeConnectable()
      log.note(connectable.map { "c\($0)" }).store(in: &open)
      subject.send(4)
      #expect(log.take() == "4")
      connectable.connect().store(in: &open)
    }
    subject.send(5)
    #expect(log.take() == "5 c5")
    open = []
    var count = 0
    let work = Deferred { () -> Just<Int> in
      count += 1
      return Just(count)
    }.share()
    // A subscriber that comes after the end gets the end only.
    #expect(Log.of(work) + Log.of(work) == "1 ||" && count == 1)
  }
}
