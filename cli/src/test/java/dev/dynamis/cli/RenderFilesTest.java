package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class RenderFilesTest {
  private static final Path NONE = null;

  private static RenderFiles moving(String gif, String frames, int fps) {
    Path folder = frames == null ? NONE : Path.of(frames);
    return new RenderFiles(Path.of("a.PNG"), Path.of(gif), NONE, folder, NONE, NONE, fps);
  }

  @Test
  void aFileEndsInAFormatThatIsKnown() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new RenderFiles(Path.of("a.jpg"), NONE, NONE, NONE, NONE, NONE, 25))
        .withMessage("--output: 'a.jpg' must end in .png");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new RenderFiles(NONE, NONE, NONE, NONE, Path.of("d.exr"), NONE, 25))
        .withMessage("--depth: 'd.exr' must end in .npy or .png");
  }

  @Test
  void somethingIsToBeWritten() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new RenderFiles(NONE, NONE, NONE, NONE, NONE, NONE, 25))
        .withMessageContaining("nothing to write");
  }

  @Test
  void speedsThatAGifCanNotHaveAreRefused() {
    // delays of GIF files are whole hundredths of a second, and viewers slow down at one
    assertThatIllegalArgumentException()
        .isThrownBy(() -> moving("a.gif", null, 60))
        .withMessage("--fps is 60, expected 1 to 50 for a GIF");
    assertThatIllegalArgumentException().isThrownBy(() -> moving("a.gif", null, 0));
  }

  @Test
  void theReportNamesEachFileOnceAndCountsFrames() {
    StringWriter text = new StringWriter();
    moving("a.gif", "frames", 25).report(new PrintWriter(text, true), 12);
    assertThat(text.toString().lines())
        .containsExactly("a.PNG", "a.gif, 12 frames", "frames, 12 frames");
  }

  @Test
  void programsGetWhatWasWritten() {
    RenderFiles files =
        new RenderFiles(Path.of("a.png"), Path.of("b.gif"), NONE, NONE, NONE, NONE, 25);
    assertThat(files.json(7)).isEqualTo("{\"files\":[\"a.png\",\"b.gif\"],\"frames\":7}");
  }
}
