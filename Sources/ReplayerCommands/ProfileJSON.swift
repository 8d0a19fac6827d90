import JSONText
import Scenes
import UIKit

/// A profile as one JSON object.
struct ProfileJSON {
  private let profile: Profile

  init(_ profile: Profile) {
    self.profile = profile
  }

  /// The object on one line; with `parameters` all parameters, else only those that the profile sets.
  func text(parameters: Bool) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("profile", profile.name)
      json.member("summary", profile.summary)
      json.member("default", profile.name == Profile.defaultName)
      json.key("rootWrappers")
      json.array { json in
        for name in profile.rootWrappers { json.string(name) }
      }
      json.key("overrides")
      json.object { json in
        for override in profile.overrides {
          json.key(override.parameter)
          Self.write(override.value, to: &json)
        }
      }
      json.member("claims", objects: profile.claims) { json, claim in
        json.member("text", claim.text)
        json.member("source", claim.source)
      }
      guard parameters else { return }
      json.key("parameters")
      json.array { json in
        for group in PlatformParameter.groups {
          for parameter in group.parameters { write(parameter, of: group, to: &json) }
        }
      }
    }
    return json.finish()
  }

  private func write(_ parameter: PlatformParameter, of group: PlatformParameter.Group, to json: inout JSONWriter) {
    let value = parameter.value(in: profile.behavior)
    json.object { json in
      json.member("name", parameter.name)
      json.member("subject", group.title)
      json.member("summary", parameter.summary)
      json.key("value")
      Self.write(value, to: &json)
      json.member("unit", parameter.unit == .none ? nil : parameter.unit.rawValue)
      json.key("default")
      Self.write(parameter.defaultValue, to: &json)
      json.member("isDefault", value == parameter.defaultValue)
      Self.write(parameter.evidence(for: value), to: &json)
      json.key("otherReadings")
      json.array { json in
        if value != parameter.defaultValue {
          Self.write(parameter.defaultValue, words: nil, parameter.evidence, to: &json)
        }
        for reading in parameter.otherReadings where reading.value != value {
          Self.write(reading.value, words: reading.words, reading.evidence, to: &json)
        }
      }
    }
  }

  private static func write(
    _ value: PlatformParameter.Value?, words: String?, _ evidence: [PlatformParameter.Evidence],
    to json: inout JSONWriter
  ) {
    json.object { json in
      json.key("value")
      if let value { write(value, to: &json) } else { json.null() }
      json.member("words", words)
      write(evidence, to: &json)
    }
  }

  private static func write(_ evidence: [PlatformParameter.Evidence], to json: inout JSONWriter) {
    json.member("evidence", objects: evidence) { json, item in
      json.member("class", item.class.rawValue)
      json.member("source", item.source)
    }
  }

  private static func write(_ value: PlatformParameter.Value, to json: inout JSONWriter) {
    switch value {
    case .flag(let flag): json.bool(flag)
    case .number(let number) where number == number.rounded(): json.integer(Int(number))
    case .number(let number): json.number(number)
    case .name(let name): json.string(name)
    }
  }
}
