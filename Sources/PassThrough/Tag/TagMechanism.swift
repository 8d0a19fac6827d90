import DropDown
import UIKit

/// `tag`: the drop-down article's replacement of `hitTest(_:with:)`, which leaves out an answer with a tag.
struct TagMechanism: StrategyMechanism {
  /// Where the article's method is put.
  enum Scope: String, CaseIterable, Sendable {
    /// In place of UIView's own, for every view.
    case global
    /// Exchanged with UITransitionView's.
    case `class`
  }

  /// The exchanged method.
  enum Body: String, CaseIterable, Sendable {
    /// The method in the article's text: with the tag test.
    case article
    /// The method in the repository, 978745a: never returns the view itself.
    case head
  }

  /// Whether UITransitionView has a `hitTest(_:with:)` of its own to exchange with.
  enum Runtime: String, CaseIterable, Sendable {
    /// It has none.
    case ios7
    /// It has one.
    case ios8
  }

  /// The tag of the drop-down article.
  static let defaultTag = 73

  static let name = "tag"

  static let entries = [
    StrategyCatalog.Entry(
      text: "tag", summary: "Replaces hitTest: its loop over the subviews skips a hit view with tag 73.",
      reads: "passThrough (gives the tag), tag", source: "habr.com/ru/post/276799; VCTransition at 0e18a02"),
    StrategyCatalog.Entry(
      text: "tag:tag=N", summary: "The same with another tag; N is any integer except 0.",
      reads: "passThrough (gives the tag), tag", source: "VCTransition at e06e7c4 (666)"),
    StrategyCatalog.Entry(
      text: "tag:scope=class",
      summary:
        "The article's method exchanged with UITransitionView's: it has no effect where that class has its own.",
      reads: "passThrough (gives the tag), tag", source: "habr.com/ru/post/276799"),
    StrategyCatalog.Entry(
      text: "tag:scope=class,body=head",
      summary: "The repository's method exchanged with UITransitionView's: the container never returns itself.",
      reads: "class names", source: "VCTransition at 978745a"),
    StrategyCatalog.Entry(
      text: "tag:scope=class,runtime=ios7",
      summary: "UITransitionView inherits hitTest, so the exchange replaces UIView's method for every view.",
      reads: "passThrough (gives the tag), tag", source: "runtime headers of iOS 7.0"),
    StrategyCatalog.Entry(
      text: "tag:scope=class,body=head,runtime=ios7",
      summary: "The repository's method exchanged for every view: no touch hits a view.",
      reads: "class names", source: "VCTransition at 978745a with runtime headers of iOS 7.0"),
  ]

  private let tag: Int
  private let scope: Scope
  private let body: Body
  private let runtime: Runtime?

  init() { (tag, scope, body, runtime) = (Self.defaultTag, .global, .article, nil) }

  init(_ parameters: inout StrategyParameters) throws(StrategyError) {
    tag = try parameters.nonZeroInteger("tag") ?? Self.defaultTag
    scope = try parameters.choice("scope") ?? .global
    if scope == .global {
      // A global replacement always has the article's body.
      try parameters.refuse(["body=head", "runtime=ios7", "runtime=ios8"], unless: "scope=class")
    }
    body = try parameters.choice("body") ?? .article
    runtime = try parameters.choice("runtime")
  }

  var description: String {
    var parameters: [String] = []
    if tag != Self.defaultTag { parameters.append("tag=\(tag)") }
    if scope != .global { parameters.append("scope=\(scope.rawValue)") }
    if body != .article { parameters.append("body=\(body.rawValue)") }
    if let runtime { parameters.append("runtime=\(runtime.rawValue)") }
    return parameters.isEmpty ? Self.name : "\(Self.name):" + parameters.joined(separator: ",")
  }

  var transitionViewOverridesHitTest: Bool? { runtime.map { $0 == .ios8 } }

  @MainActor var replacement: MethodReplacement? {
    switch scope {
    case .global:
      MethodReplacement(at: .categoryLoading) { table in TagSwizzle.replaceGlobally(in: table, tag: tag) }
    case .class:
      MethodReplacement(at: .containerPresentation) { table in
        TagSwizzle.exchange(in: table, tag: tag, body: body == .article ? .article : .head)
      }
    }
  }

  @MainActor func mark(_ view: UIView) {
    if view.tag == 0 { view.tag = tag }
  }

  @MainActor func unmark(_ view: UIView) {
    if view.tag == tag { view.tag = 0 }
  }
}
