// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.runtime.task.Task;
import dev.tensorlint.runtime.tracking.LeakWatch;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Scopes belong to tasks, and go with them from thread to thread. */
@SuppressWarnings("try") // scopes work by being open
class ScopeTaskTest {

  private LeakWatch watch = LeakWatch.start();

  @BeforeEach
  void start() {
    watch.close();
    watch = LeakWatch.start();
  }

  @AfterEach
  void nothingLeaks() {
    assertNull(TensorScope.innermost());
    assertEquals("no leaks", watch.report().toString());
    watch.close();
  }

  @Test
  void scopesBelongToTheirThread() throws InterruptedException {
    TensorScope scope = TensorScope.open();
    List<String> messages = new ArrayList<>();
    Tensor[] foreign = new Tensor[1];
    Thread other =
        new Thread(
            () -> {
              foreign[0] = Tensor.of(1);
              messages.add(assertThrows(ScopeOrderException.class, scope::close).getMessage());
            },
            "other");
    other.start();
    other.join();
    assertEquals(
        List.of(
            scope
                + " belongs to the task of thread "
                + Thread.currentThread().getName()
                + " and cannot be closed in the task of thread other, where no scope is open"),
        messages);
    scope.close();
    assertFalse(foreign[0].isClosed());
    foreign[0].close();
  }

  @Test
  void aForeignCloseNamesBothScopes() throws InterruptedException {
    TensorScope scope = TensorScope.open();
    List<String> messages = new ArrayList<>();
    Thread other =
        new Thread(
            () ->
                TensorScope.tidy(
                    () -> {
                      messages.add(
                          assertThrows(ScopeOrderException.class, scope::close).getMessage());
                    }));
    other.start();
    other.join();
    assertTrue(
        messages
            .get(0)
            .matches(
                "the scope opened at ScopeTaskTest.java:\\d+ belongs .* the scope opened at"
                    + " ScopeTaskTest.java:\\d+ is"),
        messages.get(0));
    scope.close();
  }

  @Test
  void aScopeTravelsWithItsTask() throws InterruptedException {
    Task request = Task.current().child();
    TensorScope[] scope = new TensorScope[1];
    Tensor[] inside = new Tensor[2];
    onAnotherThread(
        () ->
            request.run(
                () -> {
                  scope[0] = TensorScope.open();
                  inside[0] = Tensor.of(1);
                }));
    assertNull(TensorScope.innermost());
    onAnotherThread(() -> request.run(() -> inside[1] = Tensor.of(2)));
    onAnotherThread(() -> request.run(scope[0]::close));
    assertTrue(inside[0].isClosed());
    assertTrue(inside[1].isClosed());
  }

  @Test
  void aChildTaskStartsWithoutAScope() {
    Tensor[] ofChild = new Tensor[1];
    try (TensorScope scope = TensorScope.open()) {
      Task child = Task.current().child();
      child.run(() -> ofChild[0] = Tensor.of(1));
      ScopeOrderException thrown =
          assertThrows(ScopeOrderException.class, () -> child.run(scope::close));
      assertTrue(
          thrown
              .toString()
              .matches(
                  ".*: the scope opened at ScopeTaskTest.java:\\d+ belongs to the task of thread"
                      + " .* and cannot be closed in the task started at ScopeTaskTest.java:\\d+,"
                      + " where no scope is open"),
          thrown.toString());
    }
    assertFalse(ofChild[0].isClosed());
    ofChild[0].close();
  }

  private static void onAnotherThread(Runnable work) throws InterruptedException {
    Thread thread = new Thread(work);
    thread.start();
    thread.join();
  }
}
