import Scenes
import Testing

@Suite("The class catalog")
struct ClassCatalogTests {
  @Test(
    "knows what inherits from what",
    arguments: [
      ("UIButton", "UIControl", true), ("UIButton", "UIView", true), ("UITableView", "UIScrollView", true),
      ("UITextView", "UIScrollView", true), ("UITextField", "UIControl", true), ("UIView", "UIView", true),
      ("UIView", "UIControl", false), ("UILabel", "UIControl", false), ("UICollectionViewCell", "UIView", true),
      ("UITransitionView", "UIView", true), ("Unknown", "UIView", false),
    ])
  func inheritance(name: String, ancestor: String, expected: Bool) {
    #expect(ClassCatalog.uikit.isKind(name, of: ancestor) == expected)
  }

  @Test("leads from every class of UIKit to UIView", arguments: ClassCatalog.uikitClassNames)
  func everyClassIsAView(name: String) {
    #expect(ClassCatalog.uikit.contains(name))
    #expect(ClassCatalog.uikit.isKind(name, of: "UIView"))
  }

  @Test("has the classes that scenes are made of")
  func hasClasses() {
    #expect(ClassCatalog.uikitClassNames.count > 40)
  }

  @Test("says which classes take no touches and whose behaviour is not modelled")
  func defaults() {
    let catalog = ClassCatalog { ["Badge": "UILabel", "Field": "UITextField"][$0] }
    #expect(!catalog.isUserInteractionEnabled(byDefault: "UILabel"))
    #expect(!catalog.isUserInteractionEnabled(byDefault: "UIImageView"))
    #expect(!catalog.isUserInteractionEnabled(byDefault: "Badge"))
    #expect(catalog.isUserInteractionEnabled(byDefault: "UIButton"))
    #expect(catalog.isUserInteractionEnabled(byDefault: "NoSuchClass"))
    #expect(catalog.isInteractionModelled("UISlider"))
    #expect(catalog.isInteractionModelled("UITransitionView"))
    #expect(!catalog.isInteractionModelled("WKWebView"))
    #expect(!catalog.isInteractionModelled("Field"))
  }

  @Test("ends where a build's classes go round in circles")
  func circular() {
    let catalog = ClassCatalog { ["A": "B", "B": "A"][$0] }
    #expect(!catalog.isKind("A", of: "UIView"))
    #expect(catalog.isUserInteractionEnabled(byDefault: "A"))
  }
}
