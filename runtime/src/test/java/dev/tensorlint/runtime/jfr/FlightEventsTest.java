// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.jfr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.runtime.DeviceOutOfMemoryException;
import dev.tensorlint.runtime.GarbageCollection;
import dev.tensorlint.runtime.LogCapture;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorRuntime;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.device.Devices;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Records programs and reads the events back. */
class FlightEventsTest {

  private static final String PREFIX = "dev.tensorlint.runtime.";

  private final Path folder;

  FlightEventsTest(@TempDir Path folder) {
    this.folder = folder;
  }

  private List<RecordedEvent> record(String event, Runnable program) {
    Path file = folder.resolve(event + ".jfr");
    try (Recording recording = new Recording()) {
      recording.enable(PREFIX + event);
      recording.start();
      program.run();
      recording.stop();
      recording.dump(file);
      return RecordingFile.readAllEvents(file).stream()
          .filter(read -> read.getEventType().getName().equals(PREFIX + event))
          .toList();
    } catch (IOException unreadable) {
      throw new IllegalStateException(unreadable);
    }
  }

  private static RecordedEvent of(List<RecordedEvent> events, long handle) {
    List<RecordedEvent> found =
        events.stream().filter(event -> event.getLong("handle") == handle).toList();
    assertEquals(1, found.size(), events::toString);
    return found.get(0);
  }

  @Test
  void creationTellsWhatAndWhere() {
    long[] id = new long[1];
    List<RecordedEvent> events =
        record(
            "Create",
            () -> {
              try (Tensor x = Tensor.zeros(2, 3)) {
                id[0] = x.id();
              }
            });
    RecordedEvent event = of(events, id[0]);
    assertEquals("tensor", event.getString("kind"));
    assertEquals("float32 [2, 3]", event.getString("description"));
    assertEquals(24, event.getLong("bytes"));
    assertTrue(
        event.getStackTrace().getFrames().stream()
            .anyMatch(frame -> frame.getMethod().getType().getName().equals(getClass().getName())));
  }

  @Test
  void releaseTellsWhoClosed() {
    long[] ids = new long[2];
    List<RecordedEvent> events =
        record(
            "Release",
            () -> {
              TensorScope.tidy(() -> ids[0] = Tensor.of(1).id());
              Tensor own = Tensor.of(2);
              ids[1] = own.id();
              own.close();
            });
    assertTrue(of(events, ids[0]).getString("closedBy").startsWith("the scope opened at Flight"));
    assertEquals("", of(events, ids[1]).getString("closedBy"));
  }

  @Test
  void aLostHandleIsALeak() {
    long[] id = new long[1];
    List<RecordedEvent> events =
        record(
            "Leak",
            () -> {
              try (LogCapture log = new LogCapture()) {
                id[0] = lose();
                assertTrue(GarbageCollection.until(() -> !log.lines().isEmpty()));
              }
            });
    RecordedEvent event = of(events, id[0]);
    assertEquals("tensor", event.getString("kind"));
    assertEquals(12, event.getLong("bytes"));
    assertTrue(event.getString("createdAt").startsWith("FlightEventsTest.java:"));
  }

  private static long lose() {
    return Tensor.of(1, 2, 3).id();
  }

  @Test
  void operationsTellTheirResult() {
    List<RecordedEvent> events =
        record(
            "Kernel", () -> TensorScope.tidy(() -> assertEquals(5, Tensor.of(2, 3).sum().item())));
    RecordedEvent sum =
        events.stream()
            .filter(event -> event.getString("operation").equals("sum"))
            .findFirst()
            .orElseThrow();
    assertEquals(1, sum.getInt("elements"));
    assertEquals(Devices.current().info().name(), sum.getString("device"));
  }

  @Test
  void aScopeTellsWhatItReleased() {
    List<RecordedEvent> events =
        record("Scope", () -> TensorScope.tidy(() -> assertEquals(2, Tensor.of(1).add(1).item())));
    assertEquals(1, events.size());
    assertEquals(2, events.get(0).getInt("released"));
    assertTrue(events.get(0).getDuration().toNanos() > 0);
  }

  @Test
  void shortMemoryIsTold() {
    long budget = TensorRuntime.budget();
    TensorRuntime.setBudget(0);
    try {
      List<RecordedEvent> events =
          record(
              "OutOfMemory",
              () -> assertThrows(DeviceOutOfMemoryException.class, () -> Tensor.of(1, 2)));
      assertEquals(1, events.size());
      assertEquals(8, events.get(0).getLong("requestedBytes"));
      assertEquals(0, events.get(0).getLong("budget"));
      assertEquals(Devices.current().info().name(), events.get(0).getString("device"));
    } finally {
      TensorRuntime.setBudget(budget);
    }
  }

  /** Uses the runtime and prints what came out. */
  static final class Program {
    private Program() {}

    public static void main(String[] arguments) {
      boolean isPresent = ModuleLayer.boot().findModule("jdk.jfr").isPresent();
      TensorScope.tidy(
          () -> System.out.println(isPresent + " " + Tensor.of(1, 2).add(1).sum().item()));
    }
  }

  @Test
  void theRuntimeNeedsNoRecorder() throws Exception {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--limit-modules",
                "java.base,java.logging",
                "-Dtensorlint.device=java",
                "-cp",
                System.getProperty("java.class.path"),
                Program.class.getName())
            .redirectErrorStream(true)
            .start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), output);
    assertEquals("false 5.0", output.strip());
  }
}
