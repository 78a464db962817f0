package dev.dynamis.mechanics.internal.skin;

import dev.dynamis.conformance.Reference;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.mjcf.Mjcf;
import dev.dynamis.mjcf.spec.Compiled;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** A model with skins, compiled by us, and how its skins look in MuJoCo. */
public final class SkinRecording {
  private static final Path FOLDER = Path.of("src/test/resources/skin");

  public final Compiled compiled;
  public final Model model;

  /** The compiled arrays of skins. */
  public final Map<String, Object> arrays;

  /** Names of objects by kind. */
  public final Map<String, Object> names;

  /** Poses: {@code qpos}, {@code skinvert}, {@code skinnormal}, {@code rays}. */
  public final List<Map<String, Object>> frames;

  @SuppressWarnings("unchecked") // what the script writes
  private SkinRecording(Compiled compiled, Map<String, Object> recording) {
    this.compiled = compiled;
    model = compiled.model();
    arrays = (Map<String, Object>) recording.get("arrays");
    names = (Map<String, Object>) recording.get("names");
    frames = (List<Map<String, Object>>) recording.get("frames");
  }

  /** Reads a model and its recording. */
  public static SkinRecording of(String name) {
    try (InputStream in = Files.newInputStream(FOLDER.resolve(name + ".json.gz"))) {
      return new SkinRecording(Mjcf.load(FOLDER.resolve(name + ".xml")), Reference.read(in));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns data in the pose of a frame. */
  public Data pose(Map<String, Object> frame) {
    Data d = new Data(model);
    double[] qpos = (double[]) frame.get("qpos");
    System.arraycopy(qpos, 0, d.qpos, 0, qpos.length);
    Physics.forward(model, d);
    return d;
  }
}
