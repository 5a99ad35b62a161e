// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import dev.tensorlint.runtime.tracking.HandleKind;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordedStackTrace;
import jdk.jfr.consumer.RecordingFile;
import org.jspecify.annotations.Nullable;

/**
 * Records what the flight recorder tells of a case, with the lines of the case on each stack. Cases
 * that do not speak of it are not recorded, as a recording takes its time.
 */
final class CaseEvents implements AutoCloseable {

  /** Stands for the lines of a stack that is not there. */
  static final int UNKNOWN_LINE = 0;

  private static final Set<String> HEAVY =
      Set.of(HandleKind.MODEL.noun(), HandleKind.FUNCTION.noun(), HandleKind.SESSION.noun());

  private static final String COLLECTION = "jdk.SystemGC";
  private static final String CREATION = "dev.tensorlint.runtime.Create";

  private final String name;
  private final @Nullable Recording recording;

  private CaseEvents(String name, @Nullable Recording recording) {
    this.name = name;
    this.recording = recording;
  }

  static CaseEvents of(Case program) {
    boolean collects = program.text().contains("gc()");
    boolean builds = program.text().contains("HeavyResourceInLoop");
    if (!collects && !builds) {
      return new CaseEvents(program.name(), null);
    }
    Recording recording = new Recording();
    if (collects) {
      recording.enable(COLLECTION).withStackTrace().withoutThreshold();
    }
    if (builds) {
      recording.enable(CREATION).withStackTrace().withoutThreshold();
    }
    recording.start();
    return new CaseEvents(program.name(), recording);
  }

  /**
   * What was recorded.
   *
   * @param collecting lines of the case on the way to each request for a garbage collection, {@link
   *     #UNKNOWN_LINE} for one whose stack is not there: a collection that unloads classes can take
   *     it along
   * @param building the innermost line of the case for each creation of what is meant to be built
   *     once
   */
  record Recorded(List<Integer> collecting, List<Integer> building) {
    static final Recorded NOTHING = new Recorded(List.of(), List.of());
  }

  /** Ends the recording. */
  Recorded end() {
    if (recording == null) {
      return Recorded.NOTHING;
    }
    recording.stop();
    List<RecordedEvent> events = events(recording);
    List<Integer> collecting = new ArrayList<>();
    only(events, CaseEvents::isCollection).forEach(stack -> collecting.addAll(lines(stack)));
    List<Integer> building = new ArrayList<>();
    only(events, CaseEvents::isConstruction)
        .forEach(stack -> lines(stack).stream().limit(1).forEach(building::add));
    return new Recorded(collecting, building);
  }

  private static boolean isCollection(RecordedEvent event) {
    return event.getEventType().getName().equals(COLLECTION);
  }

  private static boolean isConstruction(RecordedEvent event) {
    return event.getEventType().getName().equals(CREATION)
        && HEAVY.contains(event.getString("kind"));
  }

  private static List<@Nullable RecordedStackTrace> only(
      List<RecordedEvent> events, Predicate<RecordedEvent> isWanted) {
    List<@Nullable RecordedStackTrace> stacks = new ArrayList<>();
    for (RecordedEvent event : events) {
      if (isWanted.test(event)) {
        stacks.add(event.getStackTrace());
      }
    }
    return stacks;
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
      Path file = Files.createTempFile("events", ".jfr");
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
