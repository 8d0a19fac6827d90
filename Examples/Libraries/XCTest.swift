import Foundation
import UIKit

// The part of XCTest that the tests of libraries use. A test that waits lets the virtual clock run; XCTest itself would wait for
// the clock of the machine, on which nothing happens.

/// A test case, of which an object runs one test.
@MainActor
open class XCTestCase: NSObject {
  nonisolated(unsafe) static var failures: [String] = []
  static var run: (Double) -> Void = { _ in }
  public var continueAfterFailure = true
  fileprivate var teardownBlocks: [() -> Void] = []

  public override required init() { super.init() }

  open func setUp() {}
  open func setUp() async throws {}
  open func setUpWithError() throws {}
  open func tearDown() {}
  open func tearDown() async throws {}
  open func tearDownWithError() throws {}
  open class func setUp() {}
  open class func tearDown() {}

  public func addTeardownBlock(_ block: @escaping () -> Void) { teardownBlocks.append(block) }

  // MARK: Waiting

  private var expectations: [XCTestExpectation] = []

  @discardableResult
  public func expectation(description: String) -> XCTestExpectation {
    let expectation = XCTestExpectation(description: description)
    expectations.append(expectation)
    return expectation
  }

  public func expectation(
    forNotification name: NSNotification.Name, object: Any?, handler: ((Notification) -> Bool)? = nil
  ) -> XCTestExpectation {
    let expectation = expectation(description: name.rawValue)
    nonisolated(unsafe) let handler = handler
    NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { note in
      if handler?(note) ?? true { expectation.fulfill() }
    }
    return expectation
  }

  public func waitForExpectations(
    timeout: Double, file: StaticString = #filePath, line: UInt = #line, handler: (((any Error)?) -> Void)? = nil
  ) {
    wait(for: expectations, timeout: timeout, file: file, line: line)
    expectations = []
    handler?(nil)
  }

  public func wait(
    for expectations: [XCTestExpectation], timeout: Double = 60, enforceOrder: Bool = false,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    var waited = 0.0
    while waited < timeout, expectations.contains(where: { !$0.isInverted && !$0.isFulfilled }) {
      Self.run(0.01)
      waited += 0.01
    }
    if expectations.contains(where: \.isInverted) { Self.run(max(timeout - waited, 0)) }
    for expectation in expectations where expectation.isFulfilled == expectation.isInverted {
      fail("the expectation '\(expectation.expectationDescription)' is not met after \(timeout) s", "", file, line)
    }
  }

  @MainActor
  public func fulfillment(
    of expectations: [XCTestExpectation], timeout: Double = 60, enforceOrder: Bool = false,
    file: StaticString = #filePath, line: UInt = #line
  ) async {
    var waited = 0.0
    while waited < timeout, expectations.contains(where: { !$0.isFulfilled }) {
      try? await Task.sleep(nanoseconds: 10_000_000)
      waited += 0.01
    }
    for expectation in expectations where !expectation.isFulfilled {
      fail("the expectation '\(expectation.expectationDescription)' is not met after \(timeout) s", "", file, line)
    }
  }

  public func measure(_ block: () -> Void) { block() }
}

/// A test case as the class that has the tests.
public protocol RunnableTest: XCTestCase {}
extension XCTestCase: RunnableTest {}

@MainActor
extension RunnableTest {
  /// Runs an asynchronous test and returns its failures; `nil` if it was skipped. The virtual clock runs until it ends, for a
  /// minute at most.
  func failures(of test: @escaping (Self) async throws -> Void) -> [String]? {
    failures { this in try Self.complete { try await test(this) } }
  }

  /// Runs asynchronous code. The virtual clock runs until it ends, for a minute at most.
  private static func complete(_ body: @escaping @MainActor () async throws -> Void) throws {
    var result: Result<Void, any Error>?
    Task { @MainActor in
      do { result = .success(try await body()) } catch { result = .failure(error) }
    }
    for _ in 0..<6_000 where result == nil { XCTestCase.run(0.01) }
    guard let result else { return XCTFail("the test does not end") }
    try result.get()
  }

  /// Runs a test and returns its failures; `nil` if it was skipped.
  func failures(of test: (Self) throws -> Void) -> [String]? {
    XCTestCase.failures = []
    var isSkipped = false
    do {
      nonisolated(unsafe) let this = self
      try Self.complete { try await this.setUp() }
      try setUpWithError()
      setUp()
      try test(self)
    } catch is XCTSkip {
      isSkipped = true
    } catch {
      XCTestCase.failures.append("threw \(error)")
    }
    for block in teardownBlocks.reversed() { block() }
    tearDown()
    do {
      try tearDownWithError()
      nonisolated(unsafe) let this = self
      try Self.complete { try await this.tearDown() }
    } catch {
      XCTestCase.failures.append("threw \(error)")
    }
    return isSkipped ? nil : XCTestCase.failures
  }
}

/// What a test waits for.
public final class XCTestExpectation: CustomStringConvertible {
  public let expectationDescription: String
  public var description: String { expectationDescription }
  public var isInverted = false
  public var expectedFulfillmentCount = 1
  public var assertForOverFulfill = true
  private var count = 0
  var isFulfilled: Bool { count >= expectedFulfillmentCount }

  public init(description: String = "") { expectationDescription = description }

  public func fulfill() { count += 1 }
}

public struct XCTSkip: Error {
  public init(_ message: @autoclosure () -> String? = nil) {}
}

@MainActor
public enum XCTContext {
  public static func runActivity<Result>(named name: String, block: (XCTActivity) throws -> Result) rethrows -> Result {
    try block(XCTActivity(name: name))
  }
}

public struct XCTActivity {
  public let name: String
}

// MARK: Assertions

private func fail(_ what: String, _ message: String, _ file: StaticString, _ line: UInt) {
  let name = "\(file)".split(separator: "/").last ?? ""
  XCTestCase.failures.append("\(name):\(line): \(what)\(message.isEmpty ? "" : ": \(message)")")
}

private func check(
  _ what: String, _ message: () -> String, _ file: StaticString, _ line: UInt, _ condition: () throws -> Bool
) {
  do {
    if try !condition() { fail(what, message(), file, line) }
  } catch {
    fail("threw \(error)", message(), file, line)
  }
}

public func XCTFail(_ message: String = "", file: StaticString = #filePath, line: UInt = #line) {
  fail("failed", message, file, line)
}

public func XCTAssert(
  _ value: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "", file: StaticString = #filePath,
  line: UInt = #line
) { check("is not true", message, file, line, value) }

public func XCTAssertTrue(
  _ value: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "", file: StaticString = #filePath,
  line: UInt = #line
) { check("is not true", message, file, line, value) }

public func XCTAssertFalse(
  _ value: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "", file: StaticString = #filePath,
  line: UInt = #line
) { check("is not false", message, file, line) { try !value() } }

public func XCTAssertNil(
  _ value: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "", file: StaticString = #filePath,
  line: UInt = #line
) { check("is not nil", message, file, line) { try value() == nil } }

public func XCTAssertNotNil(
  _ value: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "", file: StaticString = #filePath,
  line: UInt = #line
) { check("is nil", message, file, line) { try value() != nil } }

public func XCTAssertThrowsError<Value>(
  _ expression: @autoclosure () throws -> Value, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line, _ errorHandler: (any Error) -> Void = { _ in }
) {
  do { _ = try expression() } catch { return errorHandler(error) }
  fail("does not throw", message(), file, line)
}

public func XCTAssertNoThrow<Value>(
  _ expression: @autoclosure () throws -> Value, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  do { _ = try expression() } catch { fail("throws \(error)", message(), file, line) }
}

public func XCTUnwrap<Value>(
  _ value: @autoclosure () throws -> Value?, _ message: @autoclosure () -> String = "", file: StaticString = #filePath,
  line: UInt = #line
) throws -> Value {
  guard let value = try value() else {
    fail("is nil", message(), file, line)
    throw XCTSkip()
  }
  return value
}

public func XCTAssertEqual<Value: Equatable>(
  _ one: @autoclosure () throws -> Value, _ two: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) { compare(one, two, "is not equal to", message, file, line, ==) }

public func XCTAssertEqual<Value: FloatingPoint>(
  _ one: @autoclosure () throws -> Value, _ two: @autoclosure () throws -> Value, accuracy: Value,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) { compare(one, two, "is not within \(accuracy) of", message, file, line) { abs($0 - $1) <= accuracy } }

public func XCTAssertNotEqual<Value: Equatable>(
  _ one: @autoclosure () throws -> Value, _ two: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) { compare(one, two, "is equal to", message, file, line, !=) }

public func XCTAssertGreaterThan<Value: Comparable>(
  _ one: @autoclosure () throws -> Value, _ two: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) { compare(one, two, "is not greater than", message, file, line, >) }

public func XCTAssertLessThan<Value: Comparable>(
  _ one: @autoclosure () throws -> Value, _ two: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) { compare(one, two, "is not less than", message, file, line, <) }

private func compare<Value>(
  _ one: () throws -> Value, _ two: () throws -> Value, _ what: String, _ message: () -> String, _ file: StaticString,
  _ line: UInt, _ isRight: (Value, Value) -> Bool
) {
  do {
    let (one, two) = (try one(), try two())
    if !isRight(one, two) { fail("\(one) \(what) \(two)", message(), file, line) }
  } catch {
    fail("threw \(error)", message(), file, line)
  }
}

// MARK: The log

/// The log of the system, which is not kept: a test that reads it is skipped.
public final class OSLogStore {
  public enum Scope { case currentProcessIdentifier }
  public struct Position {}
  public struct Predicate {
    public init(format: String) {}
  }
  public struct Entry {
    public let composedMessage: String
  }

  public init(scope: Scope) throws { throw XCTSkip() }

  public func position(timeIntervalSinceLatestBoot: TimeInterval) -> Position { Position() }
  public func getEntries(at position: Position, matching: Predicate) throws -> [Entry] { [] }
}
