// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordedStackTrace;
import jdk.jfr.consumer.RecordingFile;
import org.jspecify.annotations.Nullable;

/**
 * Records who asks the garbage collector to run. The JVM tells it by an event with a stack; cases
 * that do not speak of it are not recorded, as a recording takes its time.
 */
final class GarbageRequests implements AutoCloseable {

  static final int UNKNOWN_LINE = 0;

  private static final String EVENT = "jdk.SystemGC";

  private final String name;
  private final @Nullable Recording recording;

  private GarbageRequests(String name, @Nullable Recording recording) {
    this.name = name;
    this.recording = recording;
  }

  static GarbageRequests of(Case program) {
    if (!program.text().contains("gc()")) {
      return new GarbageRequests(program.name(), null);
    }
    Recording recording = new Recording();
    recording.enable(EVENT).withStackTrace().withoutThreshold();
    recording.start();
    return new GarbageRequests(program.name(), recording);
  }

  /**
   * Ends the recording and returns the lines of the case on the stacks of all requests, {@link
   * #UNKNOWN_LINE} for one whose stack is not there: a collection that unloads classes can take it
   * along.
   */
  List<Integer> lines() {
    if (recording == null) {
      return List.of();
    }
    recording.stop();
    List<Integer> lines = new ArrayList<>();
    for (RecordedEvent event : events(recording)) {
      lines.addAll(lines(event.getStackTrace()));
    }
    return lines;
  }

  private List<Integer> lines(@Nullable RecordedStackTrace stack) {
    return stack == null
        ? List.of(UNKNOWN_LINE)
        : stack.getFrames().stream()
            .filter(this::isOfCase)
            .map(RecordedFrame::getLineNumber)
            .toList();
  }

  private boolean isOfCase(RecordedFrame frame) {
    String type = frame.getMethod().getType().getName();
    return type.equals(name) || type.startsWith(name + "$");
  }

  private static List<RecordedEvent> events(Recording recording) {
    try {
      Path file = Files.createTempFile("requests", ".jfr");
      try {
        recording.dump(file);
        return RecordingFile.readAllEvents(file);
      } finally {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    if (recording != null) {
      recording.close();
    }
  }
}
