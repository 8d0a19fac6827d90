public import Foundation

/// What a user is doing in an app. It has no effect on touches.
open class NSUserActivity: NSObject, @unchecked Sendable {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var webpageURL: URL?
  open var referrerURL: URL?
  open var keywords: Set<String> = []
  open var needsSave = false
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPublicIndexing = false
  open var isEligibleForPrediction = false
  open var persistentIdentifier: String?
  open var targetContentIdentifier: String?

  public init(activityType: String) { self.activityType = activityType }
  open func becomeCurrent() {}
  open func resignCurrent() {}
  open func invalidate() {}
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
}

/// Changes that can be undone. A record without effect on touches.
open class UndoManager: NSObject {
  private var undos: [() -> Void] = []
  private var redos: [() -> Void] = []
  open private(set) var isUndoing = false
  open private(set) var isRedoing = false
  open var levelsOfUndo = 0
  open var groupsByEvent = true
  open var undoActionName = ""

  public override init() {}
  open var canUndo: Bool { !undos.isEmpty }
  open var canRedo: Bool { !redos.isEmpty }
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    let undo = { [weak target] in
      if let target { handler(target) }
    }
    if isUndoing { redos.append(undo) } else { undos.append(undo) }
    if !isUndoing, !isRedoing { redos = [] }
  }
  open func undo() {
    isUndoing = true
    undos.popLast()?()
    isUndoing = false
  }
  open func redo() {
    isRedoing = true
    redos.popLast()?()
    isRedoing = false
  }
  open func setActionName(_ actionName: String) { undoActionName = actionName }
  open func beginUndoGrouping() {}
  open func endUndoGrouping() {}
  open func removeAllActions() { (undos, redos) = ([], []) }
}

/// Data that one app gives to another. It has no effect on touches.
open class NSItemProvider: NSObject, @unchecked Sendable {
  open var suggestedName: String?
  public override init() {}
  public init(object: any NSItemProviderWriting) {}
  public init?(contentsOf fileURL: URL!) {}
  open var registeredTypeIdentifiers: [String] { [] }
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { false }
}

/// An object that can be given to another app.
public protocol NSItemProviderWriting {}
/// An object that can be taken from another app.
public protocol NSItemProviderReading {}

extension NSString: NSItemProviderWriting, NSItemProviderReading {}
extension NSURL: NSItemProviderWriting, NSItemProviderReading {}
