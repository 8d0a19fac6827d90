/// The first stored property of a class whose objects are values of attributed texts.
///
/// Linux's Core Foundation reads the kind of an object from bits 8 to 17 of its first word. It takes a Swift object in which they are
/// zero for one of no kind, and ends the process when it compares it with another attribute. With any other value it calls `isEqual(_:)`.
/// Source: `_CFIsSwift` and `CFEqual` in swift-corelibs-foundation's CFRuntime.c.
struct CoreFoundationMark: Hashable, Sendable {
  private let word: UInt = 1 << 8
}
