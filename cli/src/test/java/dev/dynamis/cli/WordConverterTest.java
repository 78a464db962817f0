package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.mechanics.sim.DivergencePolicy;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.TypeConversionException;

/** Words for constants. */
class WordConverterTest {
  private final WordConverter<DivergencePolicy> words = new WordConverter<>(DivergencePolicy.class);

  @Test
  void caseDoesNotMatter() {
    assertThat(words.convert("stop")).isEqualTo(DivergencePolicy.STOP);
    assertThat(words.convert("RESET")).isEqualTo(DivergencePolicy.RESET);
    assertThat(words.convert("Throw")).isEqualTo(DivergencePolicy.THROW);
  }

  @Test
  void aWrongWordIsAnsweredWithTheRightOnes() {
    assertThatThrownBy(() -> words.convert("stpo"))
        .isInstanceOf(TypeConversionException.class)
        .hasMessage("'stpo' is none of reset, stop, throw; did you mean \"stop\"?");
    assertThatThrownBy(() -> words.convert("perhaps"))
        .hasMessage("'perhaps' is none of reset, stop, throw");
  }
}
