package dev.dynamis.mjcf.internal.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.mjcf.spec.Spec;
import java.util.List;
import org.junit.jupiter.api.Test;

class SpecChecksTest {
  private static List<Diagnostic> check(Spec spec) {
    Problems problems = new Problems();
    SpecChecks.run(spec, problems);
    return problems.all();
  }

  @Test
  void namesAreUniqueWithinAKind() {
    Spec spec = new Spec();
    spec.world().add("body").set("name", "a");
    spec.world().add("geom").set("name", "a");
    assertThat(check(spec)).isEmpty();
    spec.world().add("body").set("name", "a");
    assertThat(check(spec)).extracting(Diagnostic::code).containsExactly("MJ040");
    spec.world().add("body").set("name", "world");
    assertThat(check(spec).get(1).problem()).isEqualTo("\"world\" is the name of the world body");
  }

  @Test
  void referencesLeadSomewhere() {
    Spec spec = new Spec();
    spec.world().add("body").add("joint").set("name", "elbow");
    spec.section("actuator").add("motor").set("joint", "elbo");
    assertThat(check(spec)).hasSize(1);
    assertThat(check(spec).getFirst().fix()).isEqualTo("did you mean \"elbow\"?");
  }

  @Test
  void theWorldHasNoJoints() {
    Spec spec = new Spec();
    spec.world().add("frame").add("joint");
    assertThat(check(spec).getFirst().problem()).isEqualTo("the world cannot have joints");
  }
}
