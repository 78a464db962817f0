package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CompletionCommandTest {
  @TempDir Path folder;

  private final Terminal terminal = new Terminal();

  /** The shell itself completes. */
  @Test
  void bashCompletesCommandsAndOptions() throws IOException, InterruptedException {
    assumeTrue(Files.isExecutable(Path.of("/bin/bash")));
    assertThat(terminal.run("completion", "bash")).isZero();
    Path script = folder.resolve("dynamis.bash");
    Files.writeString(script, terminal.out.toString());
    assertThat(complete(script, "dynamis", "ru")).contains("run");
    assertThat(complete(script, "dynamis", "plot", "--histo")).contains("--histogram");
    assertThat(complete(script, "dynamis", "study", "rep")).contains("report");
    assertThat(terminal.out.toString()).contains("(\"zero\" \"keep\" \"sin\" \"noise\" \"const\")");
  }

  private String complete(Path script, String... words) throws IOException, InterruptedException {
    String line = String.join(" ", words);
    String text =
        "source "
            + script
            + "; COMP_WORDS=("
            + line
            + "); COMP_CWORD="
            + (words.length - 1)
            + "; COMP_LINE='"
            + line
            + "'; COMP_POINT="
            + line.length()
            + "; $(complete -p dynamis | sed 's/.*-F \\([^ ]*\\).*/\\1/'); echo ${COMPREPLY[@]}";
    Process p = new ProcessBuilder("/bin/bash", "-c", text).redirectErrorStream(true).start();
    String out = new String(p.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    p.waitFor();
    return out;
  }

  @Test
  void fishCompletesCommandsOptionsAndTheirWords() throws IOException, InterruptedException {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/fish")));
    assertThat(terminal.run("completion", "fish")).isZero();
    Path script = folder.resolve("dynamis.fish");
    Files.writeString(script, terminal.out.toString());
    assertThat(fish(script, "dynamis ru")).startsWith("run\t");
    assertThat(fish(script, "dynamis plot --histo")).startsWith("--histogram\t");
    assertThat(fish(script, "dynamis study rep")).startsWith("report\t");
    assertThat(fish(script, "dynamis run --ctrl s").lines().map(l -> l.split("\t")[0]))
        .containsExactly("sin");
  }

  @Test
  void zshLoadsItsScript() throws IOException, InterruptedException {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/zsh")));
    assertThat(terminal.run("completion", "zsh")).isZero();
    Path script = folder.resolve("dynamis.zsh");
    Files.writeString(script, terminal.out.toString());
    String text =
        "autoload -U compinit; compinit -u -d %s; source %s; print ${_comps[dynamis]}"
            .formatted(folder.resolve("dump"), script);
    assertThat(shell("/usr/bin/zsh", "-fc", text)).contains("_complete_dynamis");
  }

  private static String fish(Path script, String line) throws IOException, InterruptedException {
    return shell("/usr/bin/fish", "-N", "-c", "source " + script + "; complete -C '" + line + "'");
  }

  private static String shell(String... words) throws IOException, InterruptedException {
    Process p = new ProcessBuilder(words).redirectErrorStream(true).start();
    String out = new String(p.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    p.waitFor();
    return out;
  }

  @Test
  void zshAndFishHaveTheirScripts() {
    assertThat(terminal.run("completion", "zsh")).isZero();
    assertThat(terminal.out.toString()).startsWith("autoload").contains("bashcompinit");
    terminal.clear();
    assertThat(terminal.run("completion", "fish")).isZero();
    assertThat(terminal.out.toString())
        .contains("-f -a plot -d ")
        .contains("'__fish_seen_subcommand_from plot' -s o -l output -r")
        .contains("'__fish_seen_subcommand_from study' -f -a report -d ");
    assertThat(terminal.run("completion", "tcsh")).isEqualTo(2);
    assertThat(terminal.err.toString()).contains("none of bash, zsh, fish");
  }
}
