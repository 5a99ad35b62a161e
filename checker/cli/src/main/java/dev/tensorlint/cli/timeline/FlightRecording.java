// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli.timeline;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordedStackTrace;
import jdk.jfr.consumer.RecordingFile;
import org.jspecify.annotations.Nullable;

/** Reads the events of the tensor runtime from a recording of JDK Flight Recorder. */
final class FlightRecording {

  private static final String RUNTIME = "dev.tensorlint.runtime.";

  /** The JDK's own code, which a handle may be opened from, such as a stream's. */
  private static final List<String> PLATFORM = List.of("java.", "javax.", "jdk.", "sun.");

  private final Map<Moment.Site, Moment.Site> sites = new HashMap<>();
  private final List<RecordedEvent> events = new ArrayList<>();

  private FlightRecording() {}

  /**
   * Returns what happened to tensors, in the order of time.
   *
   * @throws IOException when the file cannot be read, or is no recording
   */
  static List<Moment> read(Path file) throws IOException {
    FlightRecording recording = new FlightRecording();
    try (RecordingFile source = new RecordingFile(file)) {
      while (source.hasMoreEvents()) {
        RecordedEvent event = source.readEvent();
        if (event.getEventType().getName().startsWith(RUNTIME)) {
          recording.events.add(event);
        }
      }
    }
    return recording.moments();
  }

  private List<Moment> moments() {
    events.sort(Comparator.comparing(RecordedEvent::getStartTime));
    List<Moment> moments = new ArrayList<>();
    for (RecordedEvent event : events) {
      add(event, events.get(0).getStartTime(), moments);
    }
    return moments;
  }

  private void add(RecordedEvent event, Instant start, List<Moment> moments) {
    long nanos = start.until(event.getStartTime(), ChronoUnit.NANOS);
    switch (event.getEventType().getName().substring(RUNTIME.length())) {
      case "Create" -> moments.add(created(event, nanos));
      case "Release" -> moments.add(new Moment.Released(nanos, event.getLong("handle")));
      case "Leak" -> moments.add(leaked(event, nanos));
      case "OutOfMemory" ->
          moments.add(
              new Moment.OutOfMemory(
                  nanos, text(event, "device"), event.getLong("requestedBytes")));
      default -> {
        // Scopes and operations hold no memory.
      }
    }
  }

  private Moment created(RecordedEvent event, long nanos) {
    long handle = event.getLong("handle");
    boolean knowsData = event.hasField("data") && event.getLong("data") != 0;
    return new Moment.Created(
        nanos,
        handle,
        what(event),
        event.getLong("bytes"),
        knowsData ? event.getLong("data") : -handle,
        site(event.getStackTrace()));
  }

  private Moment leaked(RecordedEvent event, long nanos) {
    String at = text(event, "createdAt");
    Moment.Site site = at.isEmpty() ? Moment.Site.UNKNOWN : new Moment.Site("", at);
    return new Moment.Leaked(
        nanos, event.getLong("handle"), what(event), event.getLong("bytes"), site);
  }

  private static String what(RecordedEvent event) {
    String description = text(event, "description");
    return text(event, "kind") + (description.isEmpty() ? "" : " (" + description + ")");
  }

  private static String text(RecordedEvent event, String field) {
    String text = event.getString(field);
    return text == null ? "" : text;
  }

  /** Returns the innermost line that is neither the runtime's nor the JDK's. */
  private Moment.Site site(@Nullable RecordedStackTrace stack) {
    if (stack == null) {
      return Moment.Site.UNKNOWN;
    }
    return stack.getFrames().stream()
        .filter(frame -> frame.isJavaFrame() && isUserCode(frame))
        .findFirst()
        .map(FlightRecording::site)
        .map(site -> sites.computeIfAbsent(site, same -> same))
        .orElse(Moment.Site.UNKNOWN);
  }

  private static boolean isUserCode(RecordedFrame frame) {
    String type = frame.getMethod().getType().getName();
    return !type.startsWith(RUNTIME) && PLATFORM.stream().noneMatch(type::startsWith);
  }

  /** A recording knows no file names: the outermost class names the file. */
  private static Moment.Site site(RecordedFrame frame) {
    String type = frame.getMethod().getType().getName();
    String simple = type.substring(type.lastIndexOf('.') + 1);
    int nested = simple.indexOf('$', 1);
    String file = nested < 0 ? simple : simple.substring(0, nested);
    return new Moment.Site(
        simple.replace('$', '.') + "." + frame.getMethod().getName(),
        file + ".java:" + Math.max(0, frame.getLineNumber()));
  }
}
