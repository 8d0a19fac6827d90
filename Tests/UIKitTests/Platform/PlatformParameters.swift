import Foundation
import TestSupport
import Testing
import UIKit

@Suite("Every number of the platform is a named parameter")
struct PlatformParameters {
  private static var properties: Mirror.Children { Mirror(reflecting: PlatformBehavior()).children }

  @Test("with one entry for each property, in the same order")
  func names() {
    #expect(PlatformParameter.all.map(\.name) == Self.properties.compactMap(\.label))
    #expect(Set(PlatformParameter.all.map(\.name)).count == PlatformParameter.all.count)
  }

  @Test("whose default is the property's", arguments: PlatformParameter.all)
  func defaults(parameter: PlatformParameter) throws {
    #expect(parameter.value(in: PlatformBehavior()) == parameter.defaultValue)
    let property = try #require(Self.properties.first { $0.label == parameter.name }?.value)
    #expect(Self.value(of: property) == parameter.defaultValue)
  }

  @Test("which sets that property and no other", arguments: PlatformParameter.all)
  func setting(parameter: PlatformParameter) throws {
    var behavior = PlatformBehavior()
    let other: PlatformParameter.Value =
      switch parameter.defaultValue {
      case .flag(let flag): .flag(!flag)
      case .number(let number): .number(number + 3)
      case .name(let name): .name(try #require(parameter.choices.first { $0 != name }))
      }
    #expect(parameter.set(other, in: &behavior))
    let changed = zip(Mirror(reflecting: behavior).children, Self.properties).filter {
      Self.value(of: $0.value) != Self.value(of: $1.value)
    }
    #expect(changed.compactMap(\.0.label) == [parameter.name])
    #expect(changed.first.map { Self.value(of: $0.0.value) } == other)
  }

  @Test("which refuses a value of another kind and changes nothing", arguments: PlatformParameter.all)
  func wrongKind(parameter: PlatformParameter) {
    let wrong: [PlatformParameter.Value] =
      switch parameter.defaultValue {
      case .flag: [1, "true"]
      case .number: [true, "1"]
      case .name: [true, 1, "no such choice"]
      }
    var behavior = PlatformBehavior()
    for value in wrong { #expect(!parameter.set(value, in: &behavior), "\(value)") }
    #expect(behavior == PlatformBehavior())
  }

  @Test("with sources, and other readings that differ from the default", arguments: PlatformParameter.all)
  func sources(parameter: PlatformParameter) {
    #expect(!parameter.evidence.isEmpty && parameter.evidence.allSatisfy { !$0.source.isEmpty })
    #expect(parameter.summary.hasSuffix("."))
    for reading in parameter.otherReadings {
      #expect(!reading.evidence.isEmpty)
      #expect(reading.value != parameter.defaultValue)
      guard let value = reading.value else {
        #expect(reading.words?.isEmpty == false)
        continue
      }
      var behavior = PlatformBehavior()
      #expect(parameter.set(value, in: &behavior), "\(value)")
    }
  }

  @Test("and the same sentence beside the property")
  func sentences() throws {
    let source = try Repository.text("Sources/UIKit/Platform/PlatformBehavior.swift")
    let written = source.matches(of: #/((?: +///[^\n]*\n)+) +package var (\w+)/#).map { match in
      (String(match.2), match.1.split(separator: "///").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) })
    }
    let sentences = Dictionary(uniqueKeysWithValues: written.map { ($0.0, $0.1.filter { !$0.isEmpty }) })
    for parameter in PlatformParameter.all {
      #expect(sentences[parameter.name]?.joined(separator: " ") == parameter.summary)
    }
  }

  /// The numbers that a model of UIKit needs.
  @Test(
    "without a missing number",
    arguments: [
      ("alpha threshold", ["hitTestAlphaThreshold", "alphaRule"], [.number(0.01), "lessThan"]),
      ("control tracking slop", ["controlTrackingSlop"], [70]), ("tap movement", ["tapMaximumMovement"], [45]),
      ("tap duration", ["tapMaximumDuration"], [0.75]), ("interval of taps", ["multiTapInterval"], [0.35]),
      ("long press", ["longPressDuration", "longPressMovement"], [0.5, 10]),
      ("pan threshold", ["panThreshold", "panMetric"], [10, "euclidean"]),
      ("pan velocity window", ["panVelocityWindow"], [0.1]),
      ("swipe", ["swipeMinimumDistance", "swipeMaximumDuration", "swipeMaximumDeviation"], [50, 0.5, 50]),
      ("decay of a swipe's limits", ["swipeDistanceDecay", "swipeDeviationDecay"], [0.94, 0.98]),
      ("delay of content touches", ["contentTouchDelay"], [0.15]),
      ("rubber band", ["rubberBandCoefficient"], [0.55]),
      ("deceleration", ["decelerationRateNormal", "decelerationRateFast"], [0.998, 0.99]),
      ("end of a deceleration", ["decelerationEnd", "targetTolerance"], [10, 0.5]),
      ("bounce", ["bounceMass", "bounceStiffness", "bounceDampingRatio"], [1, 119, 1]),
      ("hit-test passes", ["hitTestPassesPerTouch"], [2]), ("disabled control", ["disabledControlIsHit"], [false]),
    ] as [(String, [String], [PlatformParameter.Value])])
  func constants(subject: String, names: [String], values: [PlatformParameter.Value]) {
    #expect(names.map { PlatformParameter.named($0)?.defaultValue } == values)
  }

  @Test(
    "with a readable text",
    arguments: [
      ("controlTrackingSlop", "70 points"), ("multiTapInterval", "0.35 s"), ("rotationThreshold", "0.0873 rad"),
      ("decelerationRateNormal", "0.998"), ("alphaRule", "lessThan"), ("disabledControlIsHit", "false"),
    ])
  func text(name: String, text: String) throws {
    let parameter = try #require(PlatformParameter.named(name))
    #expect(parameter.text(parameter.defaultValue) == text)
  }

  private static func value(of property: Any) -> PlatformParameter.Value? {
    switch property {
    case let flag as Bool: .flag(flag)
    case let number as Double: .number(number)
    case let number as CGFloat: .number(Double(number))
    case let number as Int: .number(Double(number))
    case let name as any RawRepresentable<String>: .name(name.rawValue)
    default: nil
    }
  }
}
