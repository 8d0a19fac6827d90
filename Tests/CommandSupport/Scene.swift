import Testing

/// Scene files that several tests use.
package struct Scene: CustomTestStringConvertible {
  package let name: String
  package let text: String

  package var testDescription: String { name }

  package init(name: String, text: String) {
    self.name = name
    self.text = text
  }

  /// A marked cover over half of a list with two buttons. Its touch delegate is the list.
  package static let popup = Scene(
    name: "popup",
    text: """
      {"format": 1, "scene": "popup", "screen": {"size": [400, 800]}, "windows": [
        {"id": "w", "subviews": [
          {"id": "list", "subviews": [
            {"id": "push", "class": "UIButton", "frame": [10, 10, 100, 50], "actions": {"touchUpInside": "push"}},
            {"class": "UIButton", "frame": [10, 100, 100, 50]},
            {"frame": [0, 200, 400, 100], "subviews": [
              {"frame": [0, 0, 50, 50]},
              {"class": "UILabel", "frame": [60, 0, 50, 50], "isUserInteractionEnabled": true}]}]},
          {"id": "cover", "frame": [0, 0, 400, 400], "passThrough": true, "touchDelegate": "list", "subviews": [
            {"id": "card", "frame": [100, 300, 100, 80]}]}]},
        {"frame": [300, 700, 100, 100]}]}
      """)

  /// A view whose touch delegate is its superview, which is an infinite recursion under the delegate strategy.
  package static let loop = Scene(
    name: "loop",
    text: """
      {"format": 1, "scene": "loop", "windows": [{"id": "w", "subviews": [
        {"id": "outer", "subviews": [{"id": "inner", "frame": [0, 0, 60, 60], "touchDelegate": "outer"}]}]}]}
      """)

  /// A button in a scroll view, which may cancel the button's touch.
  package static let scroll = Scene(
    name: "scroll",
    text: """
      {"format": 1, "scene": "scroll", "windows": [{"id": "w", "subviews": [
        {"id": "scroll", "class": "UIScrollView", "contentSize": [1000, 1000], "subviews": [
          {"id": "button", "class": "UIButton", "frame": [0, 0, 60, 60]}]}]}]}
      """)
}

extension Scene {
  /// A marked window without a window behind it.
  package static let bareCover = Scene(
    name: "bare cover",
    text: #"{"format": 1, "scene": "bare", "windows": [{"id": "cover", "passThrough": true}]}"#)
}
