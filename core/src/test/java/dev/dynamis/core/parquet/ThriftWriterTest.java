package dev.dynamis.core.parquet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HexFormat;
import org.junit.jupiter.api.Test;

class ThriftWriterTest {
  private static String hex(ThriftWriter t) {
    return HexFormat.of().formatHex(t.bytes());
  }

  /** Bytes by hand, from Thrift's description of its compact protocol. */
  @Test
  void fieldsTellTheirDistanceAndNumbersAreZigzag() {
    assertThat(hex(new ThriftWriter().begin().i32(1, 0).i32(2, -1).i32(3, 1).end()))
        .isEqualTo("15001501150200");
    assertThat(hex(new ThriftWriter().begin().i64(3, 64).i64(10, -65).end()))
        .isEqualTo("3680017681" + "0100");
  }

  @Test
  void textsAndListsTellHowLongTheyAre() {
    assertThat(hex(new ThriftWriter().begin().text(4, "aü").end())).isEqualTo("480361c3bc00");
    ThriftWriter few = new ThriftWriter().begin().list(2, ThriftWriter.I32, 2).item(0).item(3);
    assertThat(hex(few.end())).isEqualTo("2925000600");
    ThriftWriter many = new ThriftWriter().begin().list(2, ThriftWriter.BINARY, 15);
    assertThat(hex(many)).isEqualTo("29f80f");
  }

  @Test
  void aStructureWithinAnotherCountsItsFieldsAnew() {
    assertThat(hex(new ThriftWriter().begin().struct(5).i32(1, 1).end().i32(6, 1).end()))
        .isEqualTo("5c150200150200");
    assertThatThrownBy(() -> new ThriftWriter().begin().i32(2, 0).i32(2, 0))
        .hasMessage("field 2 after 2");
  }
}
