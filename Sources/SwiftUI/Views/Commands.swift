/// The commands of an app's menu.
@preconcurrency @MainActor
public protocol Commands {}
