import Foundation
import PassThrough
import Testing

extension StrategyTests {
  @Suite("The text of a strategy")
  struct StrategyText {
    @Test(
      "is read and printed back in its shortest form",
      arguments: [
        ("uikit", "uikit"), ("swizzle", "swizzle"), ("swizzle:version=head", "swizzle"),
        ("swizzle:version=first", "swizzle:version=first"), ("tag", "tag"), ("tag:tag=73", "tag"),
        ("tag:tag=-5", "tag:tag=-5"),
        ("tag:scope=global,body=article", "tag"), ("tag:scope=class", "tag:scope=class"),
        ("tag:runtime=ios7,body=head,tag=9,scope=class", "tag:tag=9,scope=class,body=head,runtime=ios7"),
        ("tag:scope=class,runtime=ios8", "tag:scope=class,runtime=ios8"), ("delegate:answer=conditional", "delegate"),
        ("delegate:answer=unconditional", "delegate:answer=unconditional"), ("flag", "flag"),
        ("swizzle+delegate", "swizzle+delegate"), ("flag+tag:scope=class,body=head", "flag+tag:scope=class,body=head"),
      ])
    func roundTrip(text: String, shortest: String) throws {
      let strategy = try Strategy(parsing: text)
      #expect(strategy.description == shortest)
      #expect(try Strategy(parsing: shortest) == strategy)
    }

    @Test(
      "that is invalid is refused, with the correct form",
      arguments: [
        (
          "",
          "unknown strategy ''; the strategies are uikit, swizzle, tag, delegate and flag (see 'replayer strategies')"
        ),
        (
          "magic",
          "unknown strategy 'magic'; the strategies are uikit, swizzle, tag, delegate and flag (see 'replayer strategies')"
        ),
        (
          "Tag",
          "unknown strategy 'Tag'; the strategies are uikit, swizzle, tag, delegate and flag (see 'replayer strategies')"
        ),
        (
          "swizzle+",
          "unknown strategy ''; the strategies are uikit, swizzle, tag, delegate and flag (see 'replayer strategies')"
        ),
        ("uikit+flag", "strategy 'uikit+flag' combines 'uikit' with another strategy; use uikit alone"),
        ("flag+uikit", "strategy 'flag+uikit' combines 'uikit' with another strategy; use uikit alone"),
        ("flag+flag", "strategy 'flag+flag' names 'flag' twice; name each mechanism once"),
        ("tag:tag=1+tag:tag=2", "strategy 'tag:tag=1+tag:tag=2' names 'tag' twice; name each mechanism once"),
        ("tag:scope", "'scope' is not a parameter of strategy 'tag'; write tag:key=value"),
        ("tag:", "'' is not a parameter of strategy 'tag'; write tag:key=value"),
        ("tag:scope=", "'scope=' is not a parameter of strategy 'tag'; write tag:key=value"),
        ("tag:=class", "'=class' is not a parameter of strategy 'tag'; write tag:key=value"),
        ("tag:scope=view", "strategy 'tag' has no scope=view; scope is global or class"),
        ("tag:scope=class,body=tail", "strategy 'tag' has no body=tail; body is article or head"),
        ("tag:scope=class,runtime=ios9", "strategy 'tag' has no runtime=ios9; runtime is ios7 or ios8"),
        ("tag:tag=0", "strategy 'tag' has no tag=0; tag is an integer other than 0"),
        ("tag:tag=x", "strategy 'tag' has no tag=x; tag is an integer other than 0"),
        ("tag:tag=1,tag=2", "strategy 'tag' is given 'tag' twice; give it once"),
        ("swizzle:version=2", "strategy 'swizzle' has no version=2; version is head or first"),
        ("delegate:answer=no", "strategy 'delegate' has no answer=no; answer is conditional or unconditional"),
        ("flag:tag=5", "strategy 'flag' has no parameter 'tag' (see 'replayer strategies')"),
        ("swizzle:scope=class", "strategy 'swizzle' has no parameter 'scope' (see 'replayer strategies')"),
      ])
    func refused(text: String, message: String) {
      let error = #expect(throws: StrategyError.self) { try Strategy(parsing: text) }
      #expect(error?.description == message)
    }

    @Test(
      "of several is read as a list, in which a parameter belongs to the strategy before it",
      arguments: [
        ("swizzle,tag", ["swizzle", "tag"]), ("tag:scope=class,body=head,flag", ["tag:scope=class,body=head", "flag"]),
        ("flag,delegate:answer=unconditional,uikit", ["flag", "delegate:answer=unconditional", "uikit"]),
        ("swizzle+tag:scope=class,body=head,flag", ["swizzle+tag:scope=class,body=head", "flag"]),
        ("all", ["uikit", "swizzle", "tag", "delegate", "flag"]),
        ("flag,all", ["flag", "uikit", "swizzle", "tag", "delegate"]), ("tag,tag:tag=73", ["tag"]),
        ("tag:tag=5,swizzle:version=first,flag+delegate", ["tag:tag=5", "swizzle:version=first", "flag+delegate"]),
        ("flag,flag+delegate:answer=unconditional", ["flag", "flag+delegate:answer=unconditional"]),
      ])
    func list(text: String, expected: [String]) throws {
      #expect(try Strategy.list(parsing: text).map(\.description) == expected)
    }

    @Test("of an invalid list is refused", arguments: ["", ",", "flag,", "body=head", "flag,body=head", "flag,,tag"])
    func refusedList(text: String) {
      #expect(throws: StrategyError.self) { try Strategy.list(parsing: text) }
    }

    @Test("of every entry of the catalogue can be read, and every standard one is in it")
    func catalogue() throws {
      let texts = StrategyCatalog.entries.map(\.text)
      #expect(Set(texts).count == texts.count)
      for text in texts {
        #expect(try Strategy(parsing: text.replacingOccurrences(of: "=N", with: "=7")).description.isEmpty == false)
      }
      for strategy in Strategy.all { #expect(texts.contains(strategy.description)) }
    }

    @Test("states which views must be created with an override")
    func overrides() throws {
      for (text, marked, delegating) in [
        ("uikit", false, false), ("swizzle", false, false), ("tag", false, false), ("delegate", false, true),
        ("flag", true, false), ("flag+delegate", true, true), ("swizzle+flag", true, false),
      ] {
        let strategy = try Strategy(parsing: text)
        #expect(!strategy.needsOverride(isMarked: false, hasTouchDelegate: false), "\(text)")
        #expect(strategy.needsOverride(isMarked: true, hasTouchDelegate: false) == marked, "\(text)")
        #expect(strategy.needsOverride(isMarked: false, hasTouchDelegate: true) == delegating, "\(text)")
      }
    }
  }
}
