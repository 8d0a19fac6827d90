import SwiftSyntax

extension FileTranslation {
  /// Makes a call that reads or uses real time one of the virtual clock. Returns whether it is such a call.
  func translateTime(_ node: FunctionCallExprSyntax) -> Bool {
    let called = node.calledExpression
    let name = called.trimmedDescription
    switch name {
    case "Date", "Foundation.Date", "Date.init", "NSDate":
      guard isOfFoundation("Date"), node.trailingClosure == nil else { return false }
      if node.arguments.isEmpty {
        edits.replace(node, with: "TouchReplay._date()\(name == "NSDate" ? " as NSDate" : "")")
        return true
      }
      guard node.arguments.count == 1, let only = node.arguments.first, let label = only.label,
        label.text == "timeIntervalSinceNow", name != "NSDate"
      else { return false }
      edits.replace(label, with: "timeInterval")
      edits.insert(", since: TouchReplay._date()", at: only.expression.bounds.upperBound)
    case "CFAbsoluteTimeGetCurrent":
      edits.replace(node, with: "TouchReplay._date().timeIntervalSinceReferenceDate")
    case "OperationQueue.main.addOperation", "OperationQueue.current?.addOperation":
      edits.replace(called, with: "TouchReplay.VirtualQueue.main._addOperation")
    case "RunLoop.main.perform", "RunLoop.current.perform":
      edits.replace(called, with: "TouchReplay.VirtualQueue.main._perform")
    default:
      guard let member = called.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "sleep",
        let base = member.base?.trimmedDescription, base == "Task" || base.hasPrefix("Task<"), isOfFoundation("Task"),
        // An extension may declare others.
        ["nanoseconds", "for"].contains(node.arguments.first?.label?.text),
        // In a package, tasks use the executors of the process.
        !index.isForPackage
      else { return false }
      edits.replace(called, with: "TouchReplay._sleep")
    }
    return true
  }

  /// Makes a property that reads real time one of the virtual clock. Returns whether nothing else is to be translated in it.
  func translateTime(_ node: MemberAccessExprSyntax) -> Bool {
    let name = node.declName.baseName
    switch (name.text, node.base?.trimmedDescription) {
    case ("now", "Date"?), ("now", "Foundation.Date"?):
      guard isOfFoundation("Date") else { return false }
      edits.replace(node, with: "TouchReplay._date()")
      return true
    case ("systemUptime", "ProcessInfo.processInfo"?), ("systemUptime", "ProcessInfo().processInfo"?):
      edits.replace(node, with: "TouchReplay._uptime()")
      return true
    case ("timeIntervalSinceNow", .some):
      edits.replace(name, with: "timeIntervalSince(TouchReplay._date())")
    default: break
    }
    return false
  }

  /// Whether the files declare no type of this name.
  private func isOfFoundation(_ name: String) -> Bool { !index.topLevelTypes.contains(name) }
}
