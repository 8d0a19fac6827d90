import CommandLineSupport
import Commands
import Findings
import Foundation
import JSONText
import Ledger
import LocalServer
import Pictures
import Reporting

/// The report of the last comparison as a page on which one accepts and rejects, served on this machine.
///
/// A decision is written at once, as `replayer accept` and `replayer reject` write it. The page shows what the ledger and the stored
/// results say after each of them.
@MainActor
final class ReviewPage {
  private let arguments: Arguments
  private let pages: [HTMLReport.Page]
  /// The causes of what was pending at the start, by id.
  private let causes: [String: String]

  /// Creates the page of what is pending.
  init(_ pending: PendingDifferences, _ pictures: ReportPictures, _ arguments: Arguments) {
    self.arguments = arguments
    causes = Dictionary(pending.items.map { ($0.id, pending.causeID(of: $0)) }) { first, _ in first }
    pages = HTMLReport(pending.report, pictures: pictures, folder: "pages", name: "", isServed: true).pages()
  }

  /// Answers one request.
  func answer(_ request: Request) -> Response {
    if request.method == .post {
      guard request.path == "decide" else { return .problem(404, "Not found.") }
      return decide(request.body)
    }
    if request.path == "decisions" { return decisions() }
    if let file = HTMLReport.servedFile(request.path) {
      return Response(status: 200, type: file.type, body: Array(file.text.utf8))
    }
    guard let page = pages.first(where: { $0.path == request.path }) else { return .problem(404, "Not found.") }
    return Response(status: 200, type: "text/html; charset=utf-8", body: Array(page.text.utf8))
  }

  /// What is decided now, by id.
  private func decisions() -> Response {
    do {
      let pending = try PendingDifferences(arguments)
      var writer = JSONWriter()
      writer.object { writer in
        writer.member("pending", pending.differences.count { $0.rejection == nil })
        writer.member("unknowns", pending.unknowns.count { $0.rejection == nil })
        writer.member("ledger", pending.ledger.path)
        writer.key("items")
        writer.array { writer in
          for item in pending.items {
            write(item, item.rejection == nil ? "pending" : "rejected", to: &writer)
          }
          for item in pending.accepted { write(item, "accepted", to: &writer) }
        }
      }
      return .json(writer.utf8)
    } catch {
      return .problem(409, "\(error)")
    }
  }

  private func write(_ item: PendingItem, _ state: String, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("id", item.id)
      writer.member("cause", causes[item.id])
      writer.member("state", state)
      writer.member("reason", item.rejection?.reason)
    }
  }

  /// Carries out `{"verb": "accept", "ids": ["…"], "reason": "…"}`.
  private func decide(_ body: [UInt8]) -> Response {
    guard let json = try? JSONValue.parse(body), let verb = json["verb"]?.string, ["accept", "reject"].contains(verb),
      let ids = json["ids"]?.array?.compactMap(\.string), !ids.isEmpty, let reason = json["reason"]?.string
    else { return .problem(400, "A decision has a verb, ids and a reason.") }
    do {
      let decision = try Decision(arguments, reason: reason)
      var pending = try PendingDifferences(arguments)
      let wanted = Set(ids)
      let items = pending.items.filter { wanted.contains($0.id) }
      let known = verb == "reject" ? items + pending.accepted.filter { wanted.contains($0.id) } : items
      guard Set(known.map(\.id)) == wanted else {
        return .problem(409, "Something of this is not pending any more. Reload the page.")
      }
      if verb == "accept" {
        if let refusal = items.lazy.compactMap(\.refusal).first {
          return .problem(409, "This cannot be accepted: \(refusal).")
        }
        try AcceptCommand.accept(items, decision, in: &pending)
      } else {
        try RejectCommand.reject(known, decision, in: &pending)
      }
    } catch let failure as CommandFailure {
      return .problem(409, failure.message)
    } catch {
      return .problem(409, "\(error)")
    }
    return decisions()
  }
}
