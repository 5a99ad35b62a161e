// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorDisposedException;
import dev.tensorlint.runtime.TensorRuntime;
import dev.tensorlint.runtime.tracking.LeakWatch;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class SessionTest {

  private final LeakWatch watch = LeakWatch.start();
  private final TracedFunction product =
      TracedFunction.ofTrace(trace -> trace.input(0).mul(trace.input(1)));

  @AfterEach
  void nothingLeaks() {
    product.close();
    assertEquals("no leaks", watch.report().toString());
    watch.close();
  }

  private static float run(Session session) {
    try (Tensor y = session.run()) {
      return y.item();
    }
  }

  @Test
  void inputsStayBoundUntilOthersAre() {
    int kept = TensorRuntime.memory().keptHandles();
    try (Session session = Session.open(product);
        Tensor two = Tensor.of(2)) {
      try (Tensor three = Tensor.of(3)) {
        session.bind(0, two).bind(1, three);
      }
      assertEquals(6, run(session), "the session has handles of its own");
      assertEquals(kept + 2, TensorRuntime.memory().keptHandles());
      session.bind(1, two);
      assertEquals(4, run(session));
      assertEquals(kept + 2, TensorRuntime.memory().keptHandles());
      assertEquals(2, session.runs());
      assertEquals(1, product.traces());
    }
    assertEquals(kept, TensorRuntime.memory().keptHandles());
  }

  @Test
  void argumentsAreThoseOfAllRuns() {
    try (TracedFunction scale =
            TracedFunction.ofTrace(trace -> trace.input(0).mul(trace.argument(0, Float.class)));
        Session session = Session.open(scale, 5f);
        Tensor x = Tensor.of(2)) {
      assertEquals(10, run(session.bind(0, x)));
    }
  }

  @Test
  void anotherThreadIsRefused() throws InterruptedException {
    try (Session session = Session.open(product);
        Tensor x = Tensor.of(2)) {
      session.bind(0, x).bind(1, x);
      List<Consumer<Session>> uses =
          List.of(Session::run, Session::runs, Session::close, shared -> shared.bind(0, x));
      for (Consumer<Session> use : uses) {
        ThreadConfinementException thrown = onThread("other", () -> use.accept(session));
        assertEquals(Thread.currentThread().getName(), thrown.owner());
        assertEquals("other", thrown.user());
        assertTrue(
            thrown
                .toString()
                .matches(
                    ".*: session #\\d+ belongs to thread "
                        + Thread.currentThread().getName()
                        + " and is used on thread other: open a session on each thread; .*"),
            thrown.toString());
      }
      assertFalse(session.isClosed());
      assertEquals(4, run(session));
    }
  }

  private static ThreadConfinementException onThread(String name, Runnable use)
      throws InterruptedException {
    List<ThreadConfinementException> thrown = new ArrayList<>();
    Thread thread =
        new Thread(
            () -> thrown.add(assertThrows(ThreadConfinementException.class, use::run)), name);
    thread.start();
    thread.join();
    return thrown.get(0);
  }

  @Test
  void whatIsMissingOrClosedIsRefused() {
    Session session = Session.open(product);
    Tensor x = Tensor.of(1);
    session.bind(1, x);
    IllegalStateException missing = assertThrows(IllegalStateException.class, session::run);
    assertTrue(missing.toString().endsWith("has no input 0: bind it first"), missing.toString());
    assertThrows(IndexOutOfBoundsException.class, () -> session.bind(-1, x));
    x.close();
    assertThrows(TensorDisposedException.class, () -> session.bind(0, x));
    session.close();
    session.close();
    assertTrue(session.isClosed());
    IllegalStateException closed = assertThrows(IllegalStateException.class, session::run);
    assertTrue(closed.toString().contains("is closed: created at SessionTest.java:"));
  }

  @Test
  void theFunctionClosesItsSessions() {
    TracedFunction function = TracedFunction.of(x -> x.mul(2f));
    Session session = Session.open(function);
    function.close();
    assertTrue(session.isClosed());
    assertThrows(IllegalStateException.class, session::run);
    assertThrows(IllegalStateException.class, () -> Session.open(function));
  }

  @Test
  void aSessionThatIsNotClosedIsALeak() {
    Session session = Session.open(product);
    assertEquals(1, watch.report().sessions());
    assertEquals(1, watch.report().functions());
    session.close();
  }
}
