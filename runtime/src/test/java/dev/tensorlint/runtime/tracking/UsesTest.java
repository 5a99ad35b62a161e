// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.tracking;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.tensorlint.runtime.Tensor;
import java.lang.StackWalker.StackFrame;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UsesTest {

  /** A frame of {@code A.java} that is at a line. */
  private record Frame(int line) implements StackFrame {

    @Override
    public String getClassName() {
      return "app.A";
    }

    @Override
    public String getMethodName() {
      return "run";
    }

    @Override
    public Class<?> getDeclaringClass() {
      return UsesTest.class;
    }

    @Override
    public int getByteCodeIndex() {
      return 0;
    }

    @Override
    public String getFileName() {
      return "A.java";
    }

    @Override
    public int getLineNumber() {
      return line;
    }

    @Override
    public boolean isNativeMethod() {
      return false;
    }

    @Override
    public StackTraceElement toStackTraceElement() {
      return new StackTraceElement("app.A", "run", "A.java", line);
    }
  }

  private static Uses of(int count) {
    UseLog log = new UseLog();
    IntStream.rangeClosed(1, count).forEach(line -> log.add(new Frame(line)));
    return log.snapshot();
  }

  private static List<Integer> lines(List<Site> sites) {
    return sites.stream().map(Site::line).toList();
  }

  private static List<Integer> range(int from, int to) {
    return IntStream.rangeClosed(from, to).boxed().toList();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 3, 4, 5, 7, 8, 9, 12, 13, 1000})
  void theFirstAndTheLastOnesAreKept(int count) {
    Uses uses = of(count);
    int first = Math.min(count, UseLog.KEPT);
    assertEquals(count, uses.count());
    assertEquals(range(1, first), lines(uses.first()));
    assertEquals(range(Math.max(first, count - UseLog.KEPT) + 1, count), lines(uses.last()));
    assertEquals(count == 0 ? Site.UNKNOWN.line() : count, uses.latest().line());
  }

  @Test
  void theTextSaysHowManyAreMissing() {
    assertEquals("never used", of(0).toString());
    assertEquals("used once: A.java:1", of(1).toString());
    assertEquals("used 2 times: A.java:1, A.java:2", of(2).toString());
    assertEquals(
        "used 10 times: A.java:1, A.java:2, A.java:3, A.java:4, 2 more, A.java:7, A.java:8,"
            + " A.java:9, A.java:10",
        of(10).toString());
  }

  @Test
  void aTensorTellsItsUses() {
    try (Tensor x = Tensor.of(1, 2)) {
      Stream.of(x.tanh(), x.exp()).forEach(Tensor::close);
      Uses uses =
          Tracking.openHandles().stream()
              .filter(handle -> handle.id() == x.id())
              .findFirst()
              .orElseThrow()
              .uses();
      assertEquals(2, uses.count());
      assertEquals("UsesTest.java", uses.first().get(0).file());
      assertFalse(uses.latest().equals(Site.UNKNOWN));
    }
  }
}
