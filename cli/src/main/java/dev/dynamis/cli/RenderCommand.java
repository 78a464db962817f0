package dev.dynamis.cli;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.Nearest;
import dev.dynamis.coupling.Coupling;
import dev.dynamis.mechanics.Edit;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.sim.Excitation;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.render.Camera;
import dev.dynamis.render.scene.Overlay;
import dev.dynamis.render.scene.SceneOptions;
import dev.dynamis.render.scene.Viewpoint;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Draws a mechanism: still and moving pictures, depth, and what is where. */
@Command(
    name = "render",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Draws a mechanism: pictures, moving pictures, depth and segmentation.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  dynamis render builtin://mech/humanoid -o humanoid.png",
      "  dynamis render builtin://mech/humanoid --time 1 --camera side \\",
      "      --size 1280x720 -o side.png",
      "  dynamis render builtin://mech/pendulum --time 1 --gif a.gif --size 320x240 \\",
      "      --fps 20",
      "  dynamis render builtin://mech/car --camera chase --depth depth.npy \\",
      "      --segmentation objects.npy",
      "  dynamis render builtin://mech/car --azimuth 135 --elevation -20 --distance 2 \\",
      "      -o car.png",
      "  dynamis render builtin://mech/car -o - > car.png"
    })
final class RenderCommand implements Callable<Integer> {
  @Parameters(
      paramLabel = "MODEL",
      description = "MJCF (.xml), URDF or binary model, or builtin://mech/NAME; coupling.")
  private String model;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "Picture of the last state, .png, or - for the standard output.")
  private Path output;

  @Option(names = "--gif", paramLabel = "FILE", description = "Moving picture of the run, .gif.")
  private Path gif;

  @Option(
      names = "--apng",
      paramLabel = "FILE",
      description = "Moving picture of the run in full color, .png or .apng.")
  private Path apng;

  @Option(
      names = "--frames",
      paramLabel = "DIR",
      description = "Folder for the pictures of the run, 00000.png and so on.")
  private Path frames;

  @Option(
      names = "--depth",
      paramLabel = "FILE",
      description =
          "Distances along the gaze in the last state: .npy in m, .png in mm up to 65535.")
  private Path depth;

  @Option(
      names = "--segmentation",
      paramLabel = "FILE",
      description =
          "What is seen in the last state: .npy with number and type of the object, .png in"
              + " colors.")
  private Path segmentation;

  @Option(
      names = {"--t", "--time"},
      paramLabel = "T",
      description = "Seconds that the mechanism moves (default: 0).")
  private double time;

  @Option(
      names = "--fps",
      paramLabel = "N",
      description = "Frames per second of moving pictures (default: 25).")
  private int fps = 25;

  @Option(
      names = "--camera",
      paramLabel = "NAME",
      description =
          "Camera of the model, by name or number, or free (default: the one that the model says).")
  private String camera;

  @Option(
      names = "--track",
      paramLabel = "BODY",
      description = "Let the free camera follow a body, by name.")
  private String track;

  @Option(
      names = "--azimuth",
      paramLabel = "DEG",
      description = "Direction of the free camera around the vertical.")
  private Double azimuth;

  @Option(
      names = "--elevation",
      paramLabel = "DEG",
      description = "Elevation of the free camera's gaze; below 0 it looks down.")
  private Double elevation;

  @Option(
      names = "--distance",
      paramLabel = "M",
      description = "Distance of the free camera from what it looks at.")
  private Double distance;

  @Option(
      names = "--lookat",
      paramLabel = "X,Y,Z",
      split = ",",
      description = "Point that the free camera looks at.")
  private double[] lookat;

  @Option(names = "--size", paramLabel = "WxH", description = "Pixels (default: 1280x720).")
  private String size = "1280x720";

  @Option(
      names = "--groups",
      paramLabel = "N,N",
      split = ",",
      description = "Groups of geoms and sites to show, of 0 to 5 (default: 0,1,2).")
  private int[] groups = {0, 1, 2};

  @Option(
      names = "--overlay",
      paramLabel = "WHAT,WHAT",
      split = ",",
      description =
          "What to draw over the model: contacts, forces, joints, centers, inertia, frames, rays.")
  private List<String> overlays = List.of();

  @Option(names = "--transparent", description = "Show what moves transparent.")
  private boolean transparent;

  @Option(names = "--fog", description = "Draw the model's fog.")
  private boolean fog;

  @Option(names = "--no-shadows", description = "Draw no shadows.")
  private boolean noShadows;

  @Option(names = "--no-reflections", description = "Draw no reflections.")
  private boolean noReflections;

  @Option(
      names = "--samples",
      paramLabel = "N",
      description = "Samples of each pixel: 4 (default) for smooth edges, or 1.")
  private int samples = 4;

  @Option(
      names = "--set",
      paramLabel = "NAME=VALUE",
      parameterConsumer = EditConsumer.class,
      description = "option.NAME, flag.NAME, stat.NAME, model.FIELD[I] or data.FIELD[I].")
  private List<String> values = new ArrayList<>();

  @Mixin private StartOptions start;

  @Mixin private FileOptions fileOptions;

  @Option(names = "--json", description = "Print what was written as one JSON object.")
  private boolean json;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    if (!StandardOutput.is(output)) {
      return draw(output);
    }
    if (json) {
      throw new ParameterException(
          spec.commandLine(), "-o - and --json both write to the standard output");
    }
    try (StandardOutput out = new StandardOutput(".png")) {
      int code = draw(out.file());
      out.send(spec.commandLine().getOut());
      return code;
    }
  }

  private int draw(Path picture) throws IOException {
    try {
      RenderFiles files = new RenderFiles(picture, gif, apng, frames, depth, segmentation, fps);
      int[] pixels = pixels();
      if (!(time >= 0 && time < 1e9)) {
        throw new IllegalArgumentException("--time is " + time + " s, expected 0 to 1e9");
      }
      DynamicalSystem system = system();
      Mechanism mechanism =
          system instanceof Coupling c ? c.mechanisms().get(0) : (Mechanism) system;
      Model m = mechanism.model();
      int threads = Runtime.getRuntime().availableProcessors();
      try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
        Camera view =
            Camera.of(m, viewpoint(m))
                .size(pixels[0], pixels[1])
                .samples(samples)
                .shadows(!noShadows)
                .reflections(!noReflections)
                .fog(fog)
                .showing(shown())
                .parallel(pool, threads)
                .build();
        run(system, mechanism, view, files);
      }
      return Dynamis.OK;
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
  }

  /** Loads what moves: a mechanism, or a coupling, whose first mechanism is shown. */
  private DynamicalSystem system() throws IOException {
    if (CouplingFiles.isCoupling(model)) {
      Coupling coupling = CouplingFiles.start(Path.of(model), fileOptions, values, m -> {});
      coupling.model().diagnostics().forEach(this::note);
      return coupling;
    }
    MechanismFiles.Loaded loaded = MechanismFiles.load(model, fileOptions);
    loaded.notes().forEach(this::note);
    return start.start(loaded.model(), values.stream().map(Edit::parse).toList());
  }

  private void note(Diagnostic d) {
    spec.commandLine().getErr().println(d.render());
  }

  /** Steps to the end, with a frame whenever its time has come. */
  private void run(DynamicalSystem system, Mechanism mechanism, Camera view, RenderFiles files) {
    Excitation excitation = start.excitation(Excitation.Kind.KEEP);
    double dt = mechanism.model().opt.timestep;
    double begin = mechanism.time();
    long steps = Math.round(time / dt);
    long frame = 0;
    try (RenderFiles.Motion motion = files.motion(view);
        Meter meter = new Meter(spec.commandLine().getErr(), false)) {
      for (long i = 0; i <= steps; i++) {
        if (motion.isWanted() && mechanism.time() - begin >= frame / (double) fps - 1e-9) {
          motion.add(mechanism.refresh().data());
          frame++;
        }
        if (i < steps) {
          if (system == mechanism) {
            excitation.apply(mechanism.data(), i);
          }
          if (!system.step().canContinue()) {
            spec.commandLine().getErr().println("the run ended at " + mechanism.time() + " s");
            break;
          }
          meter.update(i, steps, mechanism.model().names.model());
        }
      }
    }
    files.still(view, mechanism.refresh().data());
    if (json) {
      spec.commandLine().getOut().println(files.json(frame));
    } else if (!StandardOutput.is(output)) {
      files.report(spec.commandLine().getOut(), frame);
    }
  }

  private int[] pixels() {
    String[] parts = size.strip().split("x");
    if (parts.length != 2 || !parts[0].matches("\\d{1,7}") || !parts[1].matches("\\d{1,7}")) {
      throw new IllegalArgumentException(
          "--size: '" + size + "' is no size; give width and height as 1280x720");
    }
    return new int[] {Integer.parseInt(parts[0]), Integer.parseInt(parts[1])};
  }

  private SceneOptions shown() {
    int bits = 0;
    for (int g : groups) {
      if (g < 0 || g >= SceneOptions.GROUPS) {
        throw new IllegalArgumentException(
            "--groups: there is no group " + g + ", expected 0 to " + (SceneOptions.GROUPS - 1));
      }
      bits |= 1 << g;
    }
    return new SceneOptions(bits, bits, bits, bits, bits, transparent, 0).withOverlays(overlays());
  }

  private Set<Overlay> overlays() {
    Set<Overlay> all = EnumSet.noneOf(Overlay.class);
    for (String name : overlays) {
      all.add(
          Arrays.stream(Overlay.values())
              .filter(o -> o.name().equalsIgnoreCase(name))
              .findAny()
              .orElseThrow(
                  () ->
                      new IllegalArgumentException(
                          "--overlay: there is no '"
                              + name
                              + "', expected contacts, forces, joints, centers, inertia, frames"
                              + " or rays")));
    }
    return all;
  }

  private Viewpoint viewpoint(Model m) {
    boolean moved = azimuth != null || elevation != null || distance != null || lookat != null;
    if (camera != null && track != null) {
      throw new IllegalArgumentException("--camera and --track exclude each other");
    }
    Viewpoint v;
    if (track != null) {
      v = Viewpoint.tracking(m, body(m));
    } else if (camera != null) {
      v = Viewpoint.of(m, camera);
    } else {
      v = moved ? Viewpoint.free(m) : Viewpoint.initial(m);
    }
    if (moved && !v.isFree()) {
      throw new IllegalArgumentException(
          "--azimuth, --elevation, --distance and --lookat move the free camera only, and '"
              + camera
              + "' is one of the model");
    }
    v.azimuth = azimuth == null ? v.azimuth : azimuth;
    v.elevation = elevation == null ? v.elevation : elevation;
    v.distance = distance == null ? v.distance : distance;
    if (!(v.distance > 0)) {
      throw new IllegalArgumentException(
          "--distance is " + v.distance + " m, expected more than 0");
    }
    if (lookat != null) {
      if (lookat.length != 3) {
        throw new IllegalArgumentException(
            "--lookat has " + lookat.length + " numbers, expected 3");
      }
      System.arraycopy(lookat, 0, v.lookat, 0, 3);
    }
    return v;
  }

  private int body(Model m) {
    int id = m.names.bodyId(track);
    if (id < 0) {
      String hint = Nearest.suggestion(track, m.names.all(ObjType.BODY));
      throw new IllegalArgumentException(
          "--track: there is no body '" + track + "'" + (hint.isEmpty() ? "" : "; " + hint));
    }
    return id;
  }
}
