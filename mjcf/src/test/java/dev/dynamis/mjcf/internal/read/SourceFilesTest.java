package dev.dynamis.mjcf.internal.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.ModelException;
import dev.dynamis.mjcf.Mjcf;
import dev.dynamis.mjcf.spec.LoadLimits;
import dev.dynamis.mjcf.spec.Resources;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SourceFilesTest {
  private static Resources files(String... namesAndTexts) {
    Map<String, byte[]> files = new HashMap<>();
    for (int i = 0; i < namesAndTexts.length; i += 2) {
      files.put(namesAndTexts[i], namesAndTexts[i + 1].getBytes(StandardCharsets.UTF_8));
    }
    return Resources.memory(files);
  }

  private static List<String> codes(Resources files, LoadLimits limits) {
    try {
      return Mjcf.read("m.xml", files, limits).notes().stream().map(Diagnostic::code).toList();
    } catch (ModelException e) {
      return e.diagnostics().stream().map(Diagnostic::code).toList();
    }
  }

  private static final String INCLUDE = "<mujoco><include file='a.xml'/></mujoco>";

  @Test
  void aFileIsIncludedOnce() {
    String twice = "<mujoco><include file='a.xml'/><include file='./a.xml'/></mujoco>";
    String part = "<mujoco><option timestep='1'/></mujoco>";
    assertThat(codes(files("m.xml", twice, "a.xml", part), LoadLimits.DEFAULT))
        .containsExactly("MJ052");
    assertThat(codes(files("m.xml", INCLUDE, "a.xml", INCLUDE), LoadLimits.DEFAULT))
        .containsExactly("MJ052");
  }

  @Test
  void filesCountAgainstTheMemory() {
    String part = "<mujoco><!--" + "x".repeat(5000) + "--><option timestep='1'/></mujoco>";
    Resources files = files("m.xml", INCLUDE, "a.xml", part);
    assertThat(codes(files, LoadLimits.DEFAULT.withBytes(100_000))).isEmpty();
    assertThat(codes(files, LoadLimits.DEFAULT.withBytes(30_000))).containsExactly("MJ090");
  }

  @Test
  void whatIsMissingOrEmptyIsNamed() {
    assertThat(codes(files("m.xml", INCLUDE), LoadLimits.DEFAULT)).containsExactly("MJ050");
    assertThat(codes(files("m.xml", INCLUDE, "a.xml", "<mujoco/>"), LoadLimits.DEFAULT))
        .containsExactly("MJ053");
  }

  @Test
  void binaryModelsAreTold() {
    byte[] theirs = {0x31, (byte) 0xd4, 0, 0, 8, 0, 0, 0};
    assertThatThrownBy(() -> Mjcf.load("a.mjb", Resources.memory(Map.of("a.mjb", theirs))))
        .isInstanceOf(ModelException.class)
        .hasMessageContaining("a.mjb")
        .hasMessageContaining("this is a binary model of MuJoCo (.mjb)")
        .hasMessageContaining("mj_saveLastXML");
    byte[] ours = {(byte) 0x89, 'D', 'Y', 'B', 13, 10, 26, 10};
    assertThatThrownBy(() -> Mjcf.load("a.dyb", Resources.memory(Map.of("a.dyb", ours))))
        .isInstanceOf(ModelException.class)
        .hasMessageContaining("this is a binary model of dynamis")
        .hasMessageContaining("Model.load");
  }
}
