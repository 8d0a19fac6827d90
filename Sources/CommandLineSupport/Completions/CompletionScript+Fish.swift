extension CompletionScript {
  var fish: String {
    var text = head(.fish) + Self.fishTemplate.replacing("TOOL", with: tool)
    for command in commands {
      text += "complete -c \(tool) -n __\(tool)_at -a \(command.name) -d \(Self.fishQuoted(command.summary))\n"
    }
    text += "complete -c \(tool) -n __\(tool)_at -l version -d 'show the version'\n"
    text += "complete -c \(tool) -s h -l help -d 'show this help'\n"
    for command in commands {
      let start = "complete -c \(tool) -n '__\(tool)_at \(command.name)'"
      for option in command.options { text += "\(start) \(fishOption(option))\n" }
      // The arguments of a command are all of one kind.
      if let completion = command.positionals.last?.completion, completion != .none {
        text += "\(start) \(fishValues(completion))\n"
      }
    }
    return text
  }

  private func fishOption(_ option: Option) -> String {
    let names = (option.short.map { "-s \($0) " } ?? "") + "-l \(option.name)"
    let value =
      option.value == nil ? "" : option.completion == .files ? " -r -F" : " -x \(fishValues(option.completion))"
    return "\(names)\(value) -d \(Self.fishQuoted(option.help))".replacing("  ", with: " ")
  }

  private func fishValues(_ completion: Completion) -> String {
    switch completion {
    case .none: ""
    case .files: "-F"
    case .words(let words, let separators):
      "-a \(Self.fishQuoted("(__\(tool)_words '\(separators)' \(Self.quoted(words)))"))"
    }
  }

  private static func fishQuoted(_ text: String) -> String {
    "'\(text.replacing(#"\"#, with: #"\\"#).replacing("'", with: #"\'"#))'"
  }

  private static let fishTemplate = #"""

    # Whether the command line has this command; without one, whether it has none yet.
    function __TOOL_at
        set -l words (commandline -opc)
        if set -q argv[1]
            contains -- $argv[1] $words[2]
        else
            test (count $words) -eq 1
        end
    end

    # Prints the words of a list that can follow what is typed. A path follows a word that ends in =.
    function __TOOL_words
        set -l typed (commandline -ct | string replace -r -- '^--[a-z-]+=' '')
        set -l begin ''
        if test -n "$argv[1]"
            set begin (string match -r -- "^.*[$argv[1]]" "$typed")
        end
        for word in $argv[2..-1]
            if string match -q -- '*=' $word; and string match -q -- "$word*" "$typed"
                set -l path (string sub -s (math (string length -- $word) + 1) -- "$typed")
                for file in $path*
                    test -d $file; and set file $file/
                    echo $word$file
                end
            else
                echo "$begin$word"
            end
        end
    end

    complete -c TOOL -f

    """#
}
