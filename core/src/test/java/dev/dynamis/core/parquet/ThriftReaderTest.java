package dev.dynamis.core.parquet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ThriftReaderTest {
  private static Map<Integer, Object> read(String hex) {
    return new ThriftReader(ByteBuffer.wrap(HexFormat.of().parseHex(hex))).struct();
  }

  /** Bytes by hand, from Thrift's description of its compact protocol. */
  @Test
  void structuresBecomeMapsOfTheirFields() {
    assertThat(read("15001501150200")).isEqualTo(Map.of(1, 0L, 2, -1L, 3, 1L));
    assertThat(read("480361c3bc00")).isEqualTo(Map.of(4, "aü"));
    assertThat(read("2925000600")).isEqualTo(Map.of(2, List.of(0L, 3L)));
    assertThat(read("5c150200150200")).isEqualTo(Map.of(5, Map.of(1, 1L), 6, 1L));
    // a field of truth is in its type; a number of a field that is far away follows
    assertThat(read("112200")).isEqualTo(Map.of(1, 1L, 3, 0L));
    assertThat(read("05280200")).isEqualTo(Map.of(20, 1L));
  }

  @Test
  void whatIsLongerThanTheBytesIsRefused() {
    assertThatThrownBy(() -> read("1501")).isInstanceOf(BufferUnderflowException.class);
    assertThatThrownBy(() -> read("187f61")).hasMessageContaining("a text of 127 bytes");
    assertThatThrownBy(() -> read("19f57f")).hasMessageContaining("a list of 127 items");
    assertThatThrownBy(() -> read("1c".repeat(40))).hasMessageContaining("more than 32");
    assertThatThrownBy(() -> read("15" + "80".repeat(10))).hasMessageContaining("64 bits");
    assertThatThrownBy(() -> read("1b")).hasMessageContaining("type 11");
  }
}
