package dev.dynamis.mjcf.internal.asset;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TexturePatternTest {
  @Test
  void aPixelIsWrittenInTheChannelsThatThereAre() {
    byte[] grey = new byte[2];
    TexturePattern.put(grey, 1, 1, (byte) 7, (byte) 8, (byte) 9);
    assertThat(grey).containsExactly(0, 7);
    byte[] color = new byte[6];
    TexturePattern.put(color, 1, 3, (byte) 7, (byte) 8, (byte) 9);
    assertThat(color).containsExactly(0, 0, 0, 7, 8, 9);
    byte[] alpha = new byte[4];
    TexturePattern.put(alpha, 0, 4, (byte) 7, (byte) 8, (byte) 9);
    assertThat(alpha).containsExactly(7, 8, 9, -1);
  }
}
