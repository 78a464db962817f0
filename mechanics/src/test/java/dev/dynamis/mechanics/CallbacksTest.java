package dev.dynamis.mechanics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.dynamis.mechanics.constant.GeomType;
import java.lang.reflect.Field;
import java.lang.reflect.Proxy;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CallbacksTest {
  private static final Callbacks.CollisionFunction NOTHING = (m, d, a, b, margin, found) -> {};
  private final Callbacks callbacks = new Callbacks();

  /** A callback of any kind, which is never called. */
  private static void install(Callbacks to, Field member) throws ReflectiveOperationException {
    Class<?> type = member.getType();
    Class<?>[] types = {type};
    member.set(
        to, Proxy.newProxyInstance(type.getClassLoader(), types, (proxy, method, args) -> null));
  }

  @Test
  void aCollisionFunctionIsForTwoTypesInEitherOrder() {
    callbacks.setCollision(GeomType.BOX, GeomType.SPHERE, NOTHING);
    assertThat(callbacks.collision(GeomType.SPHERE, GeomType.BOX)).isSameAs(NOTHING);
    assertThat(callbacks.collision(GeomType.SPHERE, GeomType.SPHERE)).isNull();
    assertThat(callbacks.hasCollisionFunctions()).isTrue();
    callbacks.setCollision(GeomType.SPHERE, GeomType.BOX, null);
    assertThat(callbacks.hasCollisionFunctions()).isFalse();
  }

  @Test
  void typesThatDoNotCollideAreRefused() {
    for (int type : new int[] {-1, GeomType.COUNT}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> callbacks.setCollision(GeomType.BOX, type, NOTHING))
          .withMessageContaining("there is no geom type " + type);
    }
  }

  @Test
  void copiesHaveEveryCallback() throws ReflectiveOperationException {
    callbacks.setCollision(GeomType.BOX, GeomType.BOX, NOTHING);
    for (Field member : Callbacks.class.getFields()) {
      install(callbacks, member);
    }
    Callbacks copy = new Callbacks();
    copy.copyFrom(callbacks);
    for (Field member : Callbacks.class.getFields()) {
      assertThat(member.get(copy) == member.get(callbacks)).as(member.getName()).isTrue();
    }
    assertThat(copy.collision(GeomType.BOX, GeomType.BOX)).isSameAs(NOTHING);
  }

  /** Sensors and clocks look at what is done; all others look while it is being done. */
  @Test
  void allButSensorsAndClocksSeeStages() throws ReflectiveOperationException {
    for (Field member : Callbacks.class.getFields()) {
      Callbacks one = new Callbacks();
      assertThat(one.seeStages()).isFalse();
      install(one, member);
      assertThat(one.seeStages())
          .as(member.getName())
          .isEqualTo(!Set.of("sensor", "clock").contains(member.getName()));
    }
  }
}
