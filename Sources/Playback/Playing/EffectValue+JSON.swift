import JSONText
import UIKit

extension EffectValue {
  /// The value as JSON text in the canonical form, which a recording and another process give it too.
  var json: String {
    var writer = JSONWriter()
    write(to: &writer)
    let text = writer.finish()
    return (try? JSONValue.parse(Array(text.utf8)))?.canonicalText() ?? text
  }

  private func write(to writer: inout JSONWriter) {
    switch self {
    case .flag(let flag): writer.bool(flag)
    case .number(let number): writer.number(number)
    case .text(let text): writer.string(text)
    case .numbers(let numbers): writer.array { writer in for number in numbers { writer.number(number) } }
    case .texts(let texts): writer.array { writer in for text in texts { writer.string(text) } }
    case .object(let members):
      writer.object { writer in
        for member in members {
          writer.key(member.name)
          member.value.write(to: &writer)
        }
      }
    }
  }
}
