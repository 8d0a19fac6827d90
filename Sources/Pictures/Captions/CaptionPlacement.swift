package import Foundation
import PrintedText

extension ScenePicture {
  /// The names of the views, at their places. They have one size in pixels, lie within the visible part of their view, and
  /// overlap neither an opaque view in front of it, nor a text, nor each other.
  ///
  /// - Parameter unit: The points of the screen per pixel of the picture.
  package func captions(unit: Double) -> [SceneCaption] {
    var placement = CaptionPlacement(self, unit: unit)
    return placement.captions()
  }
}

/// Finds places for the names of views in a picture.
package struct CaptionPlacement {
  /// The minimum number of letters of a shortened name.
  private static let leastLetters = 4
  /// Above this number a picture is unreadable and the search is slow.
  private static let limit = 400
  /// The distance from a view's edge, in pixels.
  private static let inset = CGSize(width: 3, height: 1.5)

  private let picture: ScenePicture
  private let unit: Double
  private let names: ShortNames
  /// The visible areas of the shapes, clipped to the screen, and their bounding boxes.
  private let areas: [[CGPoint]]
  private let boxes: [CGRect]
  /// The indexes of the opaque shapes, back to front.
  private let covers: [Int]

  package init(_ picture: ScenePicture, unit: Double) {
    self.picture = picture
    self.unit = unit
    names = ShortNames(picture.shapes.map(\.name))
    let (width, height) = (picture.screen.width, picture.screen.height)
    let screen = [CGPoint.zero, CGPoint(x: width, y: 0), CGPoint(x: width, y: height), CGPoint(x: 0, y: height)]
    areas = picture.shapes.map { ConvexOutline.intersection(of: $0.outline, with: screen) }
    boxes = areas.map { CGRect(around: $0) }
    covers = picture.shapes.indices.filter { [areas] in picture.shapes[$0].isOpaque && areas[$0].count >= 3 }
  }

  /// The shortest unique name of a shape.
  package func name(of index: Int) -> String { names(picture.shapes[index].name) }

  /// The visible bounding box of a shape. Null if nothing of it is on the screen.
  package func box(of index: Int) -> CGRect { boxes[index] }

  /// Whether an opaque view in front of a shape covers a part of a rectangle.
  package func isCovered(_ place: CGRect, behind index: Int) -> Bool {
    for cover in covers.reversed() {
      guard cover > index else { return false }
      if boxes[cover].intersects(place), !ConvexOutline.intersection(of: place.corners, with: areas[cover]).isEmpty {
        return true
      }
    }
    return false
  }

  /// The place of a shape's text, with its text shortened to the room. `nil` if the text cannot be seen or read.
  package func title(of index: Int, size: Double) -> (text: String, frame: CGRect)? {
    let shape = picture.shapes[index]
    guard let title = shape.title, !shape.isHidden, shape.alpha >= 0.01 else { return nil }
    let box = boxes[index]
    let letter = size * 0.6 * unit
    let room = box.isNull ? 0 : Int((box.width - 6 * unit) / letter)
    // A text shortened to less than five characters is not readable.
    guard room >= min(title.text.count, 5), box.height >= (size + 2) * unit else { return nil }
    let text = Self.shortened(title.text, to: min(room, 30))
    let width = Double(text.count) * letter + 2 * unit
    let place = CGRect(
      x: title.isCentered ? box.midX - width / 2 : box.minX + 2 * unit, y: box.midY - size * 0.6 * unit, width: width,
      height: size * 1.2 * unit)
    return isCovered(place, behind: index) ? nil : (text, place)
  }

  /// The room of a shape's text on the page, which writes texts at 17 points or smaller. Null if there is none to see.
  private func titleRoom(of index: Int) -> CGRect {
    let (shape, box) = (picture.shapes[index], boxes[index])
    guard let title = shape.title, !shape.isHidden, shape.alpha >= 0.01, !box.isNull else { return .null }
    let size = CGSize(width: min(box.width, Double(title.text.count) * 10.2 + 16), height: min(box.height, 21))
    let left = title.isCentered ? box.midX - size.width / 2 : box.minX
    let room = CGRect(origin: CGPoint(x: left, y: box.midY - size.height / 2), size: size)
    return isCovered(room, behind: index) ? .null : room
  }

  /// The captions of all views that have one, back to front.
  mutating func captions() -> [SceneCaption] {
    var placer = LabelPlacer()
    for index in picture.shapes.indices.prefix(Self.limit) {
      let room = titleRoom(of: index)
      if !room.isNull { _ = placer.place([room]) }
    }
    var captions: [SceneCaption] = []
    for index in picture.shapes.indices.reversed() where hasCaption(index) {
      guard captions.count < Self.limit else { break }
      if let caption = caption(of: index, &placer) { captions.append(caption) }
    }
    return captions.reversed()
  }

  /// Views with an id or a mark; windows only with a mark. A view with a text has no caption.
  private func hasCaption(_ index: Int) -> Bool {
    let shape = picture.shapes[index]
    guard !shape.isHidden, shape.alpha >= 0.01, shape.title == nil, !boxes[index].isNull else { return false }
    return shape.isMarked || (shape.isIdentified && !shape.isWindow)
  }

  private func caption(of index: Int, _ placer: inout LabelPlacer) -> SceneCaption? {
    let name = names(picture.shapes[index].name)
    let box = boxes[index]
    let room = Int((box.width / unit - 2 * (Self.inset.width + SceneCaption.padding)) / SceneCaption.letterWidth)
    guard room >= min(Self.leastLetters, name.count), box.height >= SceneCaption.height * unit else { return nil }
    // In the corners of a turned view only a shorter name has room.
    for letters in [name.count, 12, 6] where letters <= name.count {
      let text = Self.shortened(name, to: min(letters, room))
      let places = places(for: text, in: box).lazy.filter { place in
        self.contains(place, index) && !self.isCovered(place, behind: index)
      }
      if let place = placer.place(places) { return SceneCaption(shape: index, text: text, frame: place) }
      if room < letters { break }
    }
    return nil
  }

  private func contains(_ place: CGRect, _ index: Int) -> Bool {
    let area = ConvexOutline.intersection(of: place.corners, with: areas[index])
    return abs(ConvexOutline.area(area) - place.width * place.height) < 1e-6 * (1 + place.width * place.height)
  }

  /// Candidate places: in the corners, at the center, then on a second line below another view's name.
  private func places(for text: String, in box: CGRect) -> [CGRect] {
    let size = SceneCaption.size(of: text)
    let (width, height) = (size.width * unit, size.height * unit)
    let (left, top) = (box.minX + Self.inset.width * unit, box.minY + Self.inset.height * unit)
    let (right, bottom) = (box.maxX - Self.inset.width * unit - width, box.maxY - Self.inset.height * unit - height)
    let origins = [
      (left, top), (right, top), (left, bottom), (right, bottom), (box.midX - width / 2, box.midY - height / 2),
      (left, top + height), (box.midX - width / 2, top),
    ]
    return origins.map { CGRect(x: $0.0, y: $0.1, width: width, height: height) }
  }

  /// A text of at most `limit` letters, shortened in the middle.
  static func shortened(_ text: String, to limit: Int) -> String {
    guard text.count > limit, limit > 1 else { return text }
    let head = (limit - 1) * 2 / 3
    return String(text.prefix(head)) + "…" + String(text.suffix(limit - 1 - head))
  }
}

extension CGRect {
  /// The bounding rectangle of points; null for none.
  package init(around points: [CGPoint]) {
    guard let first = points.first else {
      self = .null
      return
    }
    var (low, high) = (first, first)
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
    ]
  }
}
