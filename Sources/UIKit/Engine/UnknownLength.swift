import Foundation

/// A kind of lengths that UIKit knows and that are known here only within a range: the sizes of texts, the sizes of images.
///
/// The lengths of one kind are small or large together. Those of different kinds vary independently. When code or the layout reads
/// one, the app notes its kind in ``Engine/unknownLengths``, and a player plays the session with other readings of it, too.
package enum UnknownLength: String, CaseIterable, Sendable {
  case texts, symbols, images, cellMargins, controllerMargins, accessories, rowHeights, ambiguousLayouts, controlSizes,
    barPlaces

  /// The subject of a sentence.
  package var subject: String {
    switch self {
    case .texts: "the size of a text"
    case .symbols: "the size of a symbol of the system"
    case .images: "the size of an image"
    case .cellMargins: "a margin of the content of a table's cell, header or footer"
    case .controllerMargins: "a margin of a controller's view on a large iPhone"
    case .accessories: "the width of a cell's accessory"
    case .rowHeights: "the height of a row, header or footer without a given one"
    case .ambiguousLayouts: "a frame that constraints leave open"
    case .controlSizes: "the size of a control of UIKit"
    case .barPlaces: "the place or height of a bar since iOS 26, in compact height or below the top of the window"
    }
  }

  /// What an app's author can do so that nothing depends on it. `nil`: nothing simple.
  package var remedy: String? {
    switch self {
    case .texts: nil
    case .accessories: "show an 'accessoryView' of your own"
    case .symbols, .images: "give the view that shows the image a width and a height"
    case .cellMargins, .controllerMargins: "set 'layoutMargins' or use anchors of the view"
    case .rowHeights: "give the rows a height: 'rowHeight'"
    case .ambiguousLayouts: "add the constraints that decide the frame"
    case .controlSizes: "give the control a width and a height"
    case .barPlaces: nil
    }
  }

  /// The reading of the current engine, which notes the kind.
  ///
  /// Lengths may be read on any thread, and only the main one can read the engine: on another one a length has its stated value, and
  /// what follows is unknown.
  var reading: LengthReading {
    guard MainThread.isCurrent else {
      Unmodelled.noteFromAnyThread("\(subject) is read on another thread, where it is not certain")
      return .nominal
    }
    return MainActor.assumeIsolated { Engine.currentIfAny?.reading(of: self) ?? .nominal }
  }
}

/// A view whose frame constraints leave open. It is not kept.
struct OpenFrame {
  weak var view: UIView?
}

extension Engine {
  /// Notes that constraints leave open the frame of a view, or the size of its content.
  package func noteOpenFrame(of view: UIView) {
    unknownLengths.insert(.ambiguousLayouts)
    openFrames.removeAll { $0.view == nil }
    if !openFrames.contains(where: { $0.view === view }) { openFrames.append(OpenFrame(view: view)) }
  }

  /// The names of the views whose frames constraints leave open.
  package var openFrameNames: [String] { openFrames.compactMap { $0.view?.nameInResults } }

  /// The reading of a kind of lengths, on which outcomes may depend from now on.
  func reading(of length: UnknownLength) -> LengthReading {
    unknownLengths.insert(length)
    return lengths.reading(of: length)
  }
}
