package dev.dynamis.conformance.fuzz;

import dev.dynamis.core.Hash64;
import dev.dynamis.core.SimulationException;
import dev.dynamis.core.Snapshot;
import dev.dynamis.core.parquet.Column;
import dev.dynamis.core.parquet.ParquetReader;
import dev.dynamis.core.parquet.ParquetWriter;
import dev.dynamis.coupling.Coupling;
import dev.dynamis.coupling.CouplingModel;
import dev.dynamis.coupling.Couplings;
import dev.dynamis.equations.EquationSystem;
import dev.dynamis.equations.Models;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mjcf.Mjcf;
import dev.dynamis.mjcf.spec.Resources;
import dev.dynamis.studio.internal.equation.SystemShow;
import dev.dynamis.studio.internal.mechanism.MechanismShow;
import dev.dynamis.studio.internal.show.Message;
import dev.dynamis.studio.internal.show.Page;
import dev.dynamis.studio.internal.show.Show;
import dev.dynamis.studio.internal.show.Stage;
import dev.dynamis.study.CaseBlock;
import dev.dynamis.study.CaseRunner;
import dev.dynamis.study.Study;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import java.util.random.RandomGenerator;

/** Readers of what connects and studies systems: couplings, studies, results, a page's messages. */
final class SystemTargets {
  private static final Path EXAMPLES = Path.of("../docs/examples");
  private static final Path COUPLINGS = EXAMPLES.resolve("coupling");
  private static final int STEPS = 20;

  /** Nanoseconds after which a case of a study is given up, as a user would. */
  private static final long PATIENCE = 2_000_000_000L;

  /** A page that looks at nothing; made once, since its stage has a thread. */
  private static final Page PAGE =
      new Stage(loaded -> null, null)
          .join(
              new Page.Line() {
                @Override
                public void text(String json) {}

                @Override
                public void binary(ByteBuffer bytes) {}
              })
          .orElseThrow();

  /** A coupling with all that remembers: a map at a rate, delays, events. */
  private static final CouplingModel REMEMBERS =
      model(
          """
          model = "cart-pole.xml"
          [controller.fast]
          inputs = { th = { from = "position:hinge", delay = 0.013 }, w = "velocity:hinge", m = "slow.m" }
          outputs = { "actuator:motor" = { expr = "x + k*delay(th, tau)", delay = 0.004 } }
          params = { k = 3.0, tau = 0.007 }
          states = { x = 0.1 }
          equations.rhs = { x = "w - x + 0.1*m" }
          [controller.slow]
          type = "map"
          rate = 100
          inputs = { a = "position:slide" }
          states = { m = 0.5 }
          equations.rhs = { m = "0.9*m + a" }
          events.high = { cond = "m > 0.4", action.m = "m/2" }
          """
              .getBytes(StandardCharsets.UTF_8));

  private SystemTargets() {}

  static List<Target> all() {
    List<byte[]> couplings = Targets.below(COUPLINGS, ".couple.toml").values().stream().toList();
    List<byte[]> studies = Targets.below(EXAMPLES, ".study.toml").values().stream().toList();
    return List.of(
        new Target("coupling", Targets.texts(couplings), SystemTargets::coupling),
        new Target(
            "couplingsnapshot",
            r -> Targets.forgedSnapshot(r, REMEMBERS.newInstance()),
            SystemTargets::restored),
        new Target("study", Targets.texts(studies), SystemTargets::study),
        new Target("table", r -> Mutation.bytes(r, table()), SystemTargets::table),
        new Target("block", SystemTargets::forgedBlock, CaseBlocks::read),
        new Target(
            "message",
            Targets.texts(List.of(MESSAGES.getBytes(StandardCharsets.UTF_8))),
            SystemTargets::messages));
  }

  private static CouplingModel model(byte[] text) {
    return Couplings.read(
        "a.couple.toml",
        new String(text, StandardCharsets.UTF_8),
        COUPLINGS.toAbsolutePath().normalize(),
        (folder, path) -> Mjcf.load(path, Resources.folder(folder)).model());
  }

  private static void restored(byte[] snapshot) {
    Coupling coupling = REMEMBERS.newInstance();
    Targets.withFile("snapshot", snapshot, file -> Snapshot.read(file).restore(coupling));
    for (int i = 0; i < STEPS && coupling.step().canContinue(); i++) {}
  }

  private static void coupling(byte[] text) {
    Coupling coupling = model(text).newInstance();
    double[] y = new double[coupling.outputNames().size()];
    for (int i = 0; i < STEPS && coupling.step().canContinue(); i++) {
      coupling.outputs(y);
    }
    Coupling copy = coupling.copy();
    copy.step();
  }

  private static void study(byte[] text) {
    Study study =
        Study.parse(
            "a.study.toml",
            new String(text, StandardCharsets.UTF_8),
            Resources.folder(EXAMPLES.toAbsolutePath().normalize()));
    study.values(study.cases() - 1);
    CaseRunner runner = study.runner();
    long end = System.nanoTime() + PATIENCE;
    try {
      CaseBlock block = runner.run(0, 1, () -> System.nanoTime() - end > 0);
      CaseBlock.decode(block.encode());
    } catch (CancellationException e) {
      // a long case is the user's wish
    }
  }

  // --- results of studies

  private static byte[] table() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      ParquetWriter.write(
          out,
          List.of(
              Column.of("case", new long[] {0, 1, 2}),
              Column.of("x", new double[] {1, Double.NaN, -3}),
              Column.of("status", new String[] {"done", "done", "failed"})),
          Map.of("a", "b"),
          "dynamis");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }

  private static void table(byte[] content) throws IOException {
    Path file = Files.createTempFile("fuzz", ".parquet");
    try {
      Files.write(file, content);
      try (ParquetReader reader = new ParquetReader(file)) {
        for (String name : reader.names()) {
          reader.column(name);
        }
      } catch (IOException e) {
        throw new SimulationException(e.getMessage(), e);
      }
    } finally {
      Files.delete(file);
    }
  }

  /** A changed block of a journal, with a hash that fits: only then the content is looked at. */
  private static byte[] forgedBlock(RandomGenerator random) {
    TreeMap<Integer, String> causes = new TreeMap<>(Map.of(1, "diverged"));
    byte[] bytes =
        new CaseBlock(
                4,
                2,
                3,
                new double[] {1, 2, 3, 4, 5, 6},
                new byte[] {0, 1},
                causes,
                new int[] {1, 0},
                new double[] {0, 1})
            .encode();
    if (random.nextInt(8) == 0) {
      return Mutation.bytes(random, bytes);
    }
    int end = bytes.length - Long.BYTES;
    Mutation.number(random, bytes, 8 + random.nextInt(end - 16));
    long sum = new Hash64().add(bytes, 0, end).value();
    ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).putLong(end, sum);
    return bytes;
  }

  private static final class CaseBlocks {
    /** A block that contradicts itself is refused as whoever resumes a study expects. */
    private static void read(byte[] bytes) {
      try {
        CaseBlock.decode(bytes);
      } catch (IllegalArgumentException e) {
        throw new SimulationException(e.getMessage(), e);
      }
    }
  }

  // --- messages of a page

  private static final String MODEL =
      """
      <mujoco>
        <worldbody>
          <geom type="plane" size="1 1 1"/>
          <body pos="0 0 1"><freejoint/><geom size=".1"/></body>
          <body pos="1 0 1"><joint name="j"/><geom size=".1"/></body>
        </worldbody>
        <actuator><position joint="j"/></actuator>
        <keyframe><key name="k"/></keyframe>
      </mujoco>
      """;

  private static final String MESSAGES =
      """
      {"do": "want", "parts": 3, "watch": ["qpos", "xpos[3]", "body_mass"]}
      {"do": "run", "on": true}
      {"do": "step", "count": 7}
      {"do": "back", "count": 3}
      {"do": "scrub", "at": 2}
      {"do": "reset", "key": 0}
      {"do": "speed", "value": 0.5}
      {"do": "set", "text": "option.timestep=0.001"}
      {"do": "set", "text": "option.integrator=RK4"}
      {"do": "set", "text": "model.body_mass[1]=2"}
      {"do": "set", "text": "model.jnt_type[1]=3"}
      {"do": "set", "text": "data.qvel=1,2,3"}
      {"do": "set", "text": "flag.contact=disable"}
      {"do": "control", "index": 0, "value": 1.5}
      {"do": "joint", "index": 2, "value": 0.3}
      {"do": "pull", "body": 1, "point": [0, 0, 0.1], "to": [1, 1, 1]}
      {"do": "turn", "body": 2, "quat": [1, 0, 0.5, 0]}
      {"do": "release"}
      {"do": "details", "kind": "body", "id": 1}
      {"do": "record", "on": true}
      {"do": "replay", "on": true}
      {"do": "keyframe"}
      {"do": "parameter", "index": 0, "value": 3.7}
      {"do": "initial", "index": 0, "value": 0.2}
      {"do": "span", "value": 50}
      {"do": "preset", "name": "chaos"}
      {"do": "plane", "x": 0, "y": 0, "count": 5, "box": [0, 1, 0, 1]}
      {"do": "map", "count": 9, "range": [0, 1]}
      """;

  /** Lines that a page sends, to a mechanism and to equations, which both go on afterwards. */
  private static void messages(byte[] lines) {
    List<Show> shows =
        List.of(
            new MechanismShow(
                new Mechanism(Mjcf.compile(Mjcf.readText(MODEL)).model()), null, null),
            new SystemShow(new EquationSystem(Models.load("builtin://map/logistic"))));
    for (Show show : shows) {
      for (String line : new String(lines, StandardCharsets.UTF_8).lines().toList()) {
        send(show, line);
      }
      for (int i = 0; i < STEPS; i++) {
        show.advance(System.nanoTime());
      }
      show.frame(PAGE);
      show.status();
    }
  }

  private static void send(Show show, String line) {
    try {
      Message message = Message.read(line);
      if (message.verb().equals("want")) {
        show.checkWatched(message.texts("watch"));
      } else if (show.knows(message.verb())) {
        show.receive(PAGE, message);
        show.advance(System.nanoTime());
      }
    } catch (Message.MalformedException | IllegalArgumentException | SimulationException e) {
      // the page is told
    }
  }
}
