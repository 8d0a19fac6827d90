/// The look of a text field.
@preconcurrency @MainActor
public protocol TextFieldStyle {}
