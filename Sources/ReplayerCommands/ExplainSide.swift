import CommandLineSupport
import Commands
import PassThrough
import RulesLoading

/// One strategy and one build of the user's rules, under which a touch is explained.
@MainActor
struct ExplainSide {
  /// The strategy; `nil` for the recorded one.
  let strategy: Strategy?
  /// The build, if there are several.
  private var build: EngineArguments.Build?
  /// Whether several strategies are compared, so that the name contains this one.
  private var isOneOfSeveralStrategies = false

  /// The sides of `--strategy`, `--build`, `--rules` and `--against`, the baseline first.
  static func sides(of arguments: Arguments) throws -> [ExplainSide] {
    let named = try arguments.string("strategy").map { try Strategy.list(parsing: $0) } ?? []
    let strategies: [Strategy?] = named.isEmpty ? [nil] : named
    let against = arguments.string("against")
    var builds: [EngineArguments.Build?] = LoadedRules.builds.map { $0 }
    if builds.isEmpty { builds = [nil] }
    var sides: [ExplainSide] = []
    func add(_ strategy: Strategy?, _ build: EngineArguments.Build?) {
      let isKnown = sides.contains { $0.strategy == strategy && $0.build?.name == build?.name }
      if !isKnown { sides.append(ExplainSide(strategy: strategy, build: build)) }
    }
    if let against, against.hasPrefix("strategy:") {
      let strategy = try Strategy(parsing: String(against.dropFirst("strategy:".count)))
      for build in builds { add(strategy, build) }
    } else if against != nil, let baseline = builds.popLast() {
      for strategy in strategies { add(strategy, baseline) }
    }
    for build in builds {
      for strategy in strategies { add(strategy, build) }
    }
    let isSeveral = sides.contains { $0.strategy != sides[0].strategy }
    for index in sides.indices { sides[index].isOneOfSeveralStrategies = isSeveral }
    return sides
  }

  private init(strategy: Strategy?, build: EngineArguments.Build?) {
    (self.strategy, self.build) = (strategy, build)
  }

  /// The name in tables. `strategy` is the one of the scene.
  func name(under strategy: Strategy) -> String {
    guard let build else { return strategy.description }
    return isOneOfSeveralStrategies ? "\(build.name) \(strategy)" : build.name
  }

  /// Runs `body` with the classes of the build.
  func inItsBuild(_ body: () throws -> Void) throws {
    guard let build else { return try body() }
    try LoadedRules.replace(by: build.library, use: body)
  }
}
