package dev.dynamis.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ModelExceptionTest {
  private static Diagnostic error(int line) {
    return Diagnostic.error("A1", "f", line, 1, "", "wrong", "");
  }

  private static Diagnostic warning(int line) {
    return Diagnostic.warning("A2", "f", line, 1, "", "odd", "");
  }

  @Test
  void showsAllProblemsInTheOrderOfTheFile() {
    ModelException e = new ModelException(List.of(warning(1), error(2), warning(3)));
    assertThat(e).hasMessage("f:1:1: warning [A2] odd\nf:2:1: [A1] wrong\nf:3:1: warning [A2] odd");
    assertThat(e.diagnostics()).containsExactly(warning(1), error(2), warning(3));
  }

  @Test
  void neverHidesAnErrorBehindManyWarnings() {
    List<Diagnostic> all = new ArrayList<>();
    for (int i = 1; i <= 200; i++) {
      all.add(warning(i));
    }
    all.add(error(201));
    ModelException e = new ModelException(all);
    assertThat(e.getMessage()).startsWith("f:201:1: [A1] wrong\n").endsWith("\n... and 151 more");
    assertThat(e.getMessage().lines()).hasSize(51);
    assertThat(e.diagnostics()).isEqualTo(all);
  }

  @Test
  void needsAnError() {
    assertThatIllegalArgumentException().isThrownBy(() -> new ModelException(List.of()));
    assertThatIllegalArgumentException().isThrownBy(() -> new ModelException(warning(1)));
  }

  @Test
  void keepsItsDiagnosticsOnTheWayBetweenMachines() throws IOException, ClassNotFoundException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(new ModelException(error(7)));
    }
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      assertThat(((ModelException) in.readObject()).diagnostics()).containsExactly(error(7));
    }
  }
}
