package dev.dynamis.studio.internal.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GateTest {
  private static final int PORT = 8123;
  private final Gate local = new Gate("127.0.0.1");
  private final Gate open = new Gate("0.0.0.0");

  @ParameterizedTest
  @ValueSource(strings = {"localhost:8123", "127.0.0.1:8123", "[::1]:8123", "LOCALHOST:8123"})
  void namesOfThisMachineAreLetIn(String host) {
    assertThat(local.refuseHost(host, PORT)).isNull();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "evil.example:8123",
        "localhost",
        "localhost:80",
        "127.0.0.1.evil.example:8123",
        "192.168.0.7:8123",
        "localhost:8123.evil.example",
        ""
      })
  void otherNamesAreRefused(String host) {
    assertThat(local.refuseHost(host, PORT)).isNotNull();
  }

  @Test
  void aRequestWithoutAHostIsRefused() {
    assertThat(local.refuseHost(null, PORT)).isNotNull();
  }

  @Test
  void whereOthersCanConnectAddressesAreNamesButNotNamesOfSites() {
    assertThat(open.refuseHost("192.168.0.7:8123", PORT)).isNull();
    assertThat(open.refuseHost("evil.example:8123", PORT)).isNotNull();
  }

  @Test
  void onlyPagesOfThisServerMayChangeAnything() {
    assertThat(local.refuseOrigin("http://localhost:8123", "localhost:8123")).isNull();
    assertThat(local.refuseOrigin("http://127.0.0.1:8123", "localhost:8123")).isNotNull();
    assertThat(local.refuseOrigin("https://localhost:8123", "localhost:8123")).isNotNull();
    assertThat(local.refuseOrigin("http://evil.example", "localhost:8123")).isNotNull();
    assertThat(local.refuseOrigin("null", "localhost:8123")).isNotNull();
    assertThat(local.refuseOrigin(null, "localhost:8123")).isNotNull();
  }

  @Test
  void aTokenIsRequiredWhereOthersCanConnect() {
    assertThat(local.token()).isNull();
    assertThat(local.refuseToken(null)).isNull();
    assertThat(open.token()).matches("[0-9a-f]{32}");
    assertThat(open.refuseToken(open.token())).isNull();
    assertThat(open.refuseToken(null)).isNotNull();
    assertThat(open.refuseToken(new Gate("0.0.0.0").token())).isNotNull();
  }
}
