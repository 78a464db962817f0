package dev.dynamis.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.ModelException;
import dev.dynamis.core.SampleDesign;
import java.util.List;
import org.junit.jupiter.api.Test;

class StudyReaderTest {
  private static List<Diagnostic> problems(String text) {
    return catchThrowableOfType(ModelException.class, () -> StudyReader.read("a.study.toml", text))
        .diagnostics();
  }

  @Test
  void aStudyIsReadWithItsDefaults() {
    StudySpec spec =
        StudyReader.read(
            "x/a.study.toml",
            """
            [study]
            model = "m.toml"
            cases = 1e3
            design = "sobol"
            [vary]
            a = "uniform(0, 1)"
            b = { times = "normal(1, 0.1)" }
            c = [1, 2.5]
            d = { from = 1, to = 100, count = 3, scale = "log" }
            [run]
            steps = 10
            """);
    assertThat(spec.name()).isEqualTo("a");
    assertThat(spec.design()).isEqualTo(SampleDesign.SOBOL);
    assertThat(spec.draws()).isEqualTo(1000);
    assertThat(spec.axes()).extracting(Axis::name).containsExactly("a", "b", "c", "d");
    assertThat(spec.axes().get(1).operator()).isEqualTo('*');
    Axis.Range log = spec.axes().get(3).values();
    assertThat(log.at(0)).isEqualTo(1);
    assertThat(log.at(1)).isCloseTo(10, org.assertj.core.data.Offset.offset(1e-14));
    assertThat(log.at(2)).isEqualTo(100);
  }

  @Test
  void allProblemsAreToldAtOnceWithTheirPlaces() {
    List<Diagnostic> all =
        problems(
            """
            [study]
            modle = "m.toml"
            design = "latn"
            [vary]
            r = []
            s = { from = 1, to = 1, count = 5 }
            t = "uniform(2, 1)"
            u = 3
            v = { from = 0, to = 1 }
            w = { from = 0, to = 1, count = 0 }
            [run]
            time = -1
            steps = 5
            [keep]
            settling = [{ of = "x" }]
            finale = ["x"]
            """);
    assertThat(all).extracting(Diagnostic::line).contains(1, 2, 3, 5, 6, 7, 8, 9, 10, 12, 15, 16);
    assertThat(all.stream().map(Diagnostic::render).toList())
        .anyMatch(d -> d.contains("a.study.toml:2:1: [ST02] [study].modle: unknown key 'modle'"))
        .anyMatch(d -> d.contains("did you mean \"model\"?"))
        .anyMatch(d -> d.contains("did you mean \"latin\"?"))
        .anyMatch(d -> d.contains("[ST05] [vary].r: the list is empty"))
        .anyMatch(d -> d.contains("the range from 1.0 to 1.0 is empty, but has 5 values"))
        .anyMatch(d -> d.contains("both time and steps are given"));
  }

  @Test
  void valuesThatAreNoListAreToldWithTheirPlace() {
    assertThat(
            problems("[study]\nmodel='m'\n[vary]\na = { values = 'uniform(0, 1)' }\n[run]\nsteps=1")
                .getFirst()
                .render())
        .startsWith("a.study.toml:4:")
        .contains("a list of numbers");
  }

  @Test
  void textThatIsNotTomlIsToldWithItsPlace() {
    assertThat(problems("[study]\nmodel = \n").getFirst().render())
        .startsWith("a.study.toml:2:")
        .contains("[ST01]");
  }

  @Test
  void drawsNeedANumberOfCases() {
    assertThat(
            problems("[study]\nmodel='m'\n[vary]\na='normal(0,1)'\n[run]\nsteps=1")
                .getFirst()
                .problem())
        .isEqualTo("something is drawn, but nothing says how often");
  }
}
