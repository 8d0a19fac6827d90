import CommandSupport
import TestSupport
import Testing

@Suite("The merge of recordings in Git")
struct MergeTests {
  /// A repository with a branch, `side`, on which recordings can differ from `main`.
  private func repository() throws -> GitWorkshop {
    let repository = try GitWorkshop()
    try repository.shop.write("*.touchrec merge=touchrec\n", to: ".gitattributes")
    try repository.git(["config", "merge.touchrec.driver", "recorder merge-file %O %A %B %P"])
    try repository.record("a.touchrec", "--tap 50,30", about: "first")
    try repository.record("b.touchrec", "--tap 50,30", about: "first")
    try repository.commit("base")
    return repository
  }

  @Test("both sides with the same new content, and changes of one side, are merged")
  func clean() throws {
    let repository = try repository()
    try repository.git("checkout -q -b side")
    try repository.record("a.touchrec", "--tap 60,30")
    try repository.record("b.touchrec", "--tap 70,30")
    try repository.commit("theirs")
    let theirs = try repository.shop.bytes("a.touchrec")
    try repository.git("checkout -q main")
    try repository.record("b.touchrec", "--tap 70,30")
    try repository.commit("ours")
    try repository.git("merge -q -m merged side")
    #expect(try repository.shop.bytes("a.touchrec") == theirs)
  }

  @Test("different changes of both sides are a conflict that names both sessions and keeps ours")
  func conflict() throws {
    let repository = try repository()
    try repository.git("checkout -q -b side")
    try repository.record("a.touchrec", "--tap 60,30", about: "theirs pays")
    try repository.commit("theirs")
    try repository.git("checkout -q main")
    try repository.record("a.touchrec", "--tap 70,30", about: "ours pays")
    try repository.commit("ours")
    let ours = try repository.shop.bytes("a.touchrec")
    let merge = try repository.git("merge -m merged side", expecting: 1)
    let text = merge.output + merge.error
    #expect(text.contains("recorder: a.touchrec: both sides changed this recording"), "\(text)")
    #expect(text.contains(#"ours:   "ours pays", scene popup, strategy uikit, 2 samples"#), "\(text)")
    #expect(text.contains(#"theirs: "theirs pays", scene popup"#))
    #expect(text.contains("CONFLICT (content)"))
    #expect(try repository.shop.bytes("a.touchrec") == ours)
  }

  @Test("the driver alone: exit codes, the file of the result, and files that are no recordings")
  func driver() throws {
    let shop = try Workshop(["text": "no recording", "empty": ""])
    try shop.record("base", scene: .popup, "--tap 50,30")
    try shop.record("other", scene: .popup, "--tap 60,30")
    try shop.record("third", scene: .popup, "--tap 70,30")
    for (words, code, result) in [
      ("base base2 other", 0, "other"), ("base other2 base", 0, "other"), ("base other2 other", 0, "other"),
      ("base other2 third", 1, "other"), ("empty other2 third", 1, "other"), ("base other2 text", 1, "other"),
    ] as [(String, Int32, String)] {
      let ours = words.split(separator: " ")[1]
      try shop.copy(String(ours.dropLast()), to: String(ours))
      let run = try shop.recorder("merge-file \(words)")
      #expect(run.code == code, "\(words): \(run.error)")
      #expect(try shop.bytes(String(ours)) == shop.bytes(result), "\(words)")
      try shop.remove(String(ours))
    }
    #expect(try shop.recorder("merge-file base other text").error.contains("theirs: cannot be read: "))
    #expect(try shop.recorder("merge-file base other missing").code == 66)
    #expect(try shop.recorder("merge-file base other").code == 64)
  }
}
