// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class CompletionCommandTest {

  private static final Path BASH = Path.of("/bin/bash");

  private final Path folder;

  CompletionCommandTest(@TempDir Path folder) {
    this.folder = folder;
  }

  @Test
  void bashCompletesCommandsAndTheirOptions() throws IOException, InterruptedException {
    assumeTrue(Files.isExecutable(BASH), "there is no Bash");
    Cli.Outcome script = new Cli(folder).run("completion");
    assertEquals(0, script.exitCode());
    Files.writeString(folder.resolve("script"), script.out());
    assertEquals("check\n", completed("ch"));
    assertEquals("--fail-on\n", completed("check", "--fail"));
    assertEquals("draft\n", completed("models", "dr"));
  }

  /** Returns what Bash offers for the last of some words. */
  private String completed(String... words) throws IOException, InterruptedException {
    String program =
        "source ./script; compopt() { :; }; COMP_WORDS=(tensorlint \"$@\"); COMP_CWORD=$#; "
            + "_complete_tensorlint; printf '%s\\n' \"${COMPREPLY[@]}\"";
    ProcessBuilder bash = new ProcessBuilder(BASH.toString(), "--norc", "-c", program, "bash");
    bash.command().addAll(List.of(words));
    Process process = bash.directory(folder.toFile()).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), output);
    return output;
  }
}
