package dev.dynamis.mechanics.layout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class FootprintTest {
  private static final Sizes SMALL = new Sizes();

  private static long bytes(Layout layout) {
    long sum = 0;
    for (Field f : layout.fields()) {
      sum +=
          f.shape() == null
              ? 0
              : (long) java.lang.reflect.Array.getLength(f.array()) * f.kind().bytes();
    }
    return sum;
  }

  private static Model unmoving(Sizes sizes) {
    Model m = new Model(sizes);
    Arrays.fill(m.body.mocapid, -1);
    Arrays.fill(m.body.treeid, -1);
    return m;
  }

  @Test
  void saysWhatIsAllocatedLater() {
    Sizes sizes =
        new Sizes(SMALL)
            .set(Size.NBODY, 5)
            .set(Size.NQ, 7)
            .set(Size.NV, 6)
            .set(Size.NKEY, 11)
            .set(Size.NGEOM, 3);
    Model empty = unmoving(SMALL);
    Model m = unmoving(sizes);
    assertThat(empty.footprint(sizes).bytes()).isEqualTo(bytes(m));
    assertThat(new Data(empty).footprint(sizes).bytes()).isEqualTo(bytes(new Data(m)));
  }

  @Test
  void namesTheLargestArrayWithoutAllocatingIt() {
    Sizes sizes =
        new Sizes(SMALL).set(Size.NKEY, Integer.MAX_VALUE).set(Size.NQ, Integer.MAX_VALUE);
    Footprint f = new Model(SMALL).footprint(sizes);
    assertThat(f.largest()).isEqualTo("key_qpos (nkey x nq)");
    assertThat(f.isPossible()).isFalse();
    assertThat(f.bytes()).isEqualTo(Long.MAX_VALUE);
  }
}
