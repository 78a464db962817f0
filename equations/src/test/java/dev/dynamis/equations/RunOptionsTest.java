package dev.dynamis.equations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.Autosave;
import dev.dynamis.core.Progress;
import dev.dynamis.core.ThinRecording;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How far runs go. */
class RunOptionsTest {
  private static final RunOptions ODE =
      RunOptions.of(
          Models.parse(
              "test",
              "[model]\ntype='ode'\n[states]\nx=1\n[equations.rhs]\nx='1'\n[sim]\nt0=1\nt_end=9\n"
                  + "record_interval=4\ntransient=2\nmax_steps=77\n"));

  @Test
  void aModelSaysHowItWantsToBeRun() {
    assertThat(ODE.t0()).isEqualTo(1);
    assertThat(ODE.until()).isEqualTo(9);
    assertThat(ODE.iterations()).isEqualTo(-1);
    assertThat(ODE.transientSpan()).isEqualTo(2);
    assertThat(ODE.recordInterval()).isEqualTo(4);
    assertThat(ODE.maxSteps()).isEqualTo(77);
    assertThat(ODE.record()).isTrue();
    assertThat(ODE.variables()).isNull();
    RunOptions map = RunOptions.of(Models.load("builtin://map/logistic"));
    assertThat(map.until()).isNaN();
    assertThat(map.iterations()).isPositive();
  }

  /** Each verb changes what it names and nothing else. */
  @Test
  void verbsChangeOneThing() {
    assertThat(ODE.from(3)).isEqualTo(with(3, 9, -1, 2, true, 4, 0, null, 77, ""));
    assertThat(ODE.until(3)).isEqualTo(with(1, 3, -1, 2, true, 4, 0, null, 77, ""));
    assertThat(ODE.iterations(3)).isEqualTo(with(1, Double.NaN, 3, 2, true, 4, 0, null, 77, ""));
    assertThat(ODE.withTransient(3)).isEqualTo(with(1, 9, -1, 3, true, 4, 0, null, 77, ""));
    assertThat(ODE.recording(false)).isEqualTo(with(1, 9, -1, 2, false, 4, 0, null, 77, ""));
    assertThat(ODE.every(3)).isEqualTo(with(1, 9, -1, 2, true, 3, 0, null, 77, ""));
    assertThat(ODE.only("x")).isEqualTo(with(1, 9, -1, 2, true, 4, 0, List.of("x"), 77, ""));
    assertThat(ODE.maxSteps(3)).isEqualTo(with(1, 9, -1, 2, true, 4, 0, null, 3, ""));
    assertThat(ODE.tag("a")).isEqualTo(with(1, 9, -1, 2, true, 4, 0, null, 77, "a"));
  }

  /** Rows come every so many steps or at equal times, not both. */
  @Test
  void samplesAndIntervalsExcludeEachOther() {
    assertThat(ODE.sample(0.5)).isEqualTo(with(1, 9, -1, 2, true, 1, 0.5, null, 77, ""));
    assertThat(ODE.sample(0.5).every(3).sample()).isZero();
  }

  @Test
  void listenersPlansAndSinksAreKept() {
    Progress progress = (done, total, what) -> false;
    Autosave plan = Autosave.everySteps(Path.of("a"), 3);
    ThinRecording sink = new ThinRecording(8);
    RunOptions o = ODE.progress(progress).autosave(plan).to(sink).every(2);
    assertThat(o.progress()).isSameAs(progress);
    assertThat(o.autosave()).isSameAs(plan);
    assertThat(o.sinks()).containsExactly(sink);
  }

  private static RunOptions with(
      double t0,
      double until,
      long iterations,
      double transientSpan,
      boolean record,
      int interval,
      double sample,
      List<String> variables,
      long maxSteps,
      String tag) {
    return new RunOptions(
        t0,
        until,
        iterations,
        transientSpan,
        record,
        interval,
        sample,
        variables,
        maxSteps,
        tag,
        Progress.NONE,
        Autosave.NONE,
        List.of());
  }

  @Test
  void whatMakesNoSenseIsNamed() {
    assertThatThrownBy(() -> ODE.from(Double.NaN))
        .hasMessage("t0 is NaN, expected a finite number");
    assertThatThrownBy(() -> ODE.withTransient(-1)).hasMessageContaining("transient is -1.0");
    assertThatThrownBy(() -> ODE.every(0)).hasMessage("record_interval is 0, expected at least 1");
    assertThatThrownBy(() -> ODE.sample(-1)).hasMessageContaining("sample is -1.0");
    assertThatThrownBy(() -> ODE.maxSteps(-1)).hasMessage("max_steps is -1, expected at least 0");
  }
}
