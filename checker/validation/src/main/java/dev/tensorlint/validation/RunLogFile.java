// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.validation;

import dev.tensorlint.validation.RunLog.Failure;
import dev.tensorlint.validation.RunLog.Leak;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads the log that the runtime writes of a run: a record a line, its parts divided by tabs.
 *
 * <pre>
 * leak     kind  file  line  method
 * failure  types message     scope|user  file  line  method
 * frame    file  line  method
 * draws
 * ended
 * </pre>
 */
final class RunLogFile {

  private final List<Leak> leaks = new ArrayList<>();
  private final List<Failure> failures = new ArrayList<>();
  private boolean draws;
  private boolean hasEnded;

  private RunLogFile() {}

  /** Reads a log; where there is none the run came to no end. */
  static RunLog read(Path file) throws IOException {
    RunLogFile log = new RunLogFile();
    if (Files.exists(file)) {
      for (String line : Files.readAllLines(file)) {
        log.add(line.split("\t", -1));
      }
    }
    return new RunLog(
        log.leaks, log.failures, List.of(), List.of(), log.draws, false, log.hasEnded);
  }

  private void add(String[] parts) throws IOException {
    switch (parts[0]) {
      case "leak" -> leaks.add(new Leak(parts[1], line(parts, 2)));
      case "failure" -> failures.add(failure(parts));
      case "frame" -> addFrame(line(parts, 1));
      case "draws" -> draws = true;
      case "ended" -> hasEnded = true;
      default -> throw new IOException("the log of the run has a record `" + parts[0] + "`");
    }
  }

  private static Failure failure(String[] parts) {
    List<String> types = List.of(parts[1].split(";"));
    boolean isOfScope = parts[3].equals("scope");
    return new Failure(types, parts[2], List.of(), isOfScope, line(parts, 4));
  }

  private void addFrame(Line frame) {
    Failure last = failures.remove(failures.size() - 1);
    List<Line> stack = new ArrayList<>(last.stack());
    stack.add(frame);
    failures.add(new Failure(last.types(), last.message(), stack, last.isOfScope(), last.closed()));
  }

  private static Line line(String[] parts, int at) {
    return new Line(parts[at], Integer.parseInt(parts[at + 1]), parts[at + 2]);
  }
}
