package dev.dynamis.cli;

import dev.dynamis.mechanics.Edit;
import java.util.List;
import java.util.Stack;
import picocli.CommandLine.IParameterConsumer;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Takes what follows {@code --set}, and all edits of mechanisms after it. */
final class EditConsumer implements IParameterConsumer {
  EditConsumer() {}

  @Override
  public void consumeParameters(Stack<String> args, ArgSpec option, CommandSpec command) {
    if (args.isEmpty()) {
      throw new ParameterException(command.commandLine(), "--set needs NAME=VALUE after it");
    }
    List<String> values = option.getValue();
    values.add(args.pop());
    while (!args.isEmpty() && Edit.isOne(args.peek())) {
      values.add(args.pop());
    }
  }
}
