import HitTestTerms
package import JSONText
import RecordingStore

extension ComparisonReport.Comparison {
  /// Writes the comparison as a JSON object, which ``init(json:)`` reads: for another process, or for a store of results.
  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writeMembers(to: &writer)
      writer.key("divergences")
      writer.raw(list.json)
    }
  }

  /// Writes the members of the object except for the differences.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("recording", recording)
    writer.member("session", session)
    writer.member("scene", sceneName)
    writer.member("about", about)
    writer.member("recordedStrategy", recordedStrategy)
    writer.member("strategy", strategy)
    writer.member("profile", profile)
    writer.member("against", against)
    writer.member("outcomes", outcomes)
    writer.member("divergenceCount", divergenceCount)
    writer.member("rootCount", rootCount)
    writer.member("isNondeterministic", isNondeterministic)
    writer.member("build", build)
    writer.member("sceneHash", sceneHash)
    writer.member("sourceNote", sourceNote)
    writer.member("unknowns", objects: unknowns) { $1.writeMembers(to: &$0) }
    writer.member("unlistedUnknowns", unlistedUnknowns)
    writer.member("nameMatches", objects: nameMatches) { $1.writeMembers(to: &$0) }
    adaptations.writeMembers(to: &writer)
    writer.member("lacks", missingVocabulary.text)
    writer.member("retargets", objects: retargets) { $1.writeMembers(to: &$0) }
    writer.key("failure")
    if let failure { failure.write(to: &writer) } else { writer.null() }
    writer.key("end")
    if let end { end.write(to: &writer) } else { writer.null() }
  }

  /// The JSON array of the differences.
  package var divergencesJSON: [UInt8] { list.json }

  /// Reads a comparison; `nil` if a required value is missing.
  package init?(json: JSONValue) {
    guard let recording = json["recording"]?.string, let session = json["session"]?.integer,
      let sceneName = json["scene"]?.string, let recordedStrategy = json["recordedStrategy"]?.string,
      let strategy = json["strategy"]?.string, let profile = json["profile"]?.string,
      let against = json["against"]?.string
    else { return nil }
    self.init(
      recording: recording, session: session, sceneName: sceneName, about: json["about"]?.string,
      recordedStrategy: recordedStrategy, strategy: strategy, profile: profile, against: against,
      outcomes: json["outcomes"]?.integer ?? 0, divergenceCount: json["divergenceCount"]?.integer ?? 0,
      rootCount: json["rootCount"]?.integer ?? 0, isNondeterministic: json["isNondeterministic"]?.bool ?? false)
    build = json["build"]?.string
    sceneHash = json["sceneHash"]?.string
    sourceNote = json["sourceNote"]?.string
    failure = json["failure"].flatMap(ComparisonReport.SessionFailure.init)
    // An unknown outcome that cannot be read must not be missing.
    let list = json["unknowns"]?.array ?? []
    unknowns = list.compactMap(UnknownOutcome.init(json:))
    guard unknowns.count == list.count else { return nil }
    unlistedUnknowns = json["unlistedUnknowns"]?.integer ?? 0
    end = json["end"].flatMap(ComparisonReport.SessionEnd.init)
    nameMatches = (json["nameMatches"]?.array ?? []).compactMap(NameMatch.init)
    adaptations = RunAdaptations(json: json)
    missingVocabulary = json["lacks"]?.string.flatMap(SessionVocabulary.init(text:)) ?? []
    retargets = (json["retargets"]?.array ?? []).compactMap(TouchRetarget.init)
    divergences = (json["divergences"]?.array ?? []).compactMap { Divergence(json: $0, of: self) }
  }
}

extension ComparisonReport.SessionFailure {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("what", what.rawValue)
      writer.member("event", event)
      writer.member("why", why)
    }
  }

  fileprivate init?(json: JSONValue) {
    guard let what = json["what"]?.string.flatMap(TroubleKind.init), let why = json["why"]?.string else { return nil }
    self.init(what: what, event: json["event"]?.integer, why: why)
  }
}

extension ComparisonReport.SessionEnd {
  /// Writes `what`, `event`, `why`, the line, and whether the baseline ends in the same way.
  package func write(to writer: inout JSONWriter, as form: DivergenceForm = .stored) {
    writer.object { writer in
      writer.member("what", what.rawValue)
      writer.member("event", event)
      writer.member("why", why)
      writer.member("file", line?.file)
      if form == .stored { writer.member("fileName", line?.name) }
      writer.member("line", line?.line)
      writer.member("isInBaseline", isInBaseline)
    }
  }

  fileprivate init?(json: JSONValue) {
    guard let what = json["what"]?.string.flatMap(TroubleKind.init), let why = json["why"]?.string else { return nil }
    self.init(
      what: what, event: json["event"]?.integer, why: why, line: json.sourceLine,
      isInBaseline: json["isInBaseline"]?.bool ?? false)
  }
}

extension SceneOutcome.Trouble {
  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("what", what.rawValue)
      writer.member("touch", touch)
      writer.member("view", view?.name)
      writer.member("why", why)
    }
  }

  package init?(json: JSONValue) {
    guard let why = json["why"]?.string else { return nil }
    // A kind that only a later version has. The result is read as unknown, because it is not known to be reliable.
    let what = json["what"]?.string.flatMap(TroubleKind.init) ?? .unknown
    self.init(what: what, touch: json["touch"]?.integer, view: json["view"]?.viewID, why: why)
  }
}
