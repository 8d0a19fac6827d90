import Scenes
import Testing
import UIKit

@Suite("A profile is data: overrides of parameters, wrapper views, claims")
struct ProfileTests {
  @Test("profiles exist, have unique names, and include the default")
  func names() throws {
    let names = Profile.all.map(\.name)
    #expect(names == ["ios7", "ios12", "ios13-ipad", "ios17", "ios18", "ios26", "ios27"])
    #expect(try Profile(named: Profile.defaultName).rootWrappers.isEmpty)
    #expect(try Profile(named: Profile.defaultName).behavior == PlatformBehavior())
  }

  @Test("it sets what it overrides and nothing else", arguments: Profile.all)
  func overrides(profile: Profile) throws {
    var set: [String: PlatformParameter.Value] = [:]
    for parameter in PlatformParameter.all {
      let value = parameter.value(in: profile.behavior)
      if value != parameter.defaultValue { set[parameter.name] = value }
    }
    #expect(set.count == profile.overrides.count)
    for override in profile.overrides { #expect(set[override.parameter] == override.value, "\(override)") }
  }

  @Test("every claim has a source, and every override is one", arguments: Profile.all)
  func claims(profile: Profile) throws {
    #expect(!profile.claims.isEmpty)
    for claim in profile.claims { #expect(!claim.evidence.isEmpty && !claim.text.isEmpty) }
    #expect(profile.claims.prefix(profile.overrides.count).map(\.text) == profile.overrides.map(\.text))
    #expect(Set(profile.claims).count == profile.claims.count)
  }

  @Test("its values are supported by sources", arguments: Profile.all)
  func sources(profile: Profile) throws {
    for override in profile.overrides {
      let parameter = try #require(PlatformParameter.named(override.parameter))
      #expect(parameter.readings.dropFirst().contains(override.value), "\(override)")
    }
  }

  @Test(
    "one that inserts views has that in its description", arguments: Profile.all.filter { !$0.rootWrappers.isEmpty })
  func wrappers(profile: Profile) {
    #expect(profile.claims.contains { $0.text.contains("between the window and the root view") })
  }

  @Test("it takes other readings of its parameters, which its name then has, sorted")
  func parameters() throws {
    let profile = try Profile(
      named: "ios7+tapMaximumDuration=1.50+animationsAreAdditive=true+alphaRule=lessThanOrEqual")
    #expect(profile.name == "ios7+alphaRule=lessThanOrEqual+animationsAreAdditive=true+tapMaximumDuration=1.5")
    #expect(try Profile(named: profile.name) == profile)
    var expected = try Profile(named: "ios7").behavior
    expected.alphaRule = .lessThanOrEqual
    expected.tapMaximumDuration = 1.5
    expected.animationsAreAdditive = true
    #expect(profile.behavior == expected)
    #expect(
      profile.summary
        == "An iPhone with iOS 7, with alphaRule lessThanOrEqual, animationsAreAdditive true, tapMaximumDuration 1.5 s."
    )
    #expect(profile.claims.contains { $0.text == "tapMaximumDuration 1.5 s" && !$0.source.isEmpty })
    #expect(!profile.claims.contains { $0.text.contains("takes the place of those") })
  }

  @Test(
    "a parameter that it cannot have is refused",
    arguments: [
      (
        "ios17+alphaRul=lessThan",
        "there is no parameter 'alphaRul'; did you mean 'alphaRule'? (see 'replayer profiles ios17')"
      ),
      ("ios17+alphaRule", "'alphaRule' has no value; a parameter is given as alphaRule=lessThanOrEqual"),
      (
        "ios17+alphaRule=less",
        "no source gives 'less' for 'alphaRule'; the readings are lessThan, lessThanSinglePrecision, lessThanOrEqual"
      ),
      (
        "ios17+tapMaximumDuration=2",
        "no source gives '2' for 'tapMaximumDuration'; the readings are 0.75, 1.5, 0.25"
      ),
      ("ios17+alphaRule=lessThan+alphaRule=lessThan", "'alphaRule' is given twice; give it one value"),
      ("ios17+", "'' has no value; a parameter is given as alphaRule=lessThanOrEqual"),
    ])
  func refused(name: String, problem: String) {
    let error = #expect(throws: Profile.UnknownName.self) { try Profile(named: name) }
    #expect(error?.description == "profile '\(name)': \(problem)")
  }

  @Test(
    "an unknown name is refused with the nearest one and the list",
    arguments: [
      ("ios71", "did you mean 'ios7'? "), ("iOS18", "did you mean 'ios18'? "),
      ("ios13ipad", "did you mean 'ios13-ipad'? "), ("android", ""),
    ])
  func unknown(name: String, remedy: String) {
    let error = #expect(throws: Profile.UnknownName.self) { try Profile(named: name) }
    #expect(
      error?.description
        == "unknown profile '\(name)'; \(remedy)the profiles are ios7, ios12, ios13-ipad, ios17, ios18, ios26, ios27 "
        + "(see 'replayer profiles')")
  }
}
