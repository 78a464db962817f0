package dev.dynamis.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.dynamis.mechanics.Model;
import dev.dynamis.mjcf.Mjcf;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Convex hulls of meshes that nobody here wrote, where a folder of them lies beside the project:
 * the same vertices, edges and triangles in the same order as in MuJoCo.
 */
class HullsTest {
  private static final Path MODELS = Path.of("../../shared/models").toAbsolutePath().normalize();

  @Test
  void everyMeshHasTheGraphOfMujoco() throws IOException, NoSuchAlgorithmException {
    assumeTrue(Files.exists(MODELS.resolve("INDEX.tsv")), "no shared models");
    List<String> wrong = new ArrayList<>();
    String name = "";
    Model model = null;
    int compared = 0;
    for (String line : recorded()) {
      String[] cells = line.split("\t");
      if (!cells[0].equals(name)) {
        name = cells[0];
        model = Mjcf.load(MODELS.resolve(name)).model();
      }
      compared++;
      if (!line.equals(name + "\t" + hull(model, Integer.parseInt(cells[1])))) {
        wrong.add(line);
      }
    }
    assertThat(wrong).isEmpty();
    assertThat(compared).isGreaterThan(40);
  }

  private static List<String> recorded() throws IOException {
    try (InputStream in = HullsTest.class.getResourceAsStream("/hulls.tsv")) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().filter(l -> !l.startsWith("#")).toList();
    }
  }

  private static String hull(Model m, int mesh) throws NoSuchAlgorithmException {
    int adr = m.mesh.graphadr[mesh];
    int numvert = m.mesh.graph[adr];
    int numface = m.mesh.graph[adr + 1];
    int length = 2 + 3 * numvert + 6 * numface;
    ByteBuffer bytes = ByteBuffer.allocate(4 * length).order(ByteOrder.LITTLE_ENDIAN);
    bytes.asIntBuffer().put(m.mesh.graph, adr, length);
    byte[] hash = MessageDigest.getInstance("SHA-256").digest(bytes.array());
    String digest = HexFormat.of().formatHex(hash).substring(0, 16);
    return mesh + "\t" + numvert + "\t" + numface + "\t" + digest;
  }
}
