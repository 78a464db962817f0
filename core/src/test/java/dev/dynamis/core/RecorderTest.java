package dev.dynamis.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.lang.reflect.Proxy;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class RecorderTest {
  private static DelayedOscillator oscillator() {
    return new DelayedOscillator(0.1, 4, 0.2, 3);
  }

  @Test
  void recordsEverythingAtEveryStepUnlessToldOtherwise() {
    DelayedOscillator system = oscillator();
    Recorder recorder = Recorder.of(system).start();
    recorder.run(7);
    Recording r = recorder.recording();
    assertThat(r.columns())
        .containsExactly("state:time", "x", "v", "v[-3]", "v[-2]", "v[-1]", "energy", "force");
    assertThat(r.rows()).isEqualTo(8);
    assertThat(r.get(0, "x")).isEqualTo(1);
    assertThat(r.get(0, "energy")).isEqualTo(2);
    assertThat(r.get(7, "v[-1]")).isEqualTo(r.get(6, "v"));
    assertThat(r.time(7)).isEqualTo(system.time());
    assertThat(r.identity()).contains(system.identity());
  }

  @Test
  void recordsWhatTheSystemGives() {
    DelayedOscillator system = oscillator();
    system.setInputs(new double[] {0.5});
    Recorder recorder = Recorder.of(system.copy()).columns("v", "force").start();
    recorder.run(50);
    double[] state = new double[system.stateSize()];
    for (int i = 0; i <= 50; i++) {
      system.save(state);
      assertThat(recorder.recording().get(i, "v")).isEqualTo(state[2]);
      assertThat(recorder.recording().get(i, "force")).isEqualTo(0.5);
      system.step();
    }
  }

  /** A system may have tens of thousands of names, and makes the list anew when it is asked. */
  @Test
  void namesAreNotAskedForOnceForEachName() {
    DelayedOscillator system = oscillator();
    int[] asked = {0};
    DynamicalSystem counting =
        (DynamicalSystem)
            Proxy.newProxyInstance(
                DynamicalSystem.class.getClassLoader(),
                new Class<?>[] {DynamicalSystem.class},
                (proxy, method, args) -> {
                  asked[0] += method.getName().equals("stateNames") ? 1 : 0;
                  return method.invoke(system, args);
                });
    Recorder.of(counting).columns("x", "v", "v[-3]", "v[-2]", "v[-1]").start();
    assertThat(asked[0]).isLessThan(system.stateSize());
  }

  @Test
  void rowsMayGoElsewhereAndStayInMemory() {
    ThinRecording elsewhere = new ThinRecording(100);
    Recorder recorder = Recorder.of(oscillator()).columns("x").to(elsewhere).inMemory().start();
    recorder.run(9);
    assertThat(recorder.recording().rows()).isEqualTo(10);
    assertThat(elsewhere.recording().column("x").toArray())
        .containsExactly(recorder.recording().column("x").toArray());
  }

  @Test
  void choosesByGroupAndByName() {
    assertThat(Recorder.of(oscillator()).outputs().inputs().start().recording().columns())
        .containsExactly("energy", "force");
    assertThat(
            Recorder.of(oscillator())
                .columns("output:energy", "time", "x", "energy")
                .start()
                .recording()
                .columns())
        .containsExactly("energy", "x");
    assertThat(Recorder.of(oscillator()).state().start().recording().columnCount()).isEqualTo(6);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Recorder.of(oscillator()).columns("enrgy"))
        .withMessage("nothing to record is named \"enrgy\"; did you mean \"energy\"?");
  }

  @Test
  void aNameThatOccursTwiceNeedsAPrefix() {
    DynamicalSystem twice = new Renamed(oscillator(), List.of("x"));
    assertThat(Recorder.of(twice).columns("state:x", "output:x").start().recording().columns())
        .containsExactly("state:x", "output:x");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Recorder.of(twice).columns("x"))
        .withMessage("\"x\" needs a prefix; use one of: state:x, output:x");
  }

  @Test
  void samplesEverySoManySteps() {
    Recorder recorder = Recorder.of(oscillator()).columns("x").everySteps(4).start();
    recorder.run(13);
    assertThat(recorder.recording().times().toArray())
        .usingElementComparator((a, b) -> Math.abs(a - b) < 1e-12 ? 0 : Double.compare(a, b))
        .containsExactly(0, 0.4, 0.8, 1.2);
    recorder.sample();
    assertThat(recorder.recording().rows()).isEqualTo(5);
  }

  @Test
  void samplesAtTheStepNearestToEachInterval() {
    Recorder recorder = Recorder.of(oscillator()).columns("x").everyTime(1).start();
    recorder.run(100_000);
    Recording r = recorder.recording();
    // adding 0.1 over and over never gives a whole number again
    assertThat(r.rows()).isEqualTo(10_001);
    for (int i = 0; i < r.rows(); i++) {
      assertThat(r.time(i)).isCloseTo(i, within(1e-6));
    }
  }

  @Test
  void intervalsThatAreNoMultipleOfTheStepDoNotDrift() {
    Recorder recorder = Recorder.of(oscillator()).columns("x").everyTime(0.25).start();
    recorder.run(1000);
    Recording r = recorder.recording();
    assertThat(r.rows()).isEqualTo(401);
    for (int i = 0; i < r.rows(); i++) {
      assertThat(r.time(i)).isCloseTo(0.25 * i, within(0.05 + 1e-9));
    }
  }

  @Test
  void anIntervalShorterThanTheStepSamplesEveryStep() {
    Recorder recorder = Recorder.of(oscillator()).columns("x").everyTime(0.01).start();
    recorder.run(20);
    assertThat(recorder.recording().rows()).isEqualTo(21);
  }

  @Test
  void countsAnewWhenTheClockIsSetBack() {
    DelayedOscillator system = oscillator();
    double[] start = new double[system.stateSize()];
    system.save(start);
    Recorder recorder = Recorder.of(system).columns("x").everyTime(0.5).start();
    recorder.run(12);
    system.load(start);
    recorder.run(6);
    double[] expected = {0, 0.5, 1, 0.1, 0.6};
    double[] times = recorder.recording().times().toArray();
    assertThat(times).hasSize(expected.length);
    for (int i = 0; i < expected.length; i++) {
      assertThat(times[i]).isCloseTo(expected[i], within(1e-12));
    }
  }

  @Test
  void runStopsWhenTheSystemDiverges() {
    DelayedOscillator wild = new DelayedOscillator(0.1, 4, -1e3, 1);
    StepReport report = Recorder.of(wild).start().run(1_000_000);
    assertThat(report.status()).isEqualTo(StepStatus.DIVERGED);
    assertThat(report.cause()).startsWith("x is ");
    assertThat(wild.time()).isLessThan(1000);
  }

  @Test
  void refusesSettingsThatMakeNoSense() {
    assertThatIllegalArgumentException().isThrownBy(() -> Recorder.of(oscillator()).everySteps(0));
    assertThatIllegalArgumentException().isThrownBy(() -> Recorder.of(oscillator()).everyTime(0));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Recorder.of(oscillator()).everyTime(Double.NaN));
    assertThatIllegalArgumentException().isThrownBy(() -> Recorder.of(oscillator()).start().run(0));
  }

  @Test
  @Tag("contract")
  void samplingAllocatesNothingInsideAChunk() {
    Recorder recorder = Recorder.of(oscillator()).everyTime(0.2).start();
    // nine numbers a row: chunks of 8192 rows from row 8192 on
    recorder.run(2 * 8200);
    assertThat(Allocation.of(8, () -> recorder.run(2 * 1000))).isZero();
    assertThat(recorder.recording().rows()).isEqualTo(16_201);
  }

  /** A system whose outputs have other names. */
  private record Renamed(DelayedOscillator system, List<String> outputNames)
      implements DynamicalSystem {
    @Override
    public int stateSize() {
      return system.stateSize();
    }

    @Override
    public int tangentSize() {
      return system.tangentSize();
    }

    @Override
    public double time() {
      return system.time();
    }

    @Override
    public StepReport step() {
      return system.step();
    }

    @Override
    public void save(double[] state) {
      system.save(state);
    }

    @Override
    public void load(double[] state) {
      system.load(state);
    }

    @Override
    public void plus(double[] out, double[] x, double[] dx) {
      system.plus(out, x, dx);
    }

    @Override
    public void minus(double[] dx, double[] a, double[] b) {
      system.minus(dx, a, b);
    }

    @Override
    public List<String> stateNames() {
      return system.stateNames();
    }

    @Override
    public List<String> tangentNames() {
      return system.tangentNames();
    }

    @Override
    public List<String> inputNames() {
      return system.inputNames();
    }

    @Override
    public void inputs(double[] u) {
      system.inputs(u);
    }

    @Override
    public void setInputs(double[] u) {
      system.setInputs(u);
    }

    @Override
    public void outputs(double[] y) {
      system.outputs(y);
    }

    @Override
    public Identity identity() {
      return system.identity();
    }

    @Override
    public DynamicalSystem copy() {
      return new Renamed(system.copy(), outputNames);
    }
  }
}
