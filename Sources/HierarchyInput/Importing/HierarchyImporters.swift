/// The formats of `recorder scene`, in the order in which the help lists them.
public enum HierarchyImporters {
  public static let all: [any HierarchyImporter.Type] = [
    LLDBImporter.self, SentryImporter.self, DetoxImporter.self, AppiumImporter.self, IDBImporter.self,
    MaestroImporter.self, XCUITestImporter.self,
  ]
}
