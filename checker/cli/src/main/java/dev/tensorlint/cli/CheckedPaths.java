// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import dev.tensorlint.rules.source.BoundedFile;
import dev.tensorlint.rules.source.RefusedFileException;
import dev.tensorlint.rules.work.WorkMonitor;
import dev.tensorlint.scanner.discovery.FileOverlay;
import dev.tensorlint.scanner.discovery.SourceReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What {@code check} lints: each PATH, or one file that comes from standard input. */
final class CheckedPaths extends PathOptions {

  private static final Path STANDARD_INPUT = Path.of("-");

  private final Console console;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--stdin-name",
      paramLabel = "FILE",
      description =
          "With `-` as the only PATH: the file that standard input stands for, which need not"
              + " exist (default: Stdin.java).")
  private @Nullable Path name;

  CheckedPaths(Console console) {
    super(console);
    this.console = console;
  }

  @Override
  List<Path> paths() {
    return isFromInput() ? List.of(named()) : super.paths();
  }

  private boolean isFromInput() {
    return super.paths().contains(STANDARD_INPUT);
  }

  private Path named() {
    return name == null ? Path.of("Stdin.java") : name;
  }

  @Override
  Job job(WorkMonitor monitor) throws IOException {
    check();
    Job job = super.job(monitor);
    return isFromInput() ? job.with(job.request().withOverlay(input())) : job;
  }

  private void check() {
    if (isFromInput() && super.paths().size() > 1) {
      throw new ParameterException(
          spec.commandLine(), "`-` is the only PATH of a run that reads standard input");
    }
    if (!isFromInput() && name != null) {
      throw new ParameterException(spec.commandLine(), "--stdin-name needs `-` as the only PATH");
    }
    if (isFromInput() && !named().toString().endsWith(".java")) {
      throw new ParameterException(
          spec.commandLine(), "--stdin-name is not the name of a Java file");
    }
  }

  private FileOverlay input() throws IOException {
    try {
      byte[] bytes = BoundedFile.read(console.in(), SourceReader.MOST_BYTES);
      return new FileOverlay(Map.of(console.resolve(named()).normalize(), bytes), Set.of());
    } catch (RefusedFileException e) {
      throw new IOException("standard input " + e.what() + ", " + e.cure(), e);
    }
  }
}
