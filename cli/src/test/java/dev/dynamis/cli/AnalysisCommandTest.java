package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class AnalysisCommandTest {
  private final Terminal terminal = new Terminal();

  @Test
  void anInterruptEndsAnAnalysisWithWhatIsKnown() {
    Thread.currentThread().interrupt();
    int code =
        terminal.run("lyapunov", "builtin://map/henon", "--time", "1e15", "--transient", "0");
    assertThat(Thread.interrupted()).isTrue();
    assertThat(code).isEqualTo(Dynamis.INTERRUPTED);
    assertThat(terminal.out.toString()).contains("2 of 2 exponents over 1024.0");
  }

  @Test
  void wrongModelsAndArgumentsHaveTheirExitCodes() {
    assertThat(terminal.run("lyapunov", "builtin://map/henom")).isEqualTo(1);
    assertThat(terminal.err.toString()).contains("henon");
    assertThat(terminal.run("lyapunov")).isEqualTo(2);
  }
}
