package import CommandLineSupport
import PassThrough
import Scenes

/// What a shell offers for strategies, profiles and baselines.
package enum CatalogCompletions {
  private static let strategyNames = Strategy.all.map { "\($0)" }
  private static let profileNames = Profile.all.map(\.name)

  package static let strategy = Completion.words(strategyNames, separators: "+")
  package static let strategies = Completion.words(strategyNames + ["all"], separators: ",+")
  package static let profile = Completion.words(profileNames)
  package static let profiles = Completion.words(profileNames + ["all"], separators: ",")
  package static let baseline = Completion.words(
    ["recorded", "observed"] + strategyNames.map { "strategy:\($0)" } + ["build:", "rev:"])
}
