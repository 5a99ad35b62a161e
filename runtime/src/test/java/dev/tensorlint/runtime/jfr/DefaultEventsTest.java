// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.jfr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.tensorlint.runtime.DeviceOutOfMemoryException;
import dev.tensorlint.runtime.StartedJvm;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorRuntime;
import dev.tensorlint.runtime.TensorScope;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is in a recording that a JVM was started with. */
class DefaultEventsTest {

  private static final String PREFIX = "dev.tensorlint.runtime.";

  private final Path file;

  DefaultEventsTest(@TempDir Path folder) {
    this.file = folder.resolve("run.jfr");
  }

  /** Creates, computes and releases in a scope, and then runs out of memory. */
  static final class Program {
    private Program() {}

    public static void main(String[] arguments) {
      TensorScope.tidy(() -> Tensor.of(1, 2).tanh().sum().item());
      TensorRuntime.setBudget(0);
      assertThrows(DeviceOutOfMemoryException.class, () -> Tensor.of(1, 2));
    }
  }

  private Set<String> recordedWith(String settings) throws Exception {
    StartedJvm.run(Program.class, "-XX:StartFlightRecording:filename=" + file + settings);
    return RecordingFile.readAllEvents(file).stream()
        .map(event -> event.getEventType().getName())
        .filter(name -> name.startsWith(PREFIX))
        .map(name -> name.substring(PREFIX.length()))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void whatIsRareIsInEveryRecording() throws Exception {
    assertEquals(Set.of("OutOfMemory"), recordedWith(""));
  }

  @Test
  void whatIsFrequentIsThereWhenNamed() throws Exception {
    assertEquals(
        Set.of("Create", "Kernel", "OutOfMemory"),
        recordedWith(",+" + PREFIX + "Create#enabled=true,+" + PREFIX + "Kernel#enabled=true"));
  }
}
