/// The workflow of GitHub Actions that compares the recordings of a repository.
struct Workflow {
  static let path = ".github/workflows/touchreplay.yml"

  /// The repository of the composite action with its revision: `OWNER/TouchReplay@main`.
  let action: String

  /// Fails the job with the exit code of `diff`. The report is kept if the job fails.
  var text: String {
    let parts = action.split(separator: "@", maxSplits: 1)
    return """
      # Compares the recorded touch sessions with this version of the code. 'replayer ci --github' prints this file.
      name: TouchReplay
      on: [pull_request]
      permissions: { contents: read }
      jobs:
        touches:
          runs-on: ubuntu-latest
          container: swift:6.3
          steps:
            - uses: actions/checkout@v4
            - uses: \(parts[0])/.github/actions/touchreplay@\(parts[1])
            - run: replayer diff --reporter html=touches.html --reporter junit=touches.xml
            - uses: actions/upload-artifact@v4
              if: failure()
              with: { name: touches, path: touches.* }

      """
  }
}
