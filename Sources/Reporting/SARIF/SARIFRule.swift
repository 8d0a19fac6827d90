import Findings
import HitTestTerms
import JSONText

/// A class of divergences in a SARIF log: a rule by which views decide, or a kind of outcome that was lost, gained or changed.
struct SARIFRule: Hashable {
  let id: String
  let text: String

  init(_ divergence: Divergence) {
    if let decision = divergence.decidedBy {
      id = "decision/\(decision.rule.name)"
      text = "A touch has another receiver: the deciding view \(decision.rule.sentence.text(other: "another view"))."
    } else if divergence.isEnd {
      let change = divergence.recorded == nil ? "gained" : divergence.replayed == nil ? "lost" : "changed"
      id = "end/\(change)"
      text = "The code of the app ends the session on one side, or in another way."
    } else if divergence.recorded == nil {
      id = "\(divergence.kind)/gained"
      text = "The replay has a further outcome of the kind \(divergence.kind)."
    } else if divergence.replayed == nil {
      id = "\(divergence.kind)/lost"
      text = "The replay lacks an outcome of the kind \(divergence.kind)."
    } else if divergence.isOfHandlers {
      id = "\(divergence.kind)/handlers"
      text = "An outcome of the kind \(divergence.kind) runs other code of the app."
    } else {
      id = "\(divergence.kind)/changed"
      text = "The replay has another outcome of the kind \(divergence.kind)."
    }
  }

  func write(to writer: inout JSONWriter) {
    writer.member("id", id)
    writer.key("shortDescription")
    writer.object { $0.member("text", text) }
    writer.key("defaultConfiguration")
    writer.object { $0.member("level", "error") }
  }
}
