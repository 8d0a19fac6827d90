/// The content of a toolbar.
@preconcurrency @MainActor
public protocol ToolbarContent {}
