package dev.dynamis.bench.equations;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.List;

/**
 * Another program that runs the same cases: it reads the name of a case per line and answers each
 * with a line of wall seconds, processor seconds and the resulting number.
 */
final class Reference implements AutoCloseable {
  private final Process process;
  private final Writer questions;
  private final BufferedReader answers;

  Reference(List<String> command) {
    try {
      process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    } catch (IOException e) {
      throw new UncheckedIOException("can't start " + command, e);
    }
    questions = process.outputWriter();
    answers = process.inputReader();
  }

  /** Runs a case once. */
  Sample run(String name) {
    try {
      questions.write(name + "\n");
      questions.flush();
      String answer = answers.readLine();
      if (answer == null) {
        throw new IllegalStateException("the reference program ended at case " + name);
      }
      String[] parts = answer.strip().split("\\s+");
      return new Sample(
          Double.parseDouble(parts[0]), Double.parseDouble(parts[1]), Double.parseDouble(parts[2]));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    try {
      questions.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      process.destroy();
    }
  }
}
