package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is dumped, against numbers that were recorded from MuJoCo. */
class DumpCommandTest {
  /** Each engine's own: how factors are stored, how the solver came to its result. */
  private static final Set<String> OWN = Set.of("qLD", "qLDiagInv", "solver_niter", "warning");

  @TempDir Path folder;
  private Path model;
  private Path trace;
  private Path ours;
  private final Terminal terminal = new Terminal();
  private final StringWriter out = terminal.out;
  private final StringWriter err = terminal.err;

  @BeforeEach
  void copyModel() throws IOException {
    model = copy("swing.xml");
    trace = copy("swing.trace.json");
    ours = folder.resolve("ours.json");
  }

  private Path copy(String name) throws IOException {
    try (InputStream in = DumpCommandTest.class.getResourceAsStream(name)) {
      Path target = folder.resolve(name);
      Files.copy(in, target, StandardCopyOption.REPLACE_EXISTING);
      return target;
    }
  }

  private int dump(Object... args) {
    return terminal.runWith(List.of("dump", model), args);
  }

  @ParameterizedTest
  @ValueSource(strings = {"swing", "pile"})
  void aReplayedTraceHasEveryFieldOfMujoco(String name) throws IOException {
    model = copy(name + ".xml");
    trace = copy(name + ".trace.json");
    assertThat(dump("--frames", trace, "--out", ours)).as("%s", err).isZero();
    List<?> want = frames(trace);
    List<?> got = frames(ours);
    assertThat(got).hasSameSizeAs(want).hasSize(3);
    for (int i = 0; i < want.size(); i++) {
      assertThat(member(got.get(i), "step")).isEqualTo(member(want.get(i), "step"));
      Object result = member(got.get(i), "result");
      Object recorded = member(want.get(i), "result");
      assertThat(keys(result)).containsExactlyInAnyOrderElementsOf(keys(recorded));
      for (String field : keys(recorded)) {
        if (!OWN.contains(field)) {
          compare(field, member(recorded, field), member(result, field));
        }
      }
    }
  }

  @Test
  void aTreeThatSleepsInTheTraceStaysWhereItIs() throws IOException {
    model = copy("pile.xml");
    // the first tree is the box, which would fall; a tree that sleeps alone names itself
    String state =
        "{\"qpos\":[0,0,5,1,0,0,0, 9,0,5,1,0,0,0, 0,9,5,1,0,0,0, 0],\"tree_asleep\":[%s,-11,-11]}";
    String frame = "{\"step\":0,\"state\":" + state + ",\"result\":{\"qvel\":[0]}}";
    String set = "{\"args\":{\"set\":[\"flag.sleep=enable\"]},\"frames\":[";
    Files.writeString(trace, set + frame.formatted("0") + "," + frame.formatted("-11") + "]}");
    assertThat(dump("--frames", trace, "--out", ours)).as("%s", err).isZero();
    List<?> asleep = numbers(member(member(frames(ours).getFirst(), "result"), "qvel"));
    List<?> awake = numbers(member(member(frames(ours).getLast(), "result"), "qvel"));
    assertThat(asleep.get(2)).isEqualTo(0.0);
    // the others fall by one step of 4 ms
    assertThat((Double) asleep.get(8)).isCloseTo(-9.81 * 0.004, within(1e-15));
    assertThat((Double) awake.get(2)).isCloseTo(-9.81 * 0.004, within(1e-15));
  }

  @Test
  void aPackedTraceIsReadToo() throws IOException {
    Path packed = folder.resolve("trace.json.gz");
    try (var stream = new GZIPOutputStream(Files.newOutputStream(packed))) {
      Files.copy(trace, stream);
    }
    assertThat(dump("--frames", packed, "--fields", "qpos", "--out", ours)).isZero();
    assertThat(keys(member(frames(ours).getFirst(), "result"))).containsExactly("qpos");
  }

  @Test
  void stepsGiveTheFramesOfMujoco() throws IOException {
    Path want = copy("swing.frames.json");
    assertThat(
            dump(
                "--key",
                "bent",
                "--steps",
                "30",
                "--every",
                "10",
                "--ctrl",
                "sin",
                "--ctrl-amp",
                "0.5",
                "--set",
                "flag.energy=enable",
                "data.qvel[4]=-2",
                "--inverse",
                "--setconst",
                "--out",
                ours))
        .as("%s", err)
        .isZero();
    List<?> recorded = frames(want);
    List<?> got = frames(ours);
    assertThat(got).hasSameSizeAs(recorded).hasSize(4);
    for (int i = 0; i < recorded.size(); i++) {
      Map<?, ?> frame = (Map<?, ?>) got.get(i);
      ((Map<?, ?>) recorded.get(i))
          .forEach((name, value) -> compare(name.toString(), value, frame.get(name)));
    }
  }

  @Test
  void modelAndFramesFitInOneFileAndWithoutAFileArePrinted() throws IOException {
    assertThat(dump("--model", "--steps", "1", "--fields", "qpos,contact,time")).isZero();
    Map<?, ?> root = (Map<?, ?>) parse(out.toString());
    assertThat(root.get("model_arrays")).isInstanceOf(Map.class);
    List<?> frames = (List<?>) root.get("frames");
    assertThat(frames).hasSize(2);
    assertThat(keys(frames.getFirst()))
        .containsExactlyInAnyOrder("step", "qpos", "contact", "time");
  }

  @Test
  void arraysOfTheModelCanBeLeftOut() throws IOException {
    assertThat(dump("--model", "--without", "qpos0,body_mass")).isZero();
    Map<?, ?> arrays = (Map<?, ?>) ((Map<?, ?>) parse(out.toString())).get("model_arrays");
    assertThat(arrays.get("qpos0")).isNull();
    assertThat(arrays.get("body_mass")).isNull();
    assertThat(arrays.get("body_inertia")).isNotNull();
    assertThat(arrays.get("nbody")).isNotNull();
    usage("--without needs --model", "--steps", "1", "--without", "qpos0");
    usage("no array 'tex_dat'; did you mean \"tex_data\"", "--model", "--without", "tex_dat");
  }

  @Test
  void theMemoryOfLoadingIsAnOption() {
    assertThat(dump("--model", "--load-memory", "1K")).isEqualTo(1);
    assertThat(err.toString()).contains("[MJ090]").contains("limit");
    usage("'much' is no size", "--model", "--load-memory", "much");
    assertThat(dump("--model", "--load-memory", "200M")).isZero();
  }

  @Test
  void forwardShowsWhatFollowsFromTheStateAfterAStep() throws IOException {
    Object[] args = {"--steps", "5", "--key", "bent", "--ctrl", "keep"};
    assertThat(dump(with(args, "--out", ours))).isZero();
    Map<?, ?> left = (Map<?, ?>) frames(ours).getLast();
    assertThat(dump(with(args, "--forward", "--out", ours))).isZero();
    Map<?, ?> fresh = (Map<?, ?>) frames(ours).getLast();
    compare("qpos", left.get("qpos"), fresh.get("qpos"));
    // a sensor of the joint shows the position before the step, or after it
    Object angle = numbers(left.get("qpos")).get(4);
    assertThat(numbers(left.get("sensordata")).getFirst()).isNotEqualTo(angle);
    assertThat(numbers(fresh.get("sensordata")).getFirst()).isEqualTo(angle);
  }

  private static Object[] with(Object[] args, Object... more) {
    List<Object> all = new ArrayList<>(List.of(args));
    all.addAll(List.of(more));
    return all.toArray();
  }

  @Test
  void whatMakesNoSenseIsNamedAndNoFileIsLeft() throws IOException {
    usage("nothing to write: use --model, --steps or --frames");
    usage("exclude each other", "--steps", "1", "--frames", trace);
    usage("--steps is -1", "--steps", "-1");
    usage("--every is 0", "--steps", "1", "--every", "0");
    usage("there is no field 'qpoz'; did you mean \"qpos\"", "--steps", "1", "--fields", "qpoz");
    usage("there is no keyframe", "--steps", "1", "--key", "straight");
    Path other = Files.writeString(folder.resolve("other.json"), "[1,2]");
    usage("other.json: this is not a trace: expected an object", "--frames", other);
    Files.writeString(other, "{\"frames\": [}");
    usage("other.json:1:", "--frames", other);
    Files.writeString(other, "{\"frames\": []}");
    usage("there are no frames", "--frames", other);
    Files.writeString(
        other, "{\"frames\":[{\"step\":0,\"state\":{\"qpos\":[1]},\"result\":{\"qpos\":[1]}}]}");
    usage("recorded from another model", "--frames", other);
    Files.writeString(
        other, "{\"frames\":[{\"step\":0,\"state\":{\"ncon\":1},\"result\":{\"qpos\":[1]}}]}");
    usage("ncon is not part of a state", "--frames", other);
    assertThat(ours).doesNotExist();
    assertThat(dump("--frames", folder.resolve("none.json"))).isEqualTo(1);
    assertThat(err.toString()).contains("none.json: there is no such file");
  }

  private void usage(String message, Object... args) {
    err.getBuffer().setLength(0);
    assertThat(dump(with(args, "--out", ours))).as("%s: %s%s", message, out, err).isEqualTo(2);
    assertThat(err.toString()).contains(message);
  }

  /** Reals may differ by 1e-11 of the greatest magnitude in their array, at least 1. */
  private static void compare(String name, Object want, Object got) {
    if (want instanceof Map<?, ?> object) {
      for (String key : keys(object)) {
        compare(name + "." + key, member(want, key), member(got, key));
      }
      return;
    }
    List<?> wanted = want instanceof List<?> list ? list : List.of(want);
    List<?> found = got instanceof List<?> list ? list : List.of(got);
    assertThat(found).as(name).hasSameSizeAs(wanted);
    double scale = 1;
    for (Object x : wanted) {
      scale = x instanceof Double number ? Math.max(scale, Math.abs(number)) : scale;
    }
    for (int i = 0; i < wanted.size(); i++) {
      String place = name + "[" + i + "]";
      if (wanted.get(i) instanceof Double number) {
        assertThat((Double) found.get(i)).as(place).isCloseTo(number, within(1e-11 * scale));
      } else {
        compare(place, wanted.get(i), found.get(i));
      }
    }
  }

  private static List<?> numbers(Object value) {
    return (List<?>) value;
  }

  private static Object member(Object object, String name) {
    return ((Map<?, ?>) object).get(name);
  }

  private static List<String> keys(Object object) {
    return ((Map<?, ?>) object).keySet().stream().map(Object::toString).toList();
  }

  private static List<?> frames(Path file) throws IOException {
    return (List<?>) member(parse(Files.readString(file)), "frames");
  }

  private static Object parse(String text) throws IOException {
    try (JsonParser json = new JsonFactory().createParser(text)) {
      json.nextToken();
      return value(json);
    }
  }

  private static Object value(JsonParser json) throws IOException {
    return switch (json.currentToken()) {
      case START_OBJECT -> {
        Map<String, Object> map = new LinkedHashMap<>();
        while (json.nextToken() != JsonToken.END_OBJECT) {
          String name = json.currentName();
          json.nextToken();
          map.put(name, value(json));
        }
        yield map;
      }
      case START_ARRAY -> {
        List<Object> list = new ArrayList<>();
        while (json.nextToken() != JsonToken.END_ARRAY) {
          list.add(value(json));
        }
        yield list;
      }
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> json.getDoubleValue();
      default -> json.getText();
    };
  }

  @Test
  void arraysHaveTheNamesOfMujoco() throws IOException {
    Path file = folder.resolve("dump.json");
    assertThat(dump("--model", "--out", file)).isZero();
    assertThat(Files.readString(file))
        .startsWith("{")
        .contains("\"model_arrays\"", "\"nq\"", "\"body_mass\"", "\"jnt_axis\"", "\"opt\"");
  }
}
