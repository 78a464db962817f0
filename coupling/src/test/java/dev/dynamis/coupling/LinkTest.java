package dev.dynamis.coupling;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.coupling.Wiring.Length;
import org.junit.jupiter.api.Test;

class LinkTest {
  @Test
  void numbersAreRoundedToQuanta() {
    Link link = new Link("a", Length.ZERO, 0.25);
    link.pass(1.3, 0);
    assertThat(link.value).isEqualTo(1.25);
    link.pass(-0.9, 0);
    assertThat(link.value).isEqualTo(-1.0);
  }

  @Test
  void quantaThatNoDoubleCountsChangeNothing() {
    Link link = new Link("a", Length.ZERO, 1e-320);
    link.pass(0.1, 0);
    assertThat(link.value).isEqualTo(0.1);
  }

  @Test
  void aFilledDelayRemembersNothingElse() {
    Link link = new Link("a", new Length(0.5, -1, -1), 0);
    link.steps = 3;
    link.line.resize(3);
    link.pass(7, 0);
    link.fill();
    link.push();
    link.nextStep();
    link.pass(9, 0);
    assertThat(link.value).isEqualTo(7);
    link.fill();
    assertThat(link.value).isEqualTo(9);
    double[] all = new double[link.line.size()];
    link.line.save(all, 0);
    assertThat(all).containsOnly(9);
  }
}
