package dev.dynamis.cli;

import dev.dynamis.core.Json;
import dev.dynamis.core.StepStatus;
import dev.dynamis.mechanics.sim.ContactDesign;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mjcf.Mjcf;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Finds the parameters of a contact that acts like a given spring and damper, and tries them. */
@Command(
    name = "contact",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Finds solref and solimp of a contact with given stiffness and damping.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  dynamis contact --mass 2 --stiffness 1e4 --damping 50",
      "  dynamis contact --mass 2 --stiffness 1e4 --damping 50 --timestep 0.01 --json"
    })
final class ContactCommand implements Callable<Integer> {
  /** Longest trial. */
  private static final long MOST_STEPS = 400_000;

  @Option(
      names = "--mass",
      required = true,
      paramLabel = "KG",
      description = "Mass of the body that touches, kg.")
  private double mass;

  @Option(
      names = "--stiffness",
      required = true,
      paramLabel = "K",
      description = "Force for each meter of penetration, N/m.")
  private double stiffness;

  @Option(
      names = "--damping",
      required = true,
      paramLabel = "C",
      description = "Force for each meter per second, N s/m.")
  private double damping;

  @Option(
      names = "--timestep",
      paramLabel = "H",
      description = "Time step of the model, s (default: ${DEFAULT-VALUE}).")
  private double timestep = 0.002;

  @Option(
      names = "--gravity",
      paramLabel = "G",
      description = "What presses the body down, m/s^2 (default: ${DEFAULT-VALUE}).")
  private double gravity = 9.81;

  @Option(names = "--json", description = "Print the result as one JSON object.")
  private boolean json;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    ContactDesign design;
    try {
      design = new ContactDesign(mass, stiffness, damping, timestep, gravity);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
    PrintWriter out = spec.commandLine().getOut();
    double tried = design.fit() == ContactDesign.Fit.UNSTABLE ? Double.NaN : trial(design);
    if (json) {
      out.println(toJson(design, tried));
    } else {
      print(design, tried, out);
    }
    return Dynamis.OK;
  }

  /**
   * Puts a ball on a floor with these parameters and returns how deep it rests, m; NaN if numbers
   * are beyond what can be simulated.
   */
  private static double trial(ContactDesign design) {
    String xml =
        String.format(
            Locale.ROOT,
            """
            <mujoco>
              <option timestep="%s" gravity="0 0 %s"/>
              <default><geom solref="%s %s" solimp="%s %s %s"/></default>
              <worldbody>
                <geom type="plane" size="1 1 1"/>
                <body pos="0 0 1"><joint type="slide" axis="0 0 1"/>
                  <geom type="sphere" size="1" mass="%s"/></body>
              </worldbody>
            </mujoco>
            """,
            design.timestep(),
            -Math.abs(design.gravity()),
            design.solref()[0],
            design.solref()[1],
            design.solimp()[0],
            design.solimp()[1],
            design.solimp()[2],
            design.mass());
    Mechanism ball = new Mechanism(Mjcf.compile(Mjcf.readText(xml)).model());
    double slow =
        design.dampingRatio() < 1
            ? design.damping() / (2 * design.mass())
            : design.stiffness() / design.damping();
    double period = 2 * Math.PI / design.frequency();
    double time = Math.max(20 * period, slow == 0 ? 0 : 20 / slow);
    long steps = Math.min(MOST_STEPS, (long) Math.ceil(time / design.timestep()));
    // start where it will rest, a little off, so that it does not leave the floor
    ball.data().qpos[0] = -0.9 * design.restDepth();
    ball.invalidate();
    double least = Double.POSITIVE_INFINITY;
    double most = Double.NEGATIVE_INFINITY;
    long last = (long) Math.ceil(4 * period / design.timestep());
    for (long i = 0; i < steps; i++) {
      if (ball.step().status() != StepStatus.OK) {
        return Double.NaN;
      }
      if (i >= steps - last) {
        least = Math.min(least, ball.data().qpos[0]);
        most = Math.max(most, ball.data().qpos[0]);
      }
    }
    return -(least + most) / 2;
  }

  private void print(ContactDesign d, double tried, PrintWriter out) {
    out.println(attributes(d));
    out.println(
        "  a contact of "
            + InfoCommand.number(d.stiffness())
            + " N/m and "
            + InfoCommand.number(d.damping())
            + " N s/m on "
            + InfoCommand.number(d.mass())
            + " kg");
    out.println(
        "  rest depth "
            + InfoCommand.number(1000 * d.restDepth())
            + " mm"
            + (Double.isNaN(tried)
                ? ""
                : "; " + InfoCommand.number(1000 * tried) + " mm in a simulated contact"));
    out.println(
        "  frequency "
            + InfoCommand.number(d.frequency() / (2 * Math.PI))
            + " Hz, damping ratio "
            + InfoCommand.number(d.dampingRatio())
            + ", rebound "
            + InfoCommand.number(d.restitution())
            + " of the speed");
    String limits =
        "up to "
            + InfoCommand.number(d.fineTimestep())
            + " s is fine, from "
            + InfoCommand.number(d.stableTimestep())
            + " s on unstable";
    out.println(
        "  time step "
            + InfoCommand.number(d.timestep())
            + " s: "
            + switch (d.fit()) {
              case FINE -> "fine";
              case COARSE -> "too coarse to follow the contact, but stable";
              case UNSTABLE -> "unstable; the contact explodes";
            }
            + " ("
            + limits
            + ")");
    out.println("  give both geoms these attributes, or one of them a higher priority");
  }

  private static String attributes(ContactDesign d) {
    return String.format(
        Locale.ROOT,
        "solref=\"%s %s\" solimp=\"%s %s %s\"",
        InfoCommand.number(d.solref()[0]),
        InfoCommand.number(d.solref()[1]),
        InfoCommand.number(d.solimp()[0]),
        InfoCommand.number(d.solimp()[1]),
        InfoCommand.number(d.solimp()[2]));
  }

  private static String toJson(ContactDesign d, double tried) {
    return "{\"solref\":["
        + Json.number(d.solref()[0])
        + ","
        + Json.number(d.solref()[1])
        + "],\"solimp\":["
        + Json.number(d.solimp()[0])
        + ","
        + Json.number(d.solimp()[1])
        + ","
        + Json.number(d.solimp()[2])
        + "],\"restDepth\":"
        + Json.number(d.restDepth())
        + (Double.isNaN(tried) ? "" : ",\"simulatedDepth\":" + Json.number(tried))
        + ",\"frequency\":"
        + Json.number(d.frequency() / (2 * Math.PI))
        + ",\"dampingRatio\":"
        + Json.number(d.dampingRatio())
        + ",\"restitution\":"
        + Json.number(d.restitution())
        + ",\"timestep\":"
        + Json.number(d.timestep())
        + ",\"fit\":"
        + Json.string(d.fit().name().toLowerCase(Locale.ROOT))
        + ",\"fineTimestep\":"
        + Json.number(d.fineTimestep())
        + ",\"stableTimestep\":"
        + Json.number(d.stableTimestep())
        + "}";
  }
}
