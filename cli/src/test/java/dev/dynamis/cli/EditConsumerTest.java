package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** Which words belong to {@code --set}. */
class EditConsumerTest {
  /** A command with such an option and a file. */
  @Command
  private static final class Taker {
    @Option(names = "--set", parameterConsumer = EditConsumer.class)
    private List<String> values = new ArrayList<>();

    @Parameters(arity = "0..*")
    private List<String> files = new ArrayList<>();
  }

  private static Taker take(String... args) {
    return CommandLine.populateCommand(new Taker(), args);
  }

  @Test
  void allEditsThatFollowAreTaken() {
    Taker t = take("--set", "option.timestep=0.1", "data.qvel[0]=3", "flag.contact=disable", "a");
    assertThat(t.values)
        .containsExactly("option.timestep=0.1", "data.qvel[0]=3", "flag.contact=disable");
    assertThat(t.files).containsExactly("a");
  }

  @Test
  void ofEquationsOneValueIsTakenAndTheFileStays() {
    Taker t = take("--set", "rho=28", "lorenz.toml", "--set", "x=-1");
    assertThat(t.values).containsExactly("rho=28", "x=-1");
    assertThat(t.files).containsExactly("lorenz.toml");
  }

  @Test
  void nothingAfterItIsNamed() {
    assertThatThrownBy(() -> take("a", "--set"))
        .isInstanceOf(ParameterException.class)
        .hasMessage("--set needs NAME=VALUE after it");
  }
}
