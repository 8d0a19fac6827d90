import JSONText
import SwiftSyntax

/// The types of a build's files that SwiftUI draws and code hosts, with the parts of their bodies that a scene can state.
///
/// Only the text of a body is read. Which branch of it is drawn, and where, is known only when it runs.
struct HostedSkeleton {
  /// A part of a body.
  struct Part {
    let id: String
    /// The value of the key `kind`.
    let kind: String
    /// The value of the key `class`.
    var className: String?
    /// The path of the stored closure that a button calls.
    var calls: String?
    let file: String
    let line: Int
  }

  /// A hosted type.
  struct Hosted {
    let name: String
    /// The stored properties of a function type.
    let closures: [String]
    let parts: [Part]
  }

  let hosted: [Hosted]

  init(_ files: [SourceFile]) {
    let index = HostedTypes(files.map(\.tree))
    let bodies = HostedBodies(files)
    let places = HostingPlaces(files, index, HostedValues(files, index).types)
    hosted = places.names.map { name in
      var ids: [String: Int] = [:]
      return Hosted(
        name: name, closures: bodies.types[name]?.closures ?? [],
        parts: bodies.parts(of: name).map { part in
          ids[part.id, default: 0] += 1
          let number = ids[part.id]!
          return number == 1
            ? part
            : Part(
              id: "\(part.id)\(number)", kind: part.kind, className: part.className, calls: part.calls,
              file: part.file, line: part.line)
        })
    }
  }

  /// The JSON document that the tool prints.
  var text: String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("format", 1)
      writer.member("hosted", objects: hosted) { writer, type in
        writer.member("name", type.name)
        writer.member("closures", type.closures)
        writer.member("parts", objects: type.parts) { writer, part in
          writer.member("id", part.id)
          writer.member("kind", part.kind)
          writer.member("class", part.className)
          writer.member("calls", part.calls)
          writer.member("file", part.file)
          writer.member("line", part.line)
        }
      }
    }
    return writer.finish() + "\n"
  }
}
