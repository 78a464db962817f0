package dev.dynamis.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.junit.jupiter.api.Test;

class NpyInputTest {
  private static NpyInput of(byte[] bytes) throws IOException {
    return new NpyInput(new ByteArrayInputStream(bytes), bytes.length, "a.npy", "x");
  }

  private static byte[] file(double... numbers) {
    byte[] header = Npy.header(numbers.length);
    ByteBuffer b =
        ByteBuffer.allocate(header.length + 8 * numbers.length).order(ByteOrder.LITTLE_ENDIAN);
    b.put(header);
    for (double x : numbers) {
      b.putDouble(x);
    }
    return b.array();
  }

  @Test
  void readsTheShapeThenNumberByNumber() throws IOException {
    NpyInput in = of(file(1.5, -0.0, Double.NaN));
    assertThat(in.dimensions()).isEqualTo(1);
    assertThat(in.length(0)).isEqualTo(3);
    assertThat(in.count()).isEqualTo(3);
    assertThat(in.fortranOrder()).isFalse();
    assertThat(in.next()).isEqualTo(1.5);
    assertThat(1 / in.next()).isEqualTo(Double.NEGATIVE_INFINITY);
    assertThat(in.next()).isNaN();
    assertThatExceptionOfType(ModelException.class)
        .isThrownBy(in::next)
        .withMessageContaining("[REC07] x: the data end too early");
  }

  @Test
  void whatFollowsTheNumbersMakesNoSenseInAWholeFile() {
    byte[] more = java.util.Arrays.copyOf(file(1, 2), file(1, 2).length + 8);
    assertThatExceptionOfType(ModelException.class)
        .isThrownBy(() -> of(more))
        .withMessageContaining("shape [2] of <f8 doesn't fit 24 bytes of data");
  }
}
