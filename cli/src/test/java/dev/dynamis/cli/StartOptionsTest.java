package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.mechanics.Edit;
import dev.dynamis.mechanics.sim.Excitation;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mjcf.Mjcf;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** First states and controls. */
class StartOptionsTest {
  private static final String SLIDER =
      """
      <mujoco>
        <worldbody>
          <body>
            <joint name="x" type="slide"/><joint name="y" type="slide" axis="0 1 0"/>
            <geom size="0.1" mass="2"/>
          </body>
        </worldbody>
        <keyframe>
          <key name="home" qpos="1 2"/>
          <key qpos="3 4"/>
        </keyframe>
      </mujoco>
      """;

  private static StartOptions options(String... args) {
    StartOptions options = new StartOptions();
    new CommandLine(options)
        .registerConverter(Excitation.Kind.class, new WordConverter<>(Excitation.Kind.class))
        .parseArgs(args);
    return options;
  }

  private static Mechanism start(StartOptions options, String... edits) {
    return options.start(
        Mjcf.compile(Mjcf.readText(SLIDER)).model(), Stream.of(edits).map(Edit::parse).toList());
  }

  @Test
  void controlsAreAsUsualUnlessAskedOtherwise() {
    assertThat(options().excitation(Excitation.Kind.KEEP))
        .isEqualTo(new Excitation(Excitation.Kind.KEEP, 0.3, 1));
    assertThat(
            options("--ctrl", "noise", "--ctrl-amp", "2", "--seed", "9")
                .excitation(Excitation.Kind.KEEP))
        .isEqualTo(new Excitation(Excitation.Kind.NOISE, 2, 9));
  }

  @Test
  void keyframesGoByNameOrNumber() {
    assertThat(start(options()).data().qpos).containsExactly(0, 0);
    assertThat(start(options("--key", "home")).data().qpos).containsExactly(1, 2);
    assertThat(start(options("--key", "1")).data().qpos).containsExactly(3, 4);
    assertThatThrownBy(() -> start(options("--key", "hom")))
        .hasMessage("there is no keyframe 'hom', the model has 2; did you mean \"home\"?");
    assertThatThrownBy(() -> start(options("--key", "2")))
        .hasMessageStartingWith("there is no keyframe '2', the model has 2");
  }

  @Test
  void editsOfTheStateComeAfterTheKeyframe() {
    assertThat(start(options("--key", "home"), "data.qpos[1]=7").data().qpos).containsExactly(1, 7);
  }

  @Test
  void noiseMovesEveryDegreeOfFreedomAlikeEachTimeAndByNoMoreThanAsked() {
    double[] first = start(options("--qpos-noise", "0.1")).data().qpos;
    assertThat(first).containsExactly(start(options("--qpos-noise", "0.1")).data().qpos);
    assertThat(first[0]).isNotZero().isBetween(-0.1, 0.1).isNotEqualTo(first[1]);
    double[] twice = start(options("--qpos-noise", "0.2")).data().qpos;
    assertThat(twice[1]).isCloseTo(2 * first[1], within(1e-15));
  }

  @Test
  void constantsFollowAnEditOnlyIfAsked() {
    // a body on two rails moves by force/mass: 1/2 before, 1/8 after
    String edit = "model.body_mass[1]=8";
    assertThat(start(options(), edit).model().dof.invweight0[0]).isCloseTo(0.5, within(1e-12));
    assertThat(start(options("--setconst"), edit).model().dof.invweight0[0])
        .isCloseTo(0.125, within(1e-12));
  }

  @Test
  void aStepThatIsNoneIsRefused() {
    assertThatThrownBy(() -> start(options(), "option.timestep=0"))
        .hasMessage("the time step is 0.0 s, expected a positive number");
  }
}
