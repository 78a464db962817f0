package dev.dynamis.conformance.fuzz;

import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.Hash64;
import dev.dynamis.core.Recording;
import dev.dynamis.core.Snapshot;
import dev.dynamis.equations.EquationSystem;
import dev.dynamis.equations.Models;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.mjcf.Mjcf;
import dev.dynamis.mjcf.spec.Resources;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import java.util.zip.CRC32C;
import java.util.zip.Deflater;

/** Every reader of files, each with what it is fed: files of the tests, changed. */
final class Targets {
  private static final Path RESOURCES = Path.of("src/test/resources");
  private static final int STEPS = 20;
  private static final int LARGEST = 20_000;

  /** Files that models of the tests read, under their names. */
  private static final Map<String, byte[]> ASSETS = assets();

  private Targets() {}

  static List<Target> all() {
    List<byte[]> models = files(".xml", "acceptance", "compile", "contact", "smooth", "collision");
    List<byte[]> binaries = binaries(models, 7);
    List<Target> all = new ArrayList<>();
    List<byte[]> soft = files(".xml", "flex", "skin");
    List<byte[]> softBinaries = binaries(soft, 2);
    all.add(new Target("mjcf", texts(models), Targets::mjcf));
    all.add(new Target("flex", texts(soft), Targets::mjcf));
    all.add(new Target("urdf", texts(files(".urdf", "urdf")), Targets::urdf));
    all.add(new Target("toml", texts(equations()), Targets::toml));
    all.add(new Target("obj", texts(named(".obj")), i -> mesh("m.obj", i)));
    all.add(new Target("stl", raw(named(".stl")), i -> mesh("m.stl", i)));
    all.add(new Target("msh", raw(named(".msh")), i -> mesh("m.msh", i)));
    all.add(new Target("skn", raw(files(".skn", "skin/meshes")), Targets::skin));
    all.add(new Target("gmsh", raw(List.of(GMSH.getBytes(StandardCharsets.UTF_8))), Targets::gmsh));
    all.add(new Target("png", r -> repaired(Mutation.bytes(r, png(r))), Targets::png));
    all.add(new Target("hfield", r -> Mutation.bytes(r, heights(r)), Targets::hfield));
    all.add(new Target("binary", r -> forged(r, binaries), Targets::binary));
    all.add(new Target("softbinary", r -> forged(r, softBinaries), Targets::binary));
    all.add(new Target("snapshot", Targets::forgedSnapshot, Targets::snapshot));
    for (String format : List.of("csv", "jsonl", "npy", "npz", "parquet")) {
      List<byte[]> one = List.of(recording(format));
      boolean text = format.equals("csv") || format.equals("jsonl");
      all.add(new Target(format, text ? texts(one) : raw(one), i -> recording(format, i)));
    }
    all.addAll(SystemTargets.all());
    all.addAll(RunTargets.all());
    all.add(new Target("bomb", Bombs::any, Bombs::read));
    return all;
  }

  static Target.Source texts(List<byte[]> files) {
    return r -> Mutation.text(r, any(r, files), any(r, files));
  }

  private static Target.Source raw(List<byte[]> files) {
    return r -> Mutation.bytes(r, any(r, files));
  }

  private static byte[] any(RandomGenerator random, List<byte[]> files) {
    return files.get(random.nextInt(files.size()));
  }

  // --- readers

  static void mjcf(byte[] text) {
    step(load("model.xml", text));
  }

  private static void urdf(byte[] text) {
    step(load("model.urdf", text));
  }

  private static Model load(String name, byte[] text) {
    Map<String, byte[]> files = new HashMap<>(ASSETS);
    files.put(name, text);
    return Mjcf.load(name, Resources.memory(files)).model();
  }

  private static void mesh(String name, byte[] content) {
    String model =
        "<mujoco><asset><mesh name='m' file='%s'/></asset><worldbody><geom type='plane' size='1 1 1'/>"
            .formatted(name);
    model +=
        "<body pos='0 0 .1'><freejoint/><geom type='mesh' mesh='m'/></body></worldbody></mujoco>";
    asset(model, name, content);
  }

  private static void skin(byte[] content) {
    asset(
        "<mujoco><asset><skin file='s.skn'/></asset><worldbody><body name='base'/>"
            + "<body name='middle'/><body name='tip'/></worldbody></mujoco>",
        "s.skn",
        content);
  }

  private static void gmsh(byte[] content) {
    asset(
        "<mujoco><worldbody><flexcomp name='f' type='gmsh' file='f.msh' radius='.001'>"
            + "<elasticity young='100'/></flexcomp></worldbody></mujoco>",
        "f.msh",
        content);
  }

  /** Two tetrahedra. */
  private static final String GMSH =
      """
      $MeshFormat
      4.1 0 8
      $EndMeshFormat
      $Nodes
      1 5 1 5
      3 1 0 5
      1
      2
      3
      4
      5
      0 0 0
      1 0 0
      0 1 0
      0 0 1
      1 1 1
      $EndNodes
      $Elements
      1 2 1 2
      3 1 4 2
      1 1 2 3 4
      2 2 3 4 5
      $EndElements
      """;

  private static void png(byte[] content) {
    asset(
        "<mujoco><asset><texture name='t' type='2d' file='p.png'/>"
            + "<hfield name='h' file='p.png' size='1 1 1 1'/></asset>"
            + "<worldbody><geom type='hfield' hfield='h'/></worldbody></mujoco>",
        "p.png",
        content);
  }

  private static void hfield(byte[] content) {
    asset(
        "<mujoco><asset><hfield name='h' file='h.bin' size='1 1 1 1'/></asset><worldbody><geom"
            + " type='hfield' hfield='h'/><body pos='0 0 1'><freejoint/><geom size='.1'/></body>"
            + "</worldbody></mujoco>",
        "h.bin",
        content);
  }

  private static void asset(String model, String name, byte[] content) {
    Map<String, byte[]> files =
        Map.of("model.xml", model.getBytes(StandardCharsets.UTF_8), name, content);
    step(Mjcf.load("model.xml", Resources.memory(files)).model());
  }

  private static void binary(byte[] content) {
    step(Model.load(content, "model.dyb"));
  }

  private static void step(Model m) {
    Data d = new Data(m);
    for (int i = 0; i < STEPS; i++) {
      Physics.step(m, d);
    }
  }

  static void toml(byte[] text) {
    String toml = new String(text, StandardCharsets.UTF_8);
    EquationSystem system = new EquationSystem(Models.parse("model.toml", toml));
    for (int i = 0; i < STEPS && system.step().canContinue(); i++) {}
  }

  private static void snapshot(byte[] content) {
    Mechanism system = new Mechanism(Mjcf.compile(Mjcf.readText(SLEEPY)).model());
    withFile("snapshot", content, file -> Snapshot.read(file).restore(system));
    for (int i = 0; i < STEPS && system.step().canContinue(); i++) {}
  }

  private static void recording(String format, byte[] content) {
    withFile(format, content, file -> Recording.read(file).rows());
  }

  static void withFile(String ending, byte[] content, Consumer<Path> use) {
    try {
      Path file = Files.createTempFile("fuzz", "." + ending);
      try {
        Files.write(file, content);
        use.accept(file);
      } finally {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  // --- inputs

  /** Returns every n-th model in binary form, but for those that are refused or large. */
  private static List<byte[]> binaries(List<byte[]> models, int n) {
    List<byte[]> binaries = new ArrayList<>();
    for (int i = 0; i < models.size(); i += n) {
      byte[] binary;
      try {
        binary = load("model.xml", models.get(i)).toBytes();
      } catch (dev.dynamis.core.ModelException e) {
        // some models of the tests are refused on purpose
        continue;
      }
      if (binary.length < 4 * LARGEST) {
        binaries.add(binary);
      }
    }
    return binaries;
  }

  /**
   * A changed binary, in most cases with a checksum that fits: only then the content is looked at.
   */
  private static byte[] forged(RandomGenerator random, List<byte[]> binaries) {
    byte[] bytes = any(random, binaries).clone();
    if (random.nextInt(8) == 0) {
      return Mutation.bytes(random, bytes);
    }
    int header = 24;
    Mutation.number(random, bytes, header + random.nextInt(bytes.length - header - 8));
    CRC32C sum = new CRC32C();
    sum.update(bytes, header, bytes.length - header);
    ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).putInt(header - 4, (int) sum.getValue());
    return bytes;
  }

  private static final String SLEEPY =
      """
      <mujoco>
        <option><flag sleep="enable"/></option>
        <worldbody>
          <geom type="plane" size="1 1 1"/>
          <body pos="0 0 .1"><freejoint/><geom size=".1"/></body>
          <body pos="1 0 1"><joint name="j"/><geom size=".1"/></body>
        </worldbody>
        <actuator><position joint="j" delay=".01" nsample="8"/></actuator>
        <sensor><jointpos joint="j" delay=".004" nsample="4"/></sensor>
      </mujoco>
      """;

  private static byte[] forgedSnapshot(RandomGenerator random) {
    return forgedSnapshot(random, new Mechanism(Mjcf.compile(Mjcf.readText(SLEEPY)).model()));
  }

  /** A changed snapshot of a system after some steps, in most cases with a hash that fits. */
  static byte[] forgedSnapshot(RandomGenerator random, DynamicalSystem system) {
    for (int i = random.nextInt(5); i > 0; i--) {
      system.step();
    }
    byte[] bytes = written("snapshot", file -> Snapshot.of(system).write(file));
    if (random.nextInt(8) == 0) {
      return Mutation.bytes(random, bytes);
    }
    int end = bytes.length - 8;
    Mutation.number(random, bytes, 12 + random.nextInt(end - 20));
    long sum = new Hash64().add(bytes, 0, end).value();
    ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).putLong(end, sum);
    return bytes;
  }

  /** What is written to a file. */
  static byte[] written(String ending, Consumer<Path> writer) {
    byte[][] bytes = new byte[1][];
    withFile(
        ending,
        new byte[0],
        file -> {
          writer.accept(file);
          try {
            bytes[0] = Files.readAllBytes(file);
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        });
    return bytes[0];
  }

  private static byte[] recording(String format) {
    Recording recording = new Recording(List.of("x", "y z"));
    for (int i = 0; i < 5; i++) {
      recording.add(i / 4.0, i - 2, i == 3 ? Double.NaN : 1e-3 * i);
    }
    return written(format, recording::write);
  }

  /** A height field: numbers of rows and columns, then elevations. */
  private static byte[] heights(RandomGenerator random) {
    int rows = 2 + random.nextInt(5);
    int columns = 2 + random.nextInt(5);
    ByteBuffer out = ByteBuffer.allocate(8 + 4 * rows * columns).order(ByteOrder.LITTLE_ENDIAN);
    out.putInt(rows).putInt(columns);
    for (int i = 0; i < rows * columns; i++) {
      out.putFloat(random.nextFloat());
    }
    return out.array();
  }

  /** A small picture of any kind of pixels. */
  private static byte[] png(RandomGenerator random) {
    int[][] kinds = {{0, 1}, {0, 8}, {0, 16}, {2, 8}, {2, 16}, {3, 4}, {3, 8}, {4, 8}, {6, 8}};
    int[] kind = kinds[random.nextInt(kinds.length)];
    int width = 1 + random.nextInt(9);
    int height = 1 + random.nextInt(9);
    int channels = new int[] {1, 0, 3, 1, 2, 0, 4}[kind[0]];
    int row = 1 + (width * channels * kind[1] + 7) / 8;
    byte[] raw = new byte[row * height];
    random.nextBytes(raw);
    for (int y = 0; y < height; y++) {
      raw[y * row] = (byte) random.nextInt(5);
    }
    ByteBuffer head = ByteBuffer.allocate(13).putInt(width).putInt(height);
    head.put((byte) kind[1]).put((byte) kind[0]).put((byte) 0).put((byte) 0);
    head.put((byte) random.nextInt(2));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes(new byte[] {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'});
    chunk(out, "IHDR", head.array());
    if (kind[0] == 3) {
      byte[] palette = new byte[3 * (1 << kind[1])];
      random.nextBytes(palette);
      chunk(out, "PLTE", palette);
    }
    Deflater deflater = new Deflater();
    deflater.setInput(raw);
    deflater.finish();
    byte[] packed = new byte[2 * raw.length + 64];
    chunk(out, "IDAT", Arrays.copyOf(packed, deflater.deflate(packed)));
    deflater.end();
    chunk(out, "IEND", new byte[0]);
    return out.toByteArray();
  }

  private static void chunk(ByteArrayOutputStream out, String type, byte[] content) {
    ByteBuffer chunk = ByteBuffer.allocate(12 + content.length).putInt(content.length);
    chunk.put(type.getBytes(StandardCharsets.US_ASCII)).put(content).putInt(0);
    out.writeBytes(repairedChunk(chunk.array(), 0, content.length));
  }

  /** Gives every chunk of a changed picture the checksum of its content. */
  private static byte[] repaired(byte[] png) {
    ByteBuffer in = ByteBuffer.wrap(png);
    for (int at = 8; at + 12 <= png.length; ) {
      int length = in.getInt(at);
      if (length < 0 || length > png.length - at - 12) {
        break;
      }
      repairedChunk(png, at, length);
      at += 12 + length;
    }
    return png;
  }

  private static byte[] repairedChunk(byte[] bytes, int at, int length) {
    java.util.zip.CRC32 sum = new java.util.zip.CRC32();
    sum.update(bytes, at + 4, 4 + length);
    ByteBuffer.wrap(bytes).putInt(at + 8 + length, (int) sum.getValue());
    return bytes;
  }

  private static List<byte[]> equations() {
    List<byte[]> all = new ArrayList<>();
    for (String name : Models.builtinNames()) {
      all.add(Models.builtinText(name).getBytes(StandardCharsets.UTF_8));
    }
    all.addAll(below(Path.of("../equations/src/test/resources/lag"), ".toml").values());
    return all;
  }

  private static List<byte[]> files(String ending, String... folders) {
    List<byte[]> all = new ArrayList<>();
    for (String folder : folders) {
      all.addAll(below(RESOURCES.resolve(folder), ending).values());
    }
    return all;
  }

  private static List<byte[]> named(String ending) {
    return below(Path.of("../mjcf/src/test/resources"), ending).values().stream().toList();
  }

  private static Map<String, byte[]> assets() {
    Map<String, byte[]> all = new HashMap<>();
    all.putAll(below(RESOURCES.resolve("acceptance"), ".xml"));
    all.putAll(below(RESOURCES.resolve("acceptance"), ".obj"));
    all.putAll(below(RESOURCES.resolve("urdf"), ".obj"));
    return all;
  }

  /** Small files of a folder and the folders in it, in the order of their names. */
  static Map<String, byte[]> below(Path folder, String ending) {
    Map<String, byte[]> all = new java.util.TreeMap<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(f -> f.toString().endsWith(ending)).toList()) {
        if (Files.size(file) <= LARGEST) {
          String name = folder.relativize(file).toString().replace('\\', '/');
          all.put(name, Files.readAllBytes(file));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    if (all.isEmpty()) {
      throw new IllegalStateException("no file " + ending + " below " + folder.toAbsolutePath());
    }
    return all;
  }
}
