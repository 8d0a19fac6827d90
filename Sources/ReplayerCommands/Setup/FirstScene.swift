/// The scene of a new repository: a message over a button.
enum FirstScene {
  static let text = """
    { "format": 1, "scene": "first",
      "about": "A message covers the screen's lower part. Touches beside its text reach the button beneath.",
      "windows": [
        { "id": "window", "subviews": [
          { "id": "pay", "class": "UIButton", "title": "Pay", "frame": [20, 700, 350, 60],
            "actions": { "touchUpInside": "pay" } },
          { "id": "message", "frame": [0, 600, 390, 244], "passThrough": true, "subviews": [
            { "id": "text", "class": "UILabel", "text": "Saved", "frame": [20, 20, 350, 60] } ] } ] } ] }

    """

  /// The commands that follow the set-up, each with what it does.
  static let steps: [(command: String, purpose: String)] = [
    (
      "recorder capture --scene \(RepositorySetup.scene) --strategy flag --tap 195,730 "
        + "-o \(RepositorySetup.recording)", "record a tap on the button"
    ),
    ("replayer diff", "compare: the same"),
    ("replayer diff --strategy uikit", "compare without passing touches through: differs"),
  ]
}
