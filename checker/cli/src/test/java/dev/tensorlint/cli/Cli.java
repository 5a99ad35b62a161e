// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.LintResult;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.LongSupplier;

/** Runs the command in this process, in a folder of its own, with captured streams. */
final class Cli {

  /** What a run gave. */
  record Outcome(int exitCode, String out, String err) {}

  private final Path folder;
  private final Map<String, String> environment = new HashMap<>();
  private Linting linter = Main.linter()::lint;
  private LongSupplier clock = () -> 0;
  private boolean terminal;
  private byte[] input = {};

  Cli(Path folder) {
    this.folder = folder;
    // What the person trusts who runs the tests is no business of theirs.
    environment.put("XDG_CONFIG_HOME", folder.resolve(".config").toString());
    // What the person has kept of other projects is none, either.
    environment.put("XDG_CACHE_HOME", folder.resolve(".cache").toString());
  }

  Cli onTerminal() {
    terminal = true;
    return this;
  }

  /** Gives the command something to read on its standard input. */
  Cli input(String text) {
    input = text.getBytes(StandardCharsets.UTF_8);
    return this;
  }

  Cli with(String variable, String value) {
    environment.put(variable, value);
    return this;
  }

  /** Makes {@code check} give a result whatever it is asked. */
  Cli finding(LintResult result) {
    linter = (request, monitor) -> result;
    return this;
  }

  Cli linter(Function<LintRequest, LintResult> newLinter) {
    linter = (request, monitor) -> newLinter.apply(request);
    return this;
  }

  Cli linting(Linting newLinter) {
    linter = newLinter;
    return this;
  }

  Cli clock(LongSupplier nanoTime) {
    clock = nanoTime;
    return this;
  }

  Cli file(String name, String text) {
    try {
      Path file = folder.resolve(name);
      Files.createDirectories(file.getParent());
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return this;
  }

  String read(String name) {
    try {
      return Files.readString(folder.resolve(name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Runs a command that lints, with the runtime on the class path. */
  Outcome lint(String command, String... arguments) {
    linting((request, monitor) -> Main.linter().lint(BundledRuntime.addTo(request), monitor));
    List<String> all = new ArrayList<>(List.of(command));
    all.addAll(List.of(arguments));
    return run(all.toArray(String[]::new));
  }

  Outcome run(String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    Console console =
        new Console(
            new ByteArrayInputStream(input),
            new PrintWriter(out),
            new PrintWriter(err),
            folder,
            environment,
            terminal,
            terminal,
            clock);
    int exitCode =
        Main.run(TensorlintCommand.create(console, linter, arguments), console, arguments);
    return new Outcome(exitCode, out.toString(), err.toString());
  }
}
