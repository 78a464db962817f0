package dev.dynamis.conformance.support;

import dev.dynamis.conformance.Reference;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mjcf.Mjcf;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;

/** Numbers that MuJoCo gives for the models of the acceptance suite, by name. */
public final class AcceptanceNumbers {
  private static final Path FOLDER = Path.of("src/test/resources/acceptance");
  private static final Map<String, Object> NUMBERS = read("numbers");

  private final Map<String, Object> values;

  private AcceptanceNumbers(Map<String, Object> values) {
    this.values = values;
  }

  /** The numbers of one record. */
  @SuppressWarnings("unchecked") // a record has this form
  public static AcceptanceNumbers of(String record) {
    Map<String, Object> found = (Map<String, Object>) NUMBERS.get(record);
    return new AcceptanceNumbers((Map<String, Object>) found.get("values"));
  }

  /** The name of the model of a record. */
  public static String modelOf(String record) {
    return ((String) ((Map<?, ?>) NUMBERS.get(record)).get("model")).replace(".xml", "");
  }

  /** Names of all records. */
  public static Set<String> records() {
    return NUMBERS.keySet();
  }

  /** Results for settings of options and flags, by the name of the setting. */
  public static Map<String, Object> flags() {
    return read("flags");
  }

  /** A model of the suite, compiled here. */
  public static Model model(String name) {
    return Mjcf.load(FOLDER.resolve(name + ".xml")).model();
  }

  /** The moving start of the model {@code d_rich}, with five contacts. */
  public static Data richStart(Model m) {
    AcceptanceNumbers start = of("004-copydata");
    Data d = new Data(m);
    copy(start.array("qpos"), d.qpos);
    copy(start.array("qvel"), d.qvel);
    copy(start.array("ctrl"), d.ctrl);
    return d;
  }

  public boolean has(String name) {
    return values.containsKey(name);
  }

  public double[] array(String name) {
    return values.get(name) instanceof Double x ? new double[] {x} : (double[]) values.get(name);
  }

  public double number(String name) {
    return (Double) values.get(name);
  }

  public String text(String name) {
    return (String) values.get(name);
  }

  private static void copy(double[] from, double[] to) {
    System.arraycopy(from, 0, to, 0, to.length);
  }

  private static Map<String, Object> read(String name) {
    try (var in = Files.newInputStream(FOLDER.resolve("numbers/" + name + ".json.gz"))) {
      return Reference.read(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
