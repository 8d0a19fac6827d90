import CWorkerProcess
import ChildProcess
import Foundation
import Playback
import RecordingStore
import TouchReplay

/// The memory that a worker shares with the process that started it.
final class SharedPage {
  let page: UnsafeMutablePointer<cworker_page>
  /// The file of the memory, without a name; -1 in a worker.
  private(set) var file: Int32

  private static let size = MemoryLayout<cworker_page>.size

  /// Creates new memory in a file without a name. Throws an ``IsolatedEnvironment/FolderError``.
  init() throws {
    file = try IsolatedEnvironment.openNamelessFile()
    guard ftruncate(file, off_t(Self.size)) == 0, let page = Self.map(file) else {
      let error = IsolatedEnvironment.FolderError(NSTemporaryDirectory())
      close(file)
      throw error
    }
    self.page = page
    page.pointee.event = -1
  }

  /// Takes the memory that a descriptor refers to; `nil` if it refers to no memory of this kind.
  init?(inherited descriptor: Int32) {
    guard let page = Self.map(descriptor) else { return nil }
    self.page = page
    file = -1
    close(descriptor)
  }

  deinit {
    munmap(page, Self.size)
    if file >= 0 { close(file) }
  }

  /// Begins a session, or the time before one.
  func begin(_ part: ReplayPosition.Part) {
    page.pointee.event = -1
    page.pointee.microseconds = 0
    page.pointee.outcomes = 0
    page.pointee.view.0 = 0
    page.pointee.part = part.rawValue
    memset(cworker_reached_mutants(page), 0, Int(cworker_mutant_bytes))
  }

  /// The numbers of the faults whose places the session has reached.
  var reachedMutants: [Int] { SelectedMutant.numbers(in: cworker_reached_mutants(page)) }

  /// Lets the replays of this process store where they are.
  @MainActor
  func observeReplays() {
    SelectedMutant.reached = cworker_reached_mutants(page)
    ReplayPosition.event = page.pointer(to: \.event)
    ReplayPosition.microseconds = page.pointer(to: \.microseconds)
    ReplayPosition.session = page.pointer(to: \.session)
    ReplayPosition.outcomes = page.pointer(to: \.outcomes)
    ReplayPosition.part = page.pointer(to: \.part)
    ReplayPosition.view = UnsafeMutableRawPointer(page).advanced(by: MemoryLayout<cworker_page>.offset(of: \.view)!)
      .assumingMemoryBound(to: CChar.self)
  }

  /// The end of the current session for a reason, with what the process stored of it.
  func sessionEnd(_ what: TroubleKind, _ reason: EndReason) -> WorkerEnd {
    let position = page.pointee
    var end = WorkerEnd(what: what, reason: reason)
    end.part = ReplayPosition.Part(rawValue: position.part) ?? .tool
    end.outcomes = Int(position.outcomes)
    end.startedThreads = Int(position.started_threads)
    end.reachedMutants = reachedMutants
    guard position.event >= 0 else { return end }
    end.event = Int(position.event)
    end.microseconds = position.microseconds
    end.view = withUnsafeBytes(of: position.view) { bytes in
      let name = String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      return name.isEmpty ? nil : name
    }
    return end
  }

  private static func map(_ file: Int32) -> UnsafeMutablePointer<cworker_page>? {
    var status = stat()
    guard fstat(file, &status) == 0, status.st_size >= size,
      let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0), memory != MAP_FAILED
    else { return nil }
    return memory.bindMemory(to: cworker_page.self, capacity: 1)
  }
}
