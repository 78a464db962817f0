package dev.dynamis.conformance.support;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.conformance.RecordedModel;
import dev.dynamis.conformance.Reference;
import dev.dynamis.conformance.Replay;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.Physics;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Readings of sensors from the contacts and forces that MuJoCo has recorded. */
public final class SensedContacts {
  private SensedContacts() {}

  /**
   * Computes the sensors of a type without cutoff in every frame of the trace {@code sensing}, in
   * both cones, and compares them with the recorded readings. Only the poses are ours.
   */
  public static void assertReadings(StageTrace.Sensor sensor, int type) {
    ConstraintTrace trace =
        ConstraintTrace.read(ConstraintTrace.FOLDER.resolve("sensing.trace.json.gz"));
    List<ConstraintTrace.Run> runs =
        trace.runs().stream().filter(r -> r.name().startsWith("all")).toList();
    assertThat(runs).hasSize(2);
    int compared = 0;
    int nonzero = 0;
    for (ConstraintTrace.Run run : runs) {
      Model m = trace.model(run);
      for (Map<String, Object> frame : Replay.frames(run.content())) {
        Map<String, Object> result = Replay.part(frame, "result");
        Data d = new Data(m);
        Replay.load(d, Replay.part(frame, "state"));
        Physics.forward(m, d);
        result.forEach(
            (name, value) -> {
              if (name.equals("efc_force") || name.startsWith("contact.")) {
                double[] values = (double[]) value;
                assertThat(values).hasSize(d.field(name).orElseThrow().length());
                RecordedModel.put(d.field(name).orElseThrow(), values);
              }
            });
        double[] want = (double[]) result.get("sensordata");
        for (int i = 0; i < m.nsensor; i++) {
          if (m.sensor.type[i] == type && m.sensor.cutoff[i] == 0) {
            int adr = m.sensor.adr[i];
            double[] part = Arrays.copyOfRange(want, adr, adr + m.sensor.dim[i]);
            double[] got = new double[part.length];
            Arrays.fill(got, Double.NaN);
            sensor.compute(m, d, got, 0, i);
            assertThat(Reference.error(part, got)).as("%s, sensor %s", run, i).isLessThan(1e-12);
            compared++;
            nonzero += Arrays.stream(part).anyMatch(x -> x != 0) ? 1 : 0;
          }
        }
      }
    }
    assertThat(compared).isGreaterThan(10);
    assertThat(nonzero).isGreaterThan(compared / 3);
  }
}
