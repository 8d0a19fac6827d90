import Foundation
package import TestSupport

/// A shell that completes command lines.
package enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The program; `nil` if it is not installed.
  package var path: String? { Shell.path(of: rawValue) }

  package static func path(of program: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    return (folders + ["/usr/bin", "/bin"]).map { "\($0)/\(program)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// What the shell makes of a line with the script of a tool: with bash the replies, with fish the offers for its last word, with
  /// zsh the line after the key that completes.
  package func complete(_ line: String, _ tool: BuiltTool, in shop: Workshop) throws -> [String] {
    let script = try shop.run(tool, "completions \(rawValue)")
    guard script.code == 0 else { return ["completions \(rawValue): \(script.error)"] }
    // The name of the function, by which zsh finds it.
    try shop.makeFolder("functions")
    try shop.write(script.output, to: "functions/_\(tool.rawValue)")
    try shop.write(probe, to: "probe")
    let options = self == .fish ? ["--no-config"] : self == .zsh ? ["-f"] : ["--norc", "--noprofile"]
    let run = try RunningTool(
      path ?? rawValue,
      options + [shop.file("probe"), shop.file("functions/_\(tool.rawValue)"), tool.rawValue, line], in: shop.path,
      environment: ["HOME": shop.path, "ZDOTDIR": shop.path, "TERM": "dumb"]
    ).wait()
    guard run.error.isEmpty else { return ["\(rawValue): \(run.error)"] }
    return run.output.split(separator: "\n").map { $0.split(separator: "\t").first.map(String.init) ?? "" }
  }

  private var probe: String {
    switch self {
    case .bash:
      // Words are divided as readline divides them.
      #"""
      source "$1"
      COMP_LINE=$3 COMP_POINT=${#3} COMP_WORDS=() rest=$3
      while rest=${rest#"${rest%%[![:space:]]*}"} && [[ -n $rest ]]; do
        case $rest in
        [=:]*) word=${rest%%[!=:]*} ;;
        *) word=${rest%%[[:space:]=:]*} ;;
        esac
        COMP_WORDS+=("$word")
        rest=${rest#"$word"}
      done
      case $3 in *[[:space:]]) COMP_WORDS+=("") ;; esac
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _$2
      printf '%s\n' ${COMPREPLY[@]+"${COMPREPLY[@]}"}

      """#
    case .fish: "source $argv[1]; complete -C $argv[3]\n"
    case .zsh:
      #"""
      zmodload zsh/zpty
      zpty shell "PS1= zsh -f -i"
      zpty -w shell "stty -echo; fpath=(${(q)1:h} \$fpath); autoload -U compinit; compinit -u -D; LISTMAX=9999"
      zpty -w shell 'press() { zle complete-word; print -r -- "<<$BUFFER>>"; zle kill-buffer }; zle -N press'
      zpty -w shell 'bindkey "^T" press; print ready'
      zpty -r shell reply '*ready*ready*'
      zpty -w -n shell "$3"$'\C-t'
      zpty -r shell reply '*<<*>>*'
      print -r -- ${${reply##*<<}%%>>*}
      zpty -d shell

      """#
    }
  }
}
