package dev.dynamis.mechanics.internal.flex;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.conformance.RecordedModel;
import dev.dynamis.conformance.Reference;
import dev.dynamis.conformance.Replay;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.EnableBit;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.mjcf.Mjcf;
import dev.dynamis.mjcf.spec.Compiled;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;

/** A model with flexes or distance fields, compiled by us, and single steps of MuJoCo with it. */
public final class FlexRecording {
  private static final Path FOLDER = Path.of("src/test/resources");

  public final Compiled compiled;
  public final Model model;
  public final Map<String, Object> arrays;
  public final Map<String, Object> recording;
  private final List<Map<String, Object>> frames;

  private FlexRecording(Compiled compiled, Map<String, Object> recording) {
    this.compiled = compiled;
    this.model = compiled.model();
    this.recording = recording;
    this.frames = Replay.frames(recording);
    this.arrays = Replay.part(recording, "model_arrays");
  }

  /** Reads a model with flexes and its recording, in which energy is computed. */
  public static FlexRecording of(String name) {
    FlexRecording recording = of("flex", name);
    recording.model.opt.setEnabled(EnableBit.ENERGY, true);
    return recording;
  }

  /** Reads a model of a folder and its recording. */
  public static FlexRecording of(String folder, String name) {
    Path files = FOLDER.resolve(folder);
    Compiled compiled = Mjcf.load(files.resolve(name + ".xml"));
    try (InputStream in = Files.newInputStream(files.resolve(name + ".trace.json.gz"))) {
      return new FlexRecording(compiled, Reference.read(in));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Takes each step again and shows what it left, with what MuJoCo left. */
  public void forEachStep(BiConsumer<Data, Map<String, Object>> look) {
    Data d = new Data(model);
    for (Map<String, Object> frame : frames) {
      Replay.start(d, Replay.part(frame, "state"));
      Physics.step(model, d);
      look.accept(d, Replay.part(frame, "result"));
    }
  }

  /** Asserts that fields agree in every element of every step: |a - b| <= tolerance (1 + |b|). */
  public void agrees(double tolerance, String... fields) {
    List<String> wrong = new ArrayList<>();
    forEachStep(
        (d, result) -> {
          for (String name : fields) {
            double[] got = RecordedModel.values(d.field(name).orElseThrow());
            double[] want =
                result.get(name) instanceof Double x
                    ? new double[] {x}
                    : (double[]) result.get(name);
            assertThat(got).as(name).hasSameSizeAs(want);
            for (int i = 0; i < want.length; i++) {
              if (!(Math.abs(got[i] - want[i]) <= tolerance * (1 + Math.abs(want[i])))) {
                wrong.add(name + "[" + i + "] is " + got[i] + ", expected " + want[i]);
              }
            }
          }
        });
    assertThat(wrong).isEmpty();
  }

  /** Asserts that contacts agree: what touches what exactly, geometry within a tolerance. */
  public void agreesInContacts(double tolerance) {
    int[] seen = new int[1];
    forEachStep(
        (d, result) -> {
          List<Map<String, Object>> want = contacts(result);
          assertThat(d.ncon).isEqualTo(want.size());
          for (int c = 0; c < d.ncon; c++) {
            Map<String, Object> contact = want.get(c);
            String which = "contact " + c;
            for (int k = 0; k < 2; k++) {
              int at = 2 * c + k;
              assertThat(d.contact.geom[at]).as(which).isEqualTo(at(contact, "geom", k));
              assertThat(d.contact.flex[at]).as(which).isEqualTo(at(contact, "flex", k));
              assertThat(d.contact.elem[at]).as(which).isEqualTo(at(contact, "elem", k));
              assertThat(d.contact.vert[at]).as(which).isEqualTo(at(contact, "vert", k));
            }
            assertThat(d.contact.exclude[c])
                .isEqualTo(((Double) contact.get("exclude")).intValue());
            close(d.contact.dist, c, new double[] {(Double) contact.get("dist")}, tolerance, which);
            close(d.contact.pos, 3 * c, (double[]) contact.get("pos"), tolerance, which);
            close(d.contact.frame, 9 * c, (double[]) contact.get("frame"), tolerance, which);
            close(d.contact.friction, 5 * c, (double[]) contact.get("friction"), 1e-14, which);
            close(d.contact.solref, 2 * c, (double[]) contact.get("solref"), 1e-14, which);
            seen[0]++;
          }
        });
    assertThat(seen[0]).as("contacts seen").isPositive();
  }

  /** Contacts of a recorded step; an empty list is read as an array without numbers. */
  @SuppressWarnings("unchecked") // contacts are a list of objects
  private static List<Map<String, Object>> contacts(Map<String, Object> result) {
    return result.get("contact") instanceof List<?> list
        ? (List<Map<String, Object>>) list
        : List.of();
  }

  private static int at(Map<String, Object> contact, String name, int k) {
    return (int) ((double[]) contact.get(name))[k];
  }

  private static void close(double[] got, int at, double[] want, double tolerance, String which) {
    for (int i = 0; i < want.length; i++) {
      double error = Math.abs(got[at + i] - want[i]) / (1 + Math.abs(want[i]));
      assertThat(error).as(which).isLessThanOrEqualTo(tolerance);
    }
  }
}
