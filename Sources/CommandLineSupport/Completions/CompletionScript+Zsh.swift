extension CompletionScript {
  var zsh: String {
    "#compdef \(tool)\n" + head(.zsh)
      + Self.zshTemplate.replacing("TOOL", with: tool)
      .replacing("COMMANDS\n", with: commands.map { "    \(Self.zshCommand($0))\n" }.joined())
      .replacing("ARGUMENTS\n", with: commands.map(zshArguments).joined())
  }

  private static func zshCommand(_ command: Command) -> String {
    inQuotes("\(command.name):\(command.summary)")
  }

  /// The arguments of a command as specifications for `_arguments`.
  private func zshArguments(_ command: Command) -> String {
    let options = command.options.flatMap(zshOption) + ["'(- *)'{-h,--help}'[show this help]'"]
    let positionals = command.positionals.enumerated().map { index, positional in
      let place = positional.maximum == nil ? "*" : "\(index + 1)"
      return Self.inQuotes("\(place):\(zshEscaped(positional.name)):\(zshAction(positional.completion))")
    }
    let specifications = (options + positionals).map { "      \($0)" }.joined(separator: " \\\n")
    return "    \(command.name))\n      _arguments -s -S \\\n  \(specifications.dropFirst(2))\n      ;;\n"
  }

  private func zshOption(_ option: Option) -> [String] {
    let forms = option.forms
    let value = option.value.map { ":\(zshEscaped($0.name)):\(zshAction(option.completion))" } ?? ""
    let help = "[\(zshEscaped(option.help))]"
    return forms.map { form in
      let mark = option.isRepeatable ? "*" : forms.count > 1 ? "(\(forms.joined(separator: " ")))" : ""
      let sign = option.value == nil ? "" : form.hasPrefix("--") ? "=" : "+"
      return Self.inQuotes(mark + form + sign + help + value)
    }
  }

  private func zshAction(_ completion: Completion) -> String {
    switch completion {
    case .none: " "
    case .files: "_files"
    case .words(let words, let separators):
      zshEscaped(" _\(tool)_words '\(separators)' \(Self.quoted(words))")
    }
  }

  /// A text within a specification, in which colons and brackets have a meaning.
  private func zshEscaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if #"\:[]"#.contains(character) { result += "\\" }
      result.append(character)
    }
  }

  private static let zshTemplate = #"""

    # Offers the words of a list. Separators divide a value into words of the list, and a path follows a word that ends in =.
    _TOOL_words() {
      local separators=$1 word
      local -a open closed
      shift
      [[ -z $separators ]] || compset -P "*[$separators]"
      for word in "$@"; do
        if [[ $word == *= ]] && compset -P "$word"; then
          _files
          return
        fi
        if [[ -n $separators || $word == *[=:] ]]; then open+=("$word"); else closed+=("$word"); fi
      done
      local code=1
      compadd -- $closed && code=0
      compadd -S '' -- $open && code=0
      return code
    }

    _TOOL() {
      local state line curcontext=$curcontext
      local -a commands
      local -A opt_args
      commands=(
    COMMANDS
      )
      _arguments -C '(- : *)'{-h,--help}'[show this help]' '(- : *)--version[show the version]' \
        '1: :->command' '*:: :->arguments' && return
      case $state in
      command) _describe -t commands command commands ;;
      arguments)
        case $words[1] in
    ARGUMENTS
        esac
        ;;
      esac
    }

    # compinit runs this file as the function; a person reads it with source.
    if [[ $funcstack[1] == _TOOL ]]; then _TOOL "$@"; else compdef _TOOL TOOL; fi

    """#
}
