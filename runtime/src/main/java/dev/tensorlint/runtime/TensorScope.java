// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import dev.tensorlint.runtime.jfr.FlightEvents;
import dev.tensorlint.runtime.jfr.ScopeSpan;
import dev.tensorlint.runtime.task.Task;
import dev.tensorlint.runtime.task.TaskLocal;
import dev.tensorlint.runtime.tracking.Ending;
import dev.tensorlint.runtime.tracking.HandleKind;
import dev.tensorlint.runtime.tracking.Held;
import dev.tensorlint.runtime.tracking.Lifetime;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Owns the tensors that a task creates while it is open, and releases them at its end.
 *
 * <p>Scopes nest and belong to the {@link Task} that opened them: a tensor that another task
 * creates is not theirs. A thread that runs no other task runs its own, so without tasks this
 * means: scopes belong to their thread. A child task starts without a scope, also when it is
 * started in one. At the end of a scope everything created in it is released, also when the body
 * ends by an exception, except for handles that were {@linkplain Tensor#keep kept} and for what
 * {@link #tidy(Supplier) tidy} returns. Models belong to no scope.
 *
 * <p>A tensor that an asynchronous computation has in use at the end of its scope is released like
 * the others, and freed when the computation is joined; the end of the scope then throws {@link
 * dev.tensorlint.runtime.tracking.InFlightException}, or reports it in permissive mode.
 *
 * <pre>{@code
 * try (TensorScope scope = TensorScope.open()) {
 *   System.out.println(Tensor.of(1f, 2f).mul(3f).sum().item());
 * }
 * Tensor y = TensorScope.tidy(() -> Tensor.of(1f, 2f).mul(3f).tanh()); // y is the caller's
 * }</pre>
 */
public final class TensorScope implements AutoCloseable {

  private static final Held NOTHING = Held.of("", () -> {});
  private static final TaskLocal<TensorScope> INNERMOST = TaskLocal.own();
  private static final String LEFT_OPEN =
      ": both are closed now; open scopes by try-with-resources";

  private final @Nullable TensorScope outer;
  private final Task task = Task.current();
  private final OwnedTensors owned = new OwnedTensors();
  private final Lifetime lifetime;
  private final @Nullable ScopeSpan span;

  private TensorScope(@Nullable TensorScope outer) {
    this.outer = outer;
    this.lifetime = Lifetime.open(this, HandleKind.SCOPE, NOTHING);
    this.span = FlightEvents.scope(lifetime.id());
  }

  /**
   * What a body returned.
   *
   * @param results the tensors in the value that had belonged to the body's scope
   */
  record Tidied<T extends @Nullable Object>(T value, List<Tensor> results) {}

  /** Opens a scope inside the innermost one of this task. */
  public static TensorScope open() {
    TensorScope scope = new TensorScope(INNERMOST.get());
    INNERMOST.set(scope);
    return scope;
  }

  /**
   * Runs a body in a scope of its own. Tensors found in the returned value are not released: they
   * pass to the enclosing scope, or to the caller where there is none. They are looked for in
   * arrays, collections, maps, optionals and records, however deeply nested, and not in other
   * objects.
   *
   * <p>Scopes that the body opened and left open end with this one. Whatever fails while the scope
   * ends, everything else in it is released, the results too; the body's own exception stays the
   * one that is thrown, and later ones are suppressed in it.
   *
   * @throws IllegalStateException when the body returns a future, alone or inside the value: its
   *     computation would find its tensors released
   * @throws ScopeOrderException when the body left a scope open
   */
  public static <T extends @Nullable Object> T tidy(Supplier<T> body) {
    return tidied(body).value();
  }

  /** Runs a body in a scope of its own, which releases all that the body created and not kept. */
  public static void tidy(Runnable body) {
    TensorScope.<@Nullable Object>tidied(
        () -> {
          body.run();
          return null;
        });
  }

  @SuppressWarnings("try") // the end works by being there
  static <T extends @Nullable Object> Tidied<T> tidied(Supplier<T> body) {
    TensorScope scope = open();
    List<Tensor> results = new ArrayList<>();
    try (BodyEnd end = () -> scope.endWith(results)) {
      T value = body.get();
      results.addAll(scope.release(ScopeResult.in(value, Tensor.class)));
      return new Tidied<>(value, results);
    }
  }

  /** Ends a scope so that the body's exception comes first. */
  private interface BodyEnd extends AutoCloseable {
    @Override
    void close();
  }

  /**
   * Releases what was created in this scope and not kept. A second call does nothing.
   *
   * @throws ScopeOrderException when a scope inside this one is open, or in another task than the
   *     one that opened it; nothing is released then
   */
  @Override
  public void close() {
    if (!lifetime.isOpen()) {
      return;
    }
    checkOrder();
    Failures failures = new Failures();
    end(failures);
    failures.throwFirst();
  }

  public boolean isClosed() {
    return !lifetime.isOpen();
  }

  /** Returns {@code the scope opened at File.java:line}. */
  @Override
  public String toString() {
    return "the scope opened at " + lifetime.createdAt();
  }

  /** Returns the scope that owns what this task creates now. */
  static @Nullable TensorScope innermost() {
    return INNERMOST.get();
  }

  void own(Ownership tensor) {
    owned.add(tensor);
  }

  void disown(Ownership tensor) {
    owned.remove(tensor);
  }

  /** Lets go of those tensors that are this scope's, and returns them. */
  private List<Tensor> release(List<Tensor> found) {
    List<Tensor> released =
        found.stream().filter(tensor -> owned.remove(tensor.ownership())).toList();
    released.forEach(tensor -> tensor.ownership().join(null));
    return released;
  }

  /** Ends this scope after a body, and those that the body left open in it. */
  private void endWith(List<Tensor> results) {
    Failures failures = new Failures();
    TensorScope last = INNERMOST.get();
    for (TensorScope inner = last; inner != null && inner != this; inner = inner.outer) {
      inner.end(failures);
    }
    end(failures);
    if (last != this) {
      failures.add(new ScopeOrderException(last + " was left open inside " + this + LEFT_OPEN));
    }
    if (failures.any()) {
      Ending ending = lifetime.ending(this);
      results.forEach(tensor -> failures.run(() -> tensor.ownership().closeWith(ending)));
    }
    failures.throwFirst();
    results.forEach(tensor -> tensor.ownership().join(outer));
  }

  private void end(Failures failures) {
    INNERMOST.set(outer);
    lifetime.endOf(this);
    List<Tensor> tensors = owned.takeAll();
    Ending ending = lifetime.ending(this);
    tensors.forEach(tensor -> failures.run(() -> tensor.ownership().closeWith(ending)));
    if (span != null) {
      span.end(tensors.size());
    }
  }

  private void checkOrder() {
    TensorScope innermost = INNERMOST.get();
    if (!task.isCurrent()) {
      throw new ScopeOrderException(
          this
              + " belongs to "
              + task
              + " and cannot be closed in "
              + Task.current()
              + (innermost == null ? ", where no scope is open" : ", where " + innermost + " is"));
    }
    if (innermost != this) {
      throw new ScopeOrderException(
          this + " is closed before a scope inside it: close " + innermost + " first");
    }
  }
}
