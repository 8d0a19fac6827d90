import RecordingStore
import TouchInput

/// A log of an app, and its import.
enum AppLogSample {
  static let header =
    #"{"kind":"session","v":1,"name":"shop","device":"iPhone","os":"iOS","osVersion":"18.5","scale":3,"bounds":[0,0,390,844],"safeArea":[47,0,34,0],"build":"1 (2)","startedAt":"2026-01-01T00:00:00Z","door":"application","controls":"handled","texts":false,"identifiers":true}"#

  /// A button, a view of the app's own class, a table with a cell, and a bar.
  static func scene(_ number: Int, at seconds: Double = 0, x: Int = 100) -> String {
    #"{"kind":"scene","id":"s\#(number)","t":\#(seconds),"windows":[{"class":"UIWindow","center":[195,422],"bounds":[0,0,390,844],"windowLevel":0,"subviews":["#
      + #"{"class":"UIButton","superclasses":["UIControl"],"id":"buy","center":[\#(x),100],"bounds":[0,0,100,50],"control":{"isEnabled":true,"handlers":{"touchUpInside":["buy:"]}}},"#
      + #"{"class":"Overlay","id":"overlay","center":[195,300],"bounds":[0,0,100,100],"hitTest":"Overlay","recognizers":[{"class":"MyPan","superclasses":["UIPanGestureRecognizer"],"minimumNumberOfTouches":1,"maximumNumberOfTouches":9223372036854775807},{"class":"_UISystemGesture"}]},"#
      + #"{"class":"UITableView","superclasses":["UIScrollView"],"id":"list","center":[195,600],"bounds":[0,20,390,200],"scroll":{"contentSize":[390,1000],"contentInset":[0,0,0,0],"adjustedContentInset":[0,0,34,0],"isScrollEnabled":true,"decelerationRate":0.998,"zoom":[1,1,1]},"subviews":[{"class":"UITableViewCell","center":[195,22],"bounds":[0,0,390,44],"row":[0,3]}]},"#
      + #"{"class":"UINavigationBar","center":[195,22],"bounds":[0,0,390,44],"alpha":null,"layers":[]}]}]}"#
  }

  static func touch(
    _ number: Int, _ seconds: Double, _ phase: String, _ x: Double = 100, _ y: Double = 100, receiver: String? = nil
  ) -> String {
    let name = receiver.map {
      #","window":"UIWindow[0]","receiver":{"name":"\#($0)","rung":1,"class":"UIButton"},"recognizers":[]"#
    }
    return #"{"kind":"touch","id":\#(number),"t":\#(seconds),"phase":"\#(phase)","p":[\#(x),\#(y)]\#(name ?? "")}"#
  }

  static func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

  /// A tap on the button with everything that an app can observe.
  static let lines = [
    header, scene(1), touch(1, 0.5, "began", receiver: "buy"), touch(1, 0.55, "moved", 101, 100.25),
    touch(1, 0.6, "ended"),
    #"{"kind":"control","t":0.6,"touch":1,"control":{"name":"buy","rung":1},"event":"touchUpInside","handlers":["buy:"]}"#,
    #"{"kind":"action","t":0.6,"touch":1,"selector":"buy:","target":"Cart","sender":{"name":"buy","rung":1}}"#,
    #"{"kind":"gesture","t":0.6,"view":{"name":"overlay","rung":1},"recognizer":"MyPan[0]","class":"MyPan","state":"began"}"#,
    #"{"kind":"gesture","t":0.6,"view":{"name":"overlay","rung":1},"recognizer":"Other[0]","class":"Other","state":"began"}"#,
    #"{"kind":"scroll","t":0.7,"view":{"name":"list","rung":1},"at":"didEndDecelerating","offset":[0,20.5]}"#,
    #"{"kind":"skipped","t":0.8,"what":"scene","views":96}"#, #"{"kind":"end","t":1,"touches":1,"skipped":1}"#,
  ]

  struct Import {
    var scenes: [AppSceneFile] = []
    var samples: [[TouchSample]] = []
    var observed: [Outcome] = []
    var unknownScenes: [Int] = []
    var report = AppLogImport.Report()
  }

  /// Imports a log, in pieces of a number of bytes or at once.
  static func read(
    _ bytes: [UInt8], inPiecesOf size: Int? = nil, isOneSession: Bool = false
  ) throws(TouchFileError) -> Import {
    var log = AppLogImport(isOneSession: isOneSession) {
      ["UITableView", "UITableViewCell", "UINavigationBar"].contains($0)
    }
    var items: [AppLogImport.Item] = []
    let size = size ?? max(bytes.count, 1)
    for start in stride(from: 0, to: bytes.count, by: size) {
      var failure: TouchFileError?
      bytes[start..<min(start + size, bytes.count)].withUnsafeBytes { piece in
        do throws(TouchFileError) { try log.feed(piece, into: &items) } catch { failure = error }
      }
      if let failure { throw failure }
    }
    try log.finish(into: &items)
    var result = Import()
    for item in items {
      switch item {
      case .session(let scene):
        result.scenes.append(scene)
        result.samples.append([])
      case .sample(let sample): result.samples[result.samples.count - 1].append(sample)
      case .observed(let outcome): result.observed.append(outcome)
      case .unknownScene(let event): result.unknownScenes.append(event)
      }
    }
    result.report = log.report
    return result
  }

  static func read(_ lines: [String]) throws(TouchFileError) -> Import { try read(Array(text(lines).utf8)) }
}
