import Foundation
import JSONText
import Testing

@testable import Scenes
@testable import SystemScenes

/// The keys of overlay containers in a scene and their errors.
@Suite("An overlay container in a scene")
struct OverlayContainerParts {
  private static func scene(_ container: String, _ more: String = #""viewControllers": [{}]"#) -> String {
    """
    {"format": 1, "scene": "s", "windows": [{"subviews": [{"id": "plain"}, {"id": "list", "class": "UIScrollView"}],
    "rootViewController": {"class": "OverlayContainerViewController", "id": "panels", "overlayContainer": \(container),
    \(more)}}]}
    """
  }

  @Test("has notches in points or as fractions, and the original's defaults")
  func reading() throws {
    let whole = try decode(Self.scene(#"{"notches": ["1/4", "2/4"], "version": "1.0.0", "handle": "plain"}"#))
    let overlay = try #require(whole.windows[0].rootViewController?.overlayContainer)
    #expect(overlay.notches == [.part(1, of: 4), .part(2, of: 4)])
    #expect(overlay.notches.map { $0.height(in: 800) } == [200, 400])
    #expect(overlay.version == .first && overlay.handle == "plain" && overlay.style == nil && overlay.notch == 0)
    let points = try decode(Self.scene(#"{"notches": [0, 60.5], "drivingScrollView": "list"}"#))
    #expect(points.windows[0].rootViewController?.overlayContainer?.notches == [.points(0), .points(60.5)])
  }

  @Test(
    "is refused with the problem",
    arguments: [
      (scene(#"{"notches": []}"#), "'notches' must be a list of heights from 0"),
      (scene(#"{"notches": [200, 100]}"#), "'notches' must be a list of heights from 0"),
      (scene(#"{"notches": [100, "1/2"]}"#), "'notches' must be a list of heights from 0"),
      (scene(#"{"notches": ["1/0"]}"#), "'notches' must be a list of heights from 0"),
      (scene(#"{"notches": [-1]}"#), "'notches' must be a list of heights from 0"),
      (scene(#"{"style": "rigid"}"#), "missing key 'notches'"),
      (
        scene(#"{"notches": [100], "backdropAlpha": 0.5}"#),
        "'backdropAlpha' applies to the 'backdrop', and there is none"
      ),
      (
        scene(
          #"{"notches": [100]}"#,
          #""viewControllers": [{}], "overlaySheet": {"minimumAlpha": 0.5, "maximumAlpha": 0.4}"#),
        "'minimumAlpha' must not be above 'maximumAlpha'"
      ),
      (scene(#"{"notches": [100], "notch": 1}"#), "'notch' must be less than the number of 'notches'; found 1"),
      (
        scene(#"{"notches": [100], "disabledNotches": [0, 2]}"#),
        "'disabledNotches' must be less than the number of 'notches'; found 2"
      ),
      (
        scene(#"{"notches": [100], "version": "1.0.0", "style": "expandableHeight"}"#),
        "version 1.0.0 has no expandableHeight"
      ),
      (
        scene(#"{"notches": [100], "version": "1.0.0", "disabledNotches": []}"#), "version 1.0.0 cannot disable notches"
      ),
      (scene(#"{"notches": [100], "drivingScrollView": "plain"}"#), "it must name a UIScrollView"),
      (scene(#"{"notches": [100], "backdrop": "shade"}"#), "'backdrop' names 'shade', which is no view"),
      (scene(#"{"notches": [100]}"#, #""viewControllers": []"#), "needs 'viewControllers', the overlay last"),
      (
        scene(#"{"notches": [100]}"#, #""viewControllers": [{}], "view": {}"#),
        "an OverlayContainerViewController makes its views itself"
      ),
      (
        #"{"format": 1, "scene": "s", "windows": [{"rootViewController": {"class": "OverlayContainerViewController"}}]}"#,
        "missing key 'overlayContainer', which an OverlayContainerViewController needs"
      ),
      (
        #"{"format": 1, "scene": "s", "windows": [{"rootViewController": {"overlayContainer": {"notches": [1]}}}]}"#,
        "'overlayContainer' is a key of OverlayContainerViewController; this is a UIViewController"
      ),
      (
        #"{"format": 1, "scene": "s", "windows": [{}], "controllers": {"a": {"overlaySheet": {}, "modalPresentationStyle": "pageSheet"}}}"#,
        "'overlaySheet' is for the style custom; this is pageSheet"
      ),
      (
        #"{"format": 1, "scene": "s", "windows": [{}], "controllers": {"a": {"overlaySheet": {}, "sheet": {}}}}"#,
        "a controller with 'sheet' is not presented as an overlay's sheet"
      ),
      (
        #"{"format": 1, "scene": "s", "windows": [{}], "controllers": {"a": {"overlaySheet": {"dismissingNotch": 0, "dismissingHeight": 1}}}}"#,
        "'dismissingNotch' and 'dismissingHeight' both say"
      ),
    ])
  func refusal(_ scene: String, _ message: String) {
    do {
      _ = try decode(scene)
      Issue.record("it was accepted")
    } catch {
      #expect("\(error)".contains(message), "\(error)")
    }
  }
}
