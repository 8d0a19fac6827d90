/// The output of `replayer strategies`: every strategy and variant with one sentence.
public struct StrategyCatalog: Sendable {
  public struct Entry: Hashable, Sendable {
    /// The value for `--strategy`.
    public let text: String
    /// One sentence.
    public let summary: String
    /// The scene keys that it uses.
    public let reads: String
    public let source: String
  }

  /// All entries, the usual variant of each mechanism first.
  public static let entries: [Entry] = [
    Entry(
      text: "uikit", summary: "Plain UIKit; nothing passes through.", reads: "nothing",
      source: "Apple's page of hitTest(_:with:)"),
    Entry(
      text: "swizzle", summary: "One replaced hitTest hands a flagged view's touch to the sibling below it, or climbs.",
      reads: "passThrough; its default classes by class name", source: "CopyPaper at a217261"),
    Entry(
      text: "swizzle:version=first",
      summary: "CopyPaper's first version: every level tries all lower siblings, there are no default classes.",
      reads: "passThrough", source: "CopyPaper at ef14818"),
    Entry(
      text: "tag", summary: "One replaced hitTest whose loop leaves out an answer that carries tag 73.",
      reads: "passThrough (gives the tag), tag", source: "habr.com/ru/post/276799; VCTransition at 0e18a02"),
    Entry(
      text: "tag:tag=N", summary: "The same with another tag; N is any integer but 0.",
      reads: "passThrough (gives the tag), tag", source: "VCTransition at e06e7c4 (666)"),
    Entry(
      text: "tag:scope=class",
      summary:
        "The article's method exchanged with UITransitionView's: it passes nothing on where that class has its own.",
      reads: "passThrough (gives the tag), tag", source: "habr.com/ru/post/276799"),
    Entry(
      text: "tag:scope=class,body=head",
      summary: "The repository's method exchanged with UITransitionView's: the container never answers itself.",
      reads: "class names", source: "VCTransition at 978745a"),
    Entry(
      text: "tag:scope=class,runtime=ios7",
      summary: "The exchange where UITransitionView inherits hitTest: UIView itself is exchanged, for every view.",
      reads: "passThrough (gives the tag), tag", source: "runtime headers of iOS 7.0"),
    Entry(
      text: "tag:scope=class,body=head,runtime=ios7",
      summary: "The repository's method exchanged for every view: no touch lands anywhere.",
      reads: "class names", source: "VCTransition at 978745a with runtime headers of iOS 7.0"),
    Entry(
      text: "delegate",
      summary: "A view that is its own hit asks its touch delegate, and keeps the touch if that has nothing.",
      reads: "touchDelegate", source: "Stack Overflow 77545362"),
    Entry(
      text: "delegate:answer=unconditional",
      summary: "The older pattern: the touch delegate's answer is taken as it is, itself and none included.",
      reads: "touchDelegate", source: "TouchDelegatingView, many public copies"),
    Entry(
      text: "flag", summary: "A marked view that is its own hit answers none; its subviews stay live.",
      reads: "passThrough", source: "OverlayContainer, PassThroughView, at 74003c4 and df49c8f"),
  ]
}
