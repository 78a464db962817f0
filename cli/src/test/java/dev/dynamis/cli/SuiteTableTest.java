package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.mjcf.MechanismLibrary;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import org.junit.jupiter.api.Test;

class SuiteTableTest {
  @Test
  void theShippedTableSaysWhereItIsFromAndHasNumbersForEveryModel() throws IOException {
    SuiteTable table = SuiteTable.shipped();
    assertThat(String.join("\n", table.notes()))
        .contains("machine", "MuJoCo 3.5.0")
        .containsPattern("20\\d\\d-\\d\\d-\\d\\d");
    assertThat(table.rows()).isNotEmpty();
    for (SuiteTable.Row row : table.rows()) {
      assertThat(row.ours()).as(row.model()).isPositive();
      assertThat(row.reference()).as(row.model()).isPositive();
      assertThat(row.steps()).isPositive();
      if (row.model().startsWith("builtin:")) {
        assertThat(MechanismLibrary.isName(row.model())).as(row.model()).isTrue();
      }
    }
  }

  @Test
  void aLineWithAMissingColumnIsTold() {
    BufferedReader in = new BufferedReader(new StringReader("# note\na.xml\t10\t1\t2\n"));
    assertThatThrownBy(() -> new SuiteTable(in)).hasMessage("line 2 has 4 columns of 5");
  }

  @Test
  void aDashIsNoNumber() throws IOException {
    SuiteTable table = new SuiteTable(new BufferedReader(new StringReader("a.xml\t10\t1\t2\t-\n")));
    assertThat(table.rows().getFirst().webAssembly()).isNaN();
    assertThat(table.rows().getFirst().reference()).isEqualTo(2);
  }
}
