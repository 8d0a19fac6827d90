extension CompletionScript {
  /// The script for bash 3.2 and later.
  var bash: String {
    head(.bash)
      + Self.bashTemplate.replacing("TOOL", with: tool)
      .replacing("COMMANDS", with: Self.quoted(commands.map(\.name)))
      .replacing("OPTIONS\n", with: commands.map(bashOptions).joined())
      .replacing("VALUES\n", with: bashValues)
  }

  /// The options of a command, and those that take a value.
  private func bashOptions(_ command: Command) -> String {
    let valued = command.options.filter { $0.value != nil }.flatMap(\.forms)
    return """
        \(command.name))
          options='\((command.options.map { "--\($0.name)" } + ["--help"]).joined(separator: " "))'
          valued=' \(valued.joined(separator: " ")) '
          ;;

      """
  }

  /// The values of options and arguments. Those with the same values are in one line.
  private var bashValues: String {
    var places: [(calls: String, patterns: [String])] = []
    func add(_ pattern: String, _ completion: Completion) {
      guard let call = bashCall(completion) else { return }
      if let index = places.firstIndex(where: { $0.calls == call }) {
        places[index].patterns.append(pattern)
      } else {
        places.append((call, [pattern]))
      }
    }
    for command in commands {
      for option in command.options {
        for form in option.forms { add("'\(command.name) \(form)'", option.completion) }
      }
      for (index, positional) in command.positionals.enumerated() {
        let isLast = index == command.positionals.count - 1 && positional.maximum == nil
        add("'\(command.name) '\(isLast ? "[0-9]*" : "\(index)")", positional.completion)
      }
    }
    return places.map { "  \($0.patterns.joined(separator: " | ")))\n    \($0.calls)\n    ;;\n" }.joined()
  }

  private func bashCall(_ completion: Completion) -> String? {
    switch completion {
    case .none: nil
    case .files: "_\(tool)_files \"$value\" ''"
    case .words(let words, let separators): "_\(tool)_words '\(separators)' \(Self.quoted(words))"
    }
  }

  private static let bashTemplate = #"""

    # Adds the words of a list that complete $value. Separators divide it into words of the list.
    _TOOL_words() {
      local separators=$1 part=$value begin='' word
      shift
      if [[ -n $separators && $value == *["$separators"]* ]]; then
        part=${value##*["$separators"]}
        begin=${value%"$part"}
      fi
      for word in "$@"; do
        if [[ $word == *= && $value == "$word"* ]]; then
          _TOOL_files "${value#"$word"}" "$word"
          return
        fi
        [[ $word != "$part"* ]] || COMPREPLY+=("$begin$word")
      done
      case "$separators${COMPREPLY[*]}" in
      [,+]* | *[=:]) compopt -o nospace 2>/dev/null ;;
      esac
    }

    # Adds the paths that begin with $1, each after the text $2.
    _TOOL_files() {
      local path
      while IFS= read -r path; do COMPREPLY+=("$2$path"); done < <(compgen -f -- "$1")
      compopt -o filenames -o default 2>/dev/null
    }

    # Adds the values of the option $option of $command, or of its argument of that number.
    _TOOL_values() {
      case "$command $option" in
    VALUES
      esac
    }

    _TOOL_options() {
      case $command in
    OPTIONS
      esac
    }

    _TOOL() {
      local words=() word rest=$COMP_LINE index command='' option='' value='' options='' valued='' count=0 ended='' cut=''
      COMPREPLY=()
      # Bash divides words at = and at :, here they are joined again.
      for ((index = 0; index <= COMP_CWORD; index++)); do
        word=${COMP_WORDS[index]}
        if [[ $index -gt 0 && $rest != [[:space:]]* ]]; then
          words[${#words[@]} - 1]+=$word
        else
          words+=("$word")
        fi
        rest=${rest#"${rest%%[![:space:]]*}"}
        rest=${rest#"$word"}
      done
      value=${words[${#words[@]} - 1]}
      for ((index = 1; index < ${#words[@]} - 1; index++)); do
        word=${words[index]}
        if [[ -z $command ]]; then
          command=$word
          _TOOL_options
        elif [[ -n $option ]]; then
          option=''
        elif [[ -n $ended || $word != -?* ]]; then
          count=$((count + 1))
        elif [[ $word == -- ]]; then
          ended=1
        elif [[ $valued == *" $word "* ]]; then
          option=$word
        fi
      done
      local last=$value lead=''
      if [[ -z $command ]]; then
        _TOOL_words '' COMMANDS --help --version
      elif [[ -n $option ]]; then
        _TOOL_values
      elif [[ -z $ended && $value == --*=* ]]; then
        option=${value%%=*} lead=${value%%=*}= value=${value#*=}
        _TOOL_values
      elif [[ -z $ended && $value == -* ]]; then
        # shellcheck disable=SC2086 # names of options have no spaces
        _TOOL_words '' $options
      else
        option=$count
        _TOOL_values
      fi
      # Bash replaces only the text after the last = or :.
      if [[ $COMP_WORDBREAKS == *=* && $last == *=* ]]; then cut=${last%"${last##*=}"}; fi
      if [[ $COMP_WORDBREAKS == *:* && ${last#"$cut"} == *:* ]]; then cut=${last%"${last##*:}"}; fi
      for index in ${COMPREPLY[@]+"${!COMPREPLY[@]}"}; do
        word=$lead${COMPREPLY[index]}
        COMPREPLY[index]=${word#"$cut"}
      done
    }

    complete -F _TOOL TOOL

    """#
}
