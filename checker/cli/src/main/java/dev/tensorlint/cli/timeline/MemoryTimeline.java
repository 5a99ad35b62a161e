// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli.timeline;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Turns a recording into a page. */
public final class MemoryTimeline {

  private MemoryTimeline() {}

  /**
   * Returns the page of a recording.
   *
   * @throws IOException when the file cannot be read, or has nothing to show
   */
  public static String page(Path recording) throws IOException {
    List<Moment> moments = read(recording);
    if (moments.stream().noneMatch(Moment.Created.class::isInstance)) {
      throw new IOException(
          recording
              + " has no dev.tensorlint.runtime.Create events: record the program with"
              + " -XX:StartFlightRecording:filename=run.jfr"
              + ",+dev.tensorlint.runtime.Create#enabled=true"
              + ",+dev.tensorlint.runtime.Release#enabled=true");
    }
    Path name = recording.getFileName();
    return TimelinePage.of(Timeline.of(moments), String.valueOf(name));
  }

  private static List<Moment> read(Path recording) throws IOException {
    try {
      return FlightRecording.read(recording);
    } catch (NoClassDefFoundError absent) {
      throw new IOException("this Java has no module jdk.jfr, which reads recordings", absent);
    }
  }
}
