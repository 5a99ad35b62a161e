// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class TaskTest {

  private static final TaskLocal<String> OWN = TaskLocal.own();
  private static final TaskLocal<String> INHERITED = TaskLocal.inherited();

  @Test
  void aThreadHasOneTaskOfItsOwn() throws InterruptedException {
    Task here = Task.current();
    assertSame(here, Task.current());
    assertTrue(here.isCurrent());
    List<Task> there = new ArrayList<>();
    inThread("worker", () -> there.addAll(List.of(Task.current(), Task.current())));
    assertSame(there.get(0), there.get(1));
    assertNotSame(here, there.get(0));
    assertEquals("the task of thread worker", there.get(0).toString());
  }

  @Test
  void aChildStartsWithInheritedValuesOnly() {
    inChild(
        () -> {
          OWN.set("a");
          INHERITED.set("b");
          Task child = Task.current().child();
          child.run(
              () -> {
                assertNull(OWN.get());
                assertEquals("b", INHERITED.get());
                INHERITED.set("changed");
              });
          assertEquals("a", OWN.get());
          assertEquals("b", INHERITED.get());
          child.run(() -> assertEquals("changed", INHERITED.get()));
        });
  }

  @Test
  void aThreadIsAChildOfTheTaskThatStartsIt() {
    inChild(
        () -> {
          OWN.set("a");
          INHERITED.set("b");
          List<@Nullable String> seen = new ArrayList<>();
          inThread(
              "worker",
              () -> {
                seen.add(OWN.get());
                seen.add(INHERITED.get());
              });
          assertNull(seen.get(0));
          assertEquals("b", seen.get(1));
        });
  }

  @Test
  void placesMadeAfterATaskStartWithNothingInIt() {
    inChild(
        () -> {
          TaskLocal<String> late = TaskLocal.inherited();
          assertNull(late.get());
          late.set("value");
          assertEquals("value", late.get());
          late.set(null);
          assertNull(late.get());
        });
  }

  @Test
  void theFormerTaskComesBackAlsoBehindAFailure() {
    Task before = Task.current();
    Task child = before.child();
    assertThrows(
        IllegalArgumentException.class,
        () ->
            child.run(
                () -> {
                  assertSame(child, Task.current());
                  child.run(() -> assertSame(child, Task.current()));
                  assertSame(child, Task.current());
                  throw new IllegalArgumentException("body");
                }));
    assertSame(before, Task.current());
    assertFalse(child.isCurrent());
  }

  @Test
  void oneThreadAtATimeRunsATask() {
    Task child = Task.current().child();
    AtomicReference<@Nullable String> message = new AtomicReference<>();
    child.run(
        () ->
            inThread(
                "second",
                () ->
                    message.set(
                        assertThrows(IllegalStateException.class, () -> child.run(() -> {}))
                            .getMessage())));
    assertEquals(
        child
            + " is running on thread "
            + Thread.currentThread().getName()
            + " and cannot run on thread second at the same time: make a task of its own with"
            + " Task.current().child()",
        message.get());
    inThread("third", () -> child.run(() -> assertTrue(child.isCurrent())));
  }

  @Test
  void nobodyElseRunsAThreadsOwnTask() {
    Task here = Task.current();
    inThread("other", () -> assertThrows(IllegalStateException.class, () -> here.run(() -> {})));
  }

  @Test
  void aCancelledTaskEndsWhereItAsks() {
    Task child = Task.current().child();
    child.run(Task::checkCancelled);
    child.cancel();
    assertTrue(child.isCancelled());
    CancellationException thrown =
        assertThrows(CancellationException.class, () -> child.run(Task::checkCancelled));
    assertEquals(child + " is cancelled", thrown.getMessage());
    assertTrue(child.toString().startsWith("the task started at TaskTest.java:"));
    Task.checkCancelled();
  }

  private static void inChild(Runnable body) {
    Task.current().child().run(body);
  }

  /** Runs a body on a new thread and passes its failure on. */
  private static void inThread(String name, Runnable body) {
    AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
    Thread thread = new Thread(body, name);
    thread.setUncaughtExceptionHandler((ended, thrown) -> failure.set(thrown));
    thread.start();
    try {
      thread.join();
    } catch (InterruptedException interrupted) {
      throw new AssertionError(interrupted);
    }
    Throwable thrown = failure.get();
    if (thrown != null) {
      throw new AssertionError(thrown);
    }
  }
}
