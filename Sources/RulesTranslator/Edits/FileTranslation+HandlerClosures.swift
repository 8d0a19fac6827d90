import SwiftSyntax

extension FileTranslation {
  /// Makes a closure that UIKit or a timer runs, and that holds `self` weakly, state whether `self` is gone.
  func translateHandlerClosure(_ node: FunctionCallExprSyntax) {
    guard let found = HandlerClosure(node), found.holdsSelfWeakly else { return }
    edits.insert(" TouchReplay._enterClosure(self);", at: found.bodyOffset)
  }
}
