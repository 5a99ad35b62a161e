// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.junit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Events;

/** Runs small test classes through Jupiter and looks at what became of them. */
@Isolated
class LeakCheckTest {

  private static final String SAMPLE = "tensorlint.test.sample";

  /** What the samples leave open; closed behind each test, so that they leak for a while only. */
  private static final List<AutoCloseable> LEFT = new ArrayList<>();

  private static Tensor leave(Tensor tensor) {
    LEFT.add(tensor);
    return tensor;
  }

  @AfterEach
  void closeWhatWasLeft() throws Exception {
    for (AutoCloseable left : LEFT) {
      left.close();
    }
    LEFT.clear();
  }

  @LeakCheck
  @EnabledIfSystemProperty(named = SAMPLE, matches = "on")
  static class OnAClass {
    private Tensor prepared;

    @BeforeEach
    void prepare() {
      prepared = Tensor.of(1);
    }

    @AfterEach
    void cleanUp() {
      prepared.close();
    }

    @Test
    void clean() {
      TensorScope.tidy(() -> assertEquals(3, prepared.add(2).item()));
    }

    @Test
    void leaks() {
      leave(Tensor.of(1, 2));
      leave(prepared.reshape(1, 1));
    }

    @Test
    @LeakCheck(tensors = 1)
    void forgiven() {
      leave(Tensor.of(1, 2));
    }

    @Test
    @LeakCheck(tensors = 1, bytes = 4)
    void tooManyBytes() {
      leave(Tensor.of(1, 2));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void leaksOnce(int value) {
      Tensor tensor = Tensor.of(value);
      if (value == 1) {
        tensor.close();
      } else {
        leave(tensor);
      }
    }

    @Nested
    class Inside {
      @Test
      void leaksInside() {
        leave(prepared.clone());
      }
    }
  }

  @EnabledIfSystemProperty(named = SAMPLE, matches = "on")
  static class OnAMethod {
    @Test
    void unchecked() {
      leave(Tensor.of(1));
    }

    @Test
    @LeakCheck(scopes = 1)
    void aModel() {
      Model model = Sequential.withInputs(2, new Dense(3));
      LEFT.add(model);
    }

    @Test
    @LeakCheck
    void failsAndLeaks() {
      leave(Tensor.of(1));
      throw new IllegalStateException("the test's own failure");
    }
  }

  /** In parallel, each test sees its own handles alone. */
  @Execution(ExecutionMode.CONCURRENT)
  @EnabledIfSystemProperty(named = SAMPLE, matches = "on")
  static class InParallel {
    private static final AtomicInteger RUNNING = new AtomicInteger();
    private static final AtomicInteger ALONE = new AtomicInteger();

    @AfterAll
    static void eachCheckedTestWasAlone() {
      assertEquals(20, ALONE.get());
      ALONE.set(0);
    }

    @ParameterizedTest
    @LeakCheck
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19})
    void checked(int value) {
      try (Tensor tensor = Tensor.of(value)) {
        int others = RUNNING.getAndIncrement();
        assertEquals(value, tensor.item());
        Thread.onSpinWait();
        RUNNING.getAndDecrement();
        if (others == 0) {
          ALONE.incrementAndGet();
        }
      }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19})
    void uncheckedAndOpenForAWhile(int value) {
      RUNNING.getAndIncrement();
      try (Tensor tensor = Tensor.of(value)) {
        Thread.onSpinWait();
        assertEquals(value, tensor.item());
      }
      RUNNING.getAndDecrement();
    }
  }

  private static Events run(DiscoverySelector selector, boolean parallel) {
    System.setProperty(SAMPLE, "on");
    try {
      return EngineTestKit.engine("junit-jupiter")
          .configurationParameter("junit.jupiter.execution.parallel.enabled", "" + parallel)
          .configurationParameter("junit.jupiter.execution.parallel.config.strategy", "fixed")
          .configurationParameter("junit.jupiter.execution.parallel.config.fixed.parallelism", "4")
          .selectors(selector)
          .execute()
          .allEvents();
    } finally {
      System.clearProperty(SAMPLE);
    }
  }

  private static Throwable failureOf(Class<?> type, String method) {
    List<Throwable> failures =
        run(selectMethod(type, method), false)
            .failed()
            .map(
                event ->
                    event
                        .getRequiredPayload(TestExecutionResult.class)
                        .getThrowable()
                        .orElseThrow())
            .toList();
    assertEquals(1, failures.size());
    return failures.get(0);
  }

  @Test
  void aClassIsCheckedTestByTest() {
    List<String> failed =
        run(selectClass(OnAClass.class), false)
            .failed()
            .map(event -> event.getTestDescriptor().getDisplayName())
            .sorted()
            .toList();
    assertEquals(List.of("[2] value = 2", "leaks()", "leaksInside()", "tooManyBytes()"), failed);
  }

  @Test
  void theMessageNamesTheLines() {
    Throwable failure = failureOf(OnAClass.class, "leaks");
    String lines = String.valueOf(failure.getMessage()).replaceAll(":\\d+", ":LINE");
    assertEquals(
        """
        the test left open 2 tensors with 12 bytes:
          1 tensor, 8 bytes, created at LeakCheckTest.java:LINE
          1 tensor, 4 bytes, created at LeakCheckTest.java:LINE\
        """,
        lines);
    assertEquals(2, ((LeakError) failure).report().tensors());
  }

  @Test
  void whatIsAllowedIsSaid() {
    Throwable failure = failureOf(OnAClass.class, "tooManyBytes");
    assertTrue(
        String.valueOf(failure.getMessage())
            .startsWith(
                "the test left open 1 tensor with 8 bytes, allowed are 1 tensor and 4 bytes:"),
        failure::getMessage);
  }

  @Test
  void weightsCountAsTheirModel() {
    Throwable failure = failureOf(OnAMethod.class, "aModel");
    assertTrue(
        String.valueOf(failure.getMessage())
            .startsWith("the test left open 1 model with 36 bytes, allowed are 1 scope:"),
        failure::getMessage);
  }

  @Test
  void methodsWithoutItAreNotChecked() {
    assertEquals(0, run(selectMethod(OnAMethod.class, "unchecked"), false).failed().count());
  }

  @Test
  void theTestsOwnFailureComesFirst() {
    Throwable failure = failureOf(OnAMethod.class, "failsAndLeaks");
    assertEquals("the test's own failure", failure.getMessage());
    assertEquals(LeakError.class, failure.getSuppressed()[0].getClass());
  }

  @Test
  void checkedTestsRunAlone() {
    Events events = run(selectClass(InParallel.class), true);
    assertEquals(List.of(), events.failed().list());
    assertEquals(40 + 2 + 2, events.succeeded().count());
  }
}
