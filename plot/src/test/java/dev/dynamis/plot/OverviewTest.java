package dev.dynamis.plot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.dynamis.core.Recording;
import dev.dynamis.core.RecordingLayout;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class OverviewTest {
  /** Eight joints of four legs, in angles and rates, and a place. */
  private static Recording legs() {
    SequencedMap<String, List<String>> groups = new LinkedHashMap<>();
    SequencedMap<String, RecordingLayout.Note> notes = new LinkedHashMap<>();
    List<String> columns = new ArrayList<>();
    for (String kind : List.of("", "v.")) {
      List<String> members = new ArrayList<>();
      for (String leg : List.of("fl", "fr", "bl", "br")) {
        for (String joint : List.of("hip", "knee")) {
          members.add(kind + leg + "_" + joint);
          notes.put(
              members.getLast(), new RecordingLayout.Note(kind.isEmpty() ? "rad" : "rad/s", leg));
        }
      }
      columns.addAll(members);
      groups.put(kind.isEmpty() ? "qpos" : "qvel", members);
    }
    columns.add("height");
    notes.put("height", new RecordingLayout.Note("m", ""));
    Recording r =
        new Recording(
            new RecordingLayout(
                "time", columns, Collections.emptyNavigableMap(), Optional.empty(), groups, notes));
    for (int i = 0; i < 50; i++) {
      double[] row = new double[columns.size()];
      for (int c = 0; c < row.length; c++) {
        row[c] = Math.sin(0.2 * i + c);
      }
      r.add(0.1 * i, row);
    }
    return r;
  }

  @Test
  void unitsHaveTheirOwnPanelsAndPartsStayTogether() {
    Recording r = legs();
    List<Overview.Choice> panels = Overview.of(r, r.columns());
    assertThat(panels.stream().map(Overview.Choice::label))
        .containsExactly("rad", "rad", "rad/s", "rad/s", "m");
    assertThat(panels.getFirst().columns())
        .containsExactly("fl_hip", "fl_knee", "fr_hip", "fr_knee");
    assertThat(panels.get(1).columns()).containsExactly("bl_hip", "bl_knee", "br_hip", "br_knee");
  }

  @Test
  void theTimeAndTheAxesOfAPlaneHaveTheirUnits() throws Exception {
    SequencedMap<String, RecordingLayout.Note> notes = new LinkedHashMap<>();
    notes.put("time", new RecordingLayout.Note("s", ""));
    notes.put("hip", new RecordingLayout.Note("rad", "leg"));
    notes.put("v.hip", new RecordingLayout.Note("rad/s", "leg"));
    Recording r =
        new Recording(
            new RecordingLayout(
                "time",
                List.of("hip", "v.hip", "x"),
                Collections.emptyNavigableMap(),
                Optional.empty(),
                Collections.emptyNavigableMap(),
                notes));
    for (int i = 0; i < 10; i++) {
      r.add(i, i, -i, i * i);
    }
    assertThat(Picture.texts(Picture.svg(Chart.overview(r)))).contains("time (s)", "hip (rad)");
    assertThat(Picture.texts(Picture.svg(Chart.phase(r, "hip", "v.hip"))))
        .contains("hip (rad)", "v.hip (rad/s)");
    assertThat(Picture.texts(Picture.svg(Chart.phase(r, "time", "x")))).contains("time (s)", "x");
    assertThat(Picture.texts(Picture.svg(Chart.space(r, "hip", "v.hip", "x"))))
        .contains("hip (rad)", "v.hip (rad/s)", "x");
    assertThat(Picture.texts(Picture.svg(Chart.histogram(r, 5, "hip")))).contains("hip (rad)");
    assertThat(Picture.texts(Picture.svg(Chart.timeSeries(r, "hip").horizontalLabel("t"))))
        .contains("t", "hip (rad)")
        .doesNotContain("time (s)");
    Chart both = Chart.timeSeries(r, "hip").overlay("a", r, "b");
    assertThat(Picture.texts(Picture.svg(both))).contains("time (s)", "rad", "hip (a)", "hip (b)");
    // a view of some columns keeps what is known of the time
    assertThat(Picture.texts(Picture.svg(Chart.timeSeries(r.select("x"), "x"))))
        .contains("time (s)");
  }

  @Test
  void columnsWithoutNotesAreToldApartByWhatStandsBeforeTheirNames() {
    Recording r = new Recording(List.of("hip", "knee", "v.hip", "v.knee", "input:hip"));
    r.add(0, 1, 2, 3, 4, 5);
    assertThat(Overview.of(r, r.columns()).stream().map(Overview.Choice::columns))
        .containsExactly(List.of("hip", "knee"), List.of("v.hip", "v.knee"), List.of("input:hip"));
  }

  @Test
  void manyColumnsOfWhichNothingIsKnownShareSeveralPanels() {
    List<String> names = IntStream.range(0, 60).mapToObj(i -> "c" + i).toList();
    Recording r = new Recording(names);
    r.add(0, new double[60]);
    List<Overview.Choice> panels = Overview.of(r, names);
    assertThat(panels).hasSize(9);
    assertThat(panels).allSatisfy(p -> assertThat(p.columns()).hasSizeBetween(6, 7));
    assertThat(panels.stream().flatMap(p -> p.columns().stream())).containsExactlyElementsOf(names);
  }

  @Test
  void legendsOfManyNamesTakeSeveralRowsAndNoneIsLost() throws Exception {
    String svg = new String(Chart.overview(legs()).svg(), "UTF-8");
    for (String c : legs().columns()) {
      assertThat(svg).contains(">" + c + (c.equals("height") ? " (m)<" : "<"));
    }
  }

  @Test
  void severalRecordingsShareTheAxes() throws Exception {
    Recording a = legs();
    String svg =
        new String(Chart.overview(a, "height").overlay("calm", legs(), "wild").svg(), "UTF-8");
    assertThat(svg).contains(">height (calm)<").contains(">height (wild)<");
  }

  @Test
  void limitsLeaveOutWhatIsBeyond() throws Exception {
    Recording r = legs();
    String svg =
        new String(
            Chart.timeSeries(r, "height").horizontalLimits(1, 2).verticalLimits(-0.5, 0.5).svg(),
            "UTF-8");
    assertThat(svg).contains("clip-path");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Chart.timeSeries(r, "height").verticalLimits(1, 1))
        .withMessageContaining("must be less");
    // curves that leave and come back
    assertThat(Chart.phase(r, "fl_hip", "fl_knee").horizontalLimits(0, 0.5).png()).isNotEmpty();
    assertThat(Chart.scatter(r, "fl_hip", "fl_knee").verticalLimits(0, 0.5).png()).isNotEmpty();
    assertThat(Chart.density(r, "fl_hip", "fl_knee").verticalLimits(0, 0.5).png()).isNotEmpty();
  }

  @Test
  void eventsAreMarkedWithTheirName() throws Exception {
    Recording r = legs();
    r.addEvent("touchdown", 2.5);
    String svg = new String(Chart.timeSeries(r, "height").events().svg(), "UTF-8");
    assertThat(svg).contains(">touchdown<").contains("stroke-dasharray=\"3 3\"");
  }
}
