// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.finding.Diagnostic;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisabledOnOs(OS.WINDOWS)
class MavenBuildTest {

  private final Path folder;
  private final List<Diagnostic> diagnostics = new ArrayList<>();

  MavenBuildTest(@TempDir Path folder) {
    this.folder = folder;
  }

  private MavenBuild build(String script) throws IOException {
    Path file = Files.writeString(folder.resolve("maven.sh"), script);
    return new MavenBuild(folder, List.of("sh", file.toString()));
  }

  @Test
  void tellsTheClassPathOfAllModules() throws IOException {
    MavenBuild build =
        build(
            """
            echo '[INFO] Dependencies classpath:'
            echo '/lib/a.jar:/lib/only.pom:/lib/b.jar'
            echo '[INFO] Dependencies classpath:'
            echo '/lib/b.jar:/lib/c.jar'
            """);
    assertEquals(
        Optional.of(List.of(Path.of("/lib/a.jar"), Path.of("/lib/b.jar"), Path.of("/lib/c.jar"))),
        build.classpath(diagnostics));
    assertEquals(List.of(), diagnostics);
  }

  @Test
  void saysWhyThereIsNoAnswer() throws IOException {
    assertEquals(
        Optional.empty(), build("echo '[ERROR] no such plugin'; exit 1").classpath(diagnostics));
    assertEquals(
        Optional.empty(),
        new MavenBuild(folder, List.of("no-such-command-here")).classpath(diagnostics));
    String instead = "; the class path is read from the project files instead";
    assertEquals(
        List.of("Maven failed (no such plugin)" + instead, "Maven could not be started" + instead),
        diagnostics.stream().map(Diagnostic::message).toList());
  }

  /** Maven is a script that starts another process: both have to end. */
  @Test
  void leavesNoMavenBehindWhenInterrupted() throws IOException, InterruptedException {
    Path started = folder.resolve("started");
    MavenBuild build =
        build("sleep 600 &\necho $$ $! > started.next\nmv started.next started\nwait\n");
    Thread asking = new Thread(() -> build.classpath(diagnostics));
    asking.start();
    while (!Files.exists(started)) {
      Thread.onSpinWait();
    }
    asking.interrupt();
    asking.join();
    for (String id : Files.readString(started).strip().split(" ", -1)) {
      ProcessHandle.of(Long.parseLong(id)).ifPresent(left -> left.onExit().join());
    }
    assertEquals(List.of(), diagnostics);
  }
}
