// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import jdk.jfr.Event;
import jdk.jfr.Name;
import jdk.jfr.Recording;
import jdk.jfr.StackTrace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** From a recording of JDK Flight Recorder to a page. */
class TimelineCommandTest {

  private static final String PREFIX = "dev.tensorlint.runtime.";

  private final Path folder;

  TimelineCommandTest(@TempDir Path folder) {
    this.folder = folder;
  }

  /** As the runtime has it; there a recording has to name it. */
  @Name("dev.tensorlint.runtime.Create")
  @StackTrace
  static final class Create extends Event {
    long handle;
    String kind = "tensor";
    String description = "";
    long bytes;
    long data;
  }

  /** As the runtime has it. */
  @Name("dev.tensorlint.runtime.Release")
  static final class Release extends Event {
    long handle;
    String kind = "tensor";
    String description = "";
    String closedBy = "";
  }

  /** As the runtime has it. */
  @Name("dev.tensorlint.runtime.Leak")
  static final class Leak extends Event {
    long handle;
    String kind = "tensor";
    String description = "";
    long bytes;
    String createdAt = "";
  }

  private static void create(long handle, String description) {
    Create event = new Create();
    event.handle = handle;
    event.description = description;
    event.bytes = 4096;
    event.data = handle;
    event.commit();
  }

  private static void release(long handle) {
    Release event = new Release();
    event.handle = handle;
    event.commit();
  }

  private static void leak(long handle) {
    Leak event = new Leak();
    event.handle = handle;
    event.bytes = 4096;
    event.commit();
  }

  private void record(Runnable program) throws IOException {
    try (Recording recording = new Recording()) {
      recording.enable(PREFIX + "Create").withStackTrace();
      recording.enable(PREFIX + "Release");
      recording.enable(PREFIX + "Leak");
      recording.start();
      program.run();
      recording.stop();
      recording.dump(folder.resolve("run.jfr"));
    }
  }

  @Test
  void aRecordingBecomesAPage() throws IOException {
    record(
        () -> {
          create(1, "float32 [<script>]");
          create(2, "float32 [1024]");
          create(3, "float32 [1024]");
          release(2);
          leak(1);
        });
    Cli.Outcome outcome = new Cli(folder).run("timeline", "run.jfr", "--output", "timeline.html");
    assertEquals(new Cli.Outcome(ExitCode.CLEAN, "", ""), outcome);
    String page = Files.readString(folder.resolve("timeline.html"));
    assertTrue(page.contains("<h1>1 handle leaked, 4.0 KiB</h1>"), page);
    assertTrue(page.contains("TimelineCommandTest.create"), page);
    assertTrue(page.contains("TimelineCommandTest.java:"), page);
    assertTrue(page.contains("3 handles created; at most 12 KiB alive"), page);
    assertTrue(page.contains("tensor (float32 [&lt;script&gt;])"), page);
    assertTrue(page.contains("<td class=\"n\">1, 4.0 KiB</tr>"), page);
    assertEquals(
        page, new Cli(folder).run("timeline", "run.jfr").out(), "standard output has the same");
  }

  @Test
  void aRecordingWithoutHandlesSaysHowToRecordThem() throws IOException {
    record(() -> leak(1));
    Cli.Outcome outcome = new Cli(folder).run("timeline", "run.jfr");
    assertEquals(ExitCode.FAILED, outcome.exitCode());
    assertTrue(
        outcome.err().contains("+dev.tensorlint.runtime.Create#enabled=true"), outcome::toString);
    assertEquals("", outcome.out());
  }

  @Test
  void whatIsNoRecordingIsRefused() {
    Cli.Outcome none = new Cli(folder).run("timeline", "run.jfr");
    assertEquals(
        new Cli.Outcome(ExitCode.FAILED, "", "tensorlint: there is no recording run.jfr\n"), none);
    Cli.Outcome broken = new Cli(folder).file("run.jfr", "{}").run("timeline", "run.jfr");
    assertEquals(ExitCode.FAILED, broken.exitCode());
    assertTrue(broken.err().startsWith("tensorlint: "), broken::toString);
    assertEquals(1, broken.err().lines().count(), broken::toString);
  }
}
