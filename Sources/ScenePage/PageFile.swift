import CScenePage
import LocalServer

/// A file of the page, embedded in the executable.
package struct PageFile: Sendable {
  /// The file name in requests, such as `stage.js`.
  package let name: String
  package let type: String
  package let bytes: [UInt8]

  /// All files; the first is the page itself.
  package static let all: [PageFile] = (0..<scene_page_file_count()).map { index in
    let file = scene_page_file_at(index).pointee
    return PageFile(
      name: String(cString: file.name), type: String(cString: file.type),
      bytes: Array(UnsafeBufferPointer(start: file.bytes, count: file.count)))
  }
}

extension PageFile {
  /// The response for a path; the empty path is the page itself.
  static func response(for path: String) -> Response {
    guard let file = path.isEmpty ? all.first : all.first(where: { $0.name == path }) else {
      return .problem(404, "Not found.")
    }
    return Response(status: 200, type: file.type, body: file.bytes)
  }
}
