/// The look of a toggle.
@preconcurrency @MainActor
public protocol ToggleStyle {}
