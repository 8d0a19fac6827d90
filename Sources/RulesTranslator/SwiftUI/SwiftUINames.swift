/// Names of SwiftUI that the translation knows.
enum SwiftUINames {
  /// The protocols whose types lose their bodies.
  static let bodyProtocols: Set<String> = [
    "View", "ViewModifier", "Shape", "InsettableShape", "ButtonStyle", "PrimitiveButtonStyle", "ToggleStyle",
    "LabelStyle",
    "ProgressViewStyle", "TextFieldStyle", "ShapeStyle", "DynamicProperty", "App", "Scene", "PreviewProvider",
    "Animatable",
    "GeometryEffect", "Gesture", "Layout", "Commands", "ToolbarContent",
  ]

  /// The protocols whose types have a side in UIKit, which stays.
  static let representables: Set<String> = ["UIViewRepresentable", "UIViewControllerRepresentable"]

  /// The wrappers of values that only bodies read.
  static let bodyWrappers: Set<String> = [
    "Environment", "EnvironmentObject", "GestureState", "FocusState", "Namespace", "ScaledMetric", "AppStorage",
    "SceneStorage", "AccessibilityFocusState", "UIApplicationDelegateAdaptor", "FocusedValue", "FocusedBinding",
    "FetchRequest", "Query",
  ]

  /// The wrappers among them whose values other code can change.
  static let sharedState: Set<String> = [
    "EnvironmentObject", "AppStorage", "SceneStorage", "FocusedValue", "FocusedBinding", "FetchRequest", "Query",
  ]

  /// Types of SwiftUI that only bodies use, whose extensions are left out.
  static let extended: Set<String> = bodyProtocols.union([
    "EnvironmentValues", "AnyTransition", "Text", "Image", "Font", "Animation", "Color", "Binding", "ModifiedContent",
    "LinearGradient", "Gradient", "HorizontalAlignment", "VerticalAlignment", "Alignment", "FocusedValues",
  ])

  /// The views of SwiftUI that an expression may begin with.
  static let views: Set<String> = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "Group", "Text", "Image", "Button", "List", "Form",
    "ScrollView",
    "NavigationView", "NavigationStack", "NavigationSplitView", "TabView", "Spacer", "Divider", "Rectangle", "Circle",
    "Capsule",
    "RoundedRectangle", "Ellipse", "Toggle", "Slider", "Picker", "TextField", "SecureField", "ProgressView", "Label",
    "Link",
    "GeometryReader", "ForEach", "Section", "LinearGradient", "RadialGradient", "AsyncImage", "ViewThatFits", "Grid",
    "Canvas",
    "TimelineView", "ModifiedContent", "NavigationLink", "Menu", "DatePicker", "Stepper", "Gauge", "ControlGroup",
    "LazyVGrid",
    "LazyHGrid", "Color",
  ]

  /// Modifiers that may follow an expression that does not begin with a type.
  static let modifiers: Set<String> = [
    "environmentObject", "environment", "padding", "frame", "ignoresSafeArea", "edgesIgnoringSafeArea", "background",
    "foregroundColor", "foregroundStyle", "id", "onAppear", "onDisappear", "onChange", "onReceive", "onTapGesture",
    "overlay",
    "opacity", "animation", "transition", "modifier", "font", "tint", "accentColor", "preferredColorScheme",
    "colorScheme",
    "fixedSize", "offset", "position", "shadow", "clipShape", "cornerRadius", "allowsHitTesting", "disabled", "hidden",
    "accessibilityIdentifier", "accessibilityLabel", "accessibility", "task", "transaction", "scaleEffect",
    "rotationEffect",
    "zIndex", "safeAreaInset", "navigationTitle", "navigationBarHidden", "statusBar", "sheet", "alert", "gesture",
    "tag",
    "onPreferenceChange", "preference", "readSize", "contentShape", "compositingGroup", "drawingGroup",
    "layoutPriority",
    "accessibilityHidden", "accessibilityElement", "toolbar", "redacted", "aspectRatio", "clipped", "border", "mask",
  ]
}
