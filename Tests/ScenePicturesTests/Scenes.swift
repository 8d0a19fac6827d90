/// Small scenes in which strategies differ.
enum Scenes {
  /// A table whose touch delegate contains a button.
  static let table = """
    {"format":1,"scene":"touch-delegate-table","screen":{"size":[375,667]},"windows":[{"subviews":[
      {"class":"UIButton","id":"bg1","title":"Behind","frame":[100,400,120,44],"actions":{"touchUpInside":"push"}},
      {"id":"table","touchDelegate":"bg1","passThrough":true,"frame":[0,60,375,607]}
    ]}]}
    """

  /// A screen in landscape orientation.
  static let wide = """
    {"format":1,"scene":"pad","screen":{"size":[1024,768]},"windows":[{"id":"window","subviews":[
      {"id":"content","backgroundColor":"#eeeeee","subviews":[
        {"class":"UIButton","id":"open","frame":[100,400,120,44],"title":"Open","actions":{"touchUpInside":"open"}}]},
      {"id":"veil","passThrough":true,"touchDelegate":"content","backgroundColor":"#00000080"}
    ]}]}
    """

  /// Names that contain markup and must be escaped.
  static let hostile = """
    {"format":1,"scene":"</title><script>alert(1)</script>","windows":[{"id":"w\\"onload=\\"alert(2)","subviews":[
      {"id":"<script>alert(3)<!--","title":"x","class":"UIButton","actions":{"touchUpInside":"]]>&amp;<b>"},
       "frame":[0,0,200,200]},
      {"id":"--><svg onload=alert(4)>","passThrough":true,"touchDelegate":"<script>alert(3)<!--",
       "text":"a\\u0000b\\u202Ec","backgroundColor":"url","frame":[0,0,300,300]}
    ]}]}
    """

  /// Two views that are each other's touch delegate, which is an infinite recursion.
  static let loop = """
    {"format":1,"scene":"loop","windows":[{"id":"window","subviews":[
      {"id":"outer","touchDelegate":"inner","frame":[0,0,300,300],"subviews":[{"id":"inner","touchDelegate":"outer","frame":[100,100,100,100]}]}
    ]}]}
    """

  /// A map view, which is not fully modelled.
  static let unknown = """
    {"format":1,"scene":"list","windows":[{"id":"window","subviews":[
      {"class":"MKMapView","id":"list"}
    ]}]}
    """
}
