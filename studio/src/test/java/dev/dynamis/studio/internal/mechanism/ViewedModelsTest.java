package dev.dynamis.studio.internal.mechanism;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mjcf.Mjcf;
import dev.dynamis.mjcf.spec.Compiled;
import dev.dynamis.mjcf.spec.Resources;
import dev.dynamis.studio.internal.show.Message;
import dev.dynamis.studio.internal.show.PageForTests;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Models that nobody here wrote can be viewed: described, stepped, sent with every part of a frame,
 * with all their assets. A build views some of them, {@code mvn -Pmodels test} all.
 */
class ViewedModelsTest {
  private static final Path MODELS = Path.of("../../shared/models").toAbsolutePath().normalize();
  private static final int STRIDE = Boolean.getBoolean("dynamis.render.all") ? 1 : 23;

  @Test
  void everyModelThatMujocoLoadsCanBeViewed() throws Exception {
    assumeTrue(Files.exists(MODELS.resolve("INDEX.tsv")), "no shared models");
    List<String> lines = Files.readAllLines(MODELS.resolve("INDEX.tsv"));
    List<String> failed = new ArrayList<>();
    int viewed = 0;
    for (int i = 1; i < lines.size(); i += STRIDE) {
      String[] cells = lines.get(i).split("\t");
      if (cells[1].equals("yes")) {
        try {
          // the folder of all models is open to each: some read what is beside their own
          view(Mjcf.load(cells[0], Resources.folder(MODELS)));
          viewed++;
        } catch (RuntimeException | AssertionError e) {
          failed.add(cells[0] + ": " + e);
        }
      }
    }
    assertThat(failed).isEmpty();
    assertThat(viewed).isGreaterThan(lines.size() / STRIDE / 2);
  }

  private static void view(Compiled compiled) throws IOException, Message.MalformedException {
    Model m = compiled.model();
    PageForTests page = new PageForTests().wanting(0xffff, "qpos", "xpos");
    MechanismShow show = new MechanismShow(new Mechanism(m), compiled, null);
    assertThat(show.description()).startsWith("{\"kind\":\"mechanism\"");
    show.receive(page.page(), Message.read("{\"do\":\"step\",\"count\":2}"));
    FrameForTests frame = FrameForTests.read(show.frame(page.page()));
    assertThat(frame.parts()).containsKey(Parts.P_BODIES);
    assertThat(frame.time()).isPositive();
    for (int body = 0; body < Math.min(m.nbody, 3); body++) {
      String wish = "{\"do\":\"details\",\"kind\":\"body\",\"id\":" + body + "}";
      assertThat(show.receive(page.page(), Message.read(wish))).contains("\"details\"");
    }
    fetch(show, "mesh", m.nmesh);
    fetch(show, "tree", m.nmesh);
    fetch(show, "hfield", m.nhfield);
    fetch(show, "texture", m.ntex);
    fetch(show, "skin", m.nskin);
    fetch(show, "flex", m.nflex);
    assertThat(show.status()).contains("\"running\":false");
  }

  private static void fetch(MechanismShow show, String kind, int count) {
    for (int i = 0; i < count; i++) {
      assertThat(show.asset(kind + "/" + i)).as(kind + " " + i).isPresent();
    }
  }
}
