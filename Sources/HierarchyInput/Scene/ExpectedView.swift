/// The view that a person expects a touch to hit, by the word of the command line.
public enum ExpectedView: Hashable, Sendable {
  /// A view with this id.
  case id(String)
  /// A view with this path, which only the running scene resolves.
  case path(String)
  /// Any view of this class.
  case className(String)

  /// Finds the view that a word means: by its id, as a path, by its class, by its address, or by the text that it shows.
  ///
  /// A view that is found by its address or its text gets the word as its id, so that results name it.
  ///
  /// - Throws: ``HierarchyError`` if no view or several are meant.
  public static func find(_ word: String, in scene: inout ImportedScene) throws(HierarchyError) -> ExpectedView {
    if scene.ids.contains(word) { return .id(word) }
    if word.contains("/") || word.hasSuffix("]") { return .path(word) }
    var isClass = false
    scene.visit { view, _ in if view.className == word { isClass = true } }
    if isClass { return .className(word) }
    let places = TextPlaces(of: word, in: scene)
    guard let place = places.receivers.first else {
      throw HierarchyError(
        "the hierarchy has no view '\(word)': no id, no class and no text is that",
        remedy:
          "expect a class or a path of 'replayer explain', or name the view with --id \(Self.example(word))=0xADDRESS")
    }
    guard places.receivers.count == 1 else {
      throw HierarchyError(
        "\(places.receivers.count) views show the text '\(word)'",
        remedy: "name the one that is meant with --id \(Self.example(word))=0xADDRESS")
    }
    guard let id = SceneIdentifiers.id(from: word) else { return .path(word) }
    scene.setID(id, at: place)
    return .id(id)
  }

  private static func example(_ word: String) -> String {
    word.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || $0 == "-" } && word.count < 40 ? word : "NAME"
  }
}

/// The views that a touch on a text would hit if nothing covered them.
private struct TextPlaces {
  /// The places of the views, as indices from the windows on.
  var receivers: [[Int]] = []

  init(of word: String, in scene: ImportedScene) {
    let wanted = word.lowercased()
    var found: [[Int]] = []
    func visit(_ views: [SceneView], _ path: [Int], receiver: [Int]?) {
      for (index, view) in views.enumerated() {
        let place = path + [index]
        let isLabel = ["UILabel", "UIImageView"].contains(view.knownClassName)
        let takesTouches = view.source.isUserInteractionEnabled ?? !isLabel
        let own = takesTouches ? place : receiver
        if view.source.text?.lowercased() == wanted, let own, !found.contains(own) { found.append(own) }
        visit(view.children, place, receiver: own)
      }
    }
    visit(scene.windows, [], receiver: nil)
    receivers = found
  }
}

extension SceneView {
  /// The contents of the content view and the subviews.
  fileprivate var children: [SceneView] { contentView + subviews }
}

extension ImportedScene {
  /// Sets the id of the view at a place.
  fileprivate mutating func setID(_ id: String, at place: [Int]) {
    func set(_ view: inout SceneView, _ rest: ArraySlice<Int>) {
      guard let index = rest.first else {
        view.id = id
        return
      }
      if index < view.contentView.count {
        set(&view.contentView[index], rest.dropFirst())
      } else {
        set(&view.subviews[index - view.contentView.count], rest.dropFirst())
      }
    }
    set(&windows[place[0]], place.dropFirst())
  }
}
