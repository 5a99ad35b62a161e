// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import dev.tensorlint.cli.timeline.MemoryTimeline;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Draws the memory of a recorded run. */
@Command(
    name = "timeline",
    description =
        "Draws live bytes by creation site over time, from a flight recording of a program that"
            + " uses the tensor runtime, as one HTML file.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    footer = {
      "",
      "Record with -XX:StartFlightRecording:filename=run.jfr"
          + ",+dev.tensorlint.runtime.Create#enabled=true"
          + ",+dev.tensorlint.runtime.Release#enabled=true"
    })
final class TimelineCommand implements Callable<Integer> {

  private final Console console;

  @Parameters(paramLabel = "RECORDING", description = "The recording, such as run.jfr.")
  private Path recording = Path.of("");

  @Option(
      names = "--output",
      paramLabel = "FILE",
      description = "Writes the page to a file instead of standard output.")
  private @Nullable Path output;

  TimelineCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    Path source = console.resolve(recording);
    if (!Files.isRegularFile(source)) {
      throw new IOException("there is no recording " + recording);
    }
    String page = MemoryTimeline.page(source);
    Path file = output;
    if (file == null) {
      console.out().print(page);
    } else {
      Files.writeString(console.resolve(file), page, StandardCharsets.UTF_8);
    }
    return ExitCode.CLEAN;
  }
}
