/// A release of OverlayContainer.
///
/// Source: the two releases that were read, tag 1.0.0 at 74003c4 and the head of the main branch, 3.5.3, at df49c8f
/// [S].
public enum OverlayContainerVersion: String, CaseIterable, Hashable, Sendable {
  /// The first release, December 2018.
  case v1_0_0 = "1.0.0"
  /// The latest release that was read.
  case v3_5_3 = "3.5.3"
}
