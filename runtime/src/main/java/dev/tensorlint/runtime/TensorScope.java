// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import dev.tensorlint.runtime.tracking.HandleKind;
import dev.tensorlint.runtime.tracking.Lifetime;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Owns the tensors that a thread creates while it is open, and releases them at its end.
 *
 * <p>Scopes nest and belong to the thread that opened them: a tensor that another thread creates is
 * not theirs. At the end of a scope everything created in it is released, also when the body ends
 * by an exception, except for handles that were {@linkplain Tensor#keep kept} and for what {@link
 * #tidy(Supplier) tidy} returns. Models belong to no scope.
 *
 * <pre>{@code
 * try (TensorScope scope = TensorScope.open()) {
 *   System.out.println(Tensor.of(1f, 2f).mul(3f).sum().item());
 * }
 * Tensor y = TensorScope.tidy(() -> Tensor.of(1f, 2f).mul(3f).tanh()); // y is the caller's
 * }</pre>
 */
public final class TensorScope implements AutoCloseable {

  private static final ThreadLocal<@Nullable TensorScope> INNERMOST = new ThreadLocal<>();

  private final @Nullable TensorScope outer;
  private final Thread thread = Thread.currentThread();
  private final Set<Tensor> owned = new LinkedHashSet<>();
  private final Lifetime lifetime;

  private TensorScope(@Nullable TensorScope outer) {
    this.outer = outer;
    this.lifetime = Lifetime.open(this, HandleKind.SCOPE, "", () -> {});
  }

  /** Opens a scope inside the innermost one of this thread. */
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
   * @throws IllegalStateException when the body returns a future, alone or inside the value: its
   *     computation would find its tensors released
   */
  public static <T extends @Nullable Object> T tidy(Supplier<T> body) {
    try (TensorScope scope = open()) {
      T value = body.get();
      scope.handOver(ScopeResult.tensorsIn(value));
      return value;
    }
  }

  /** Runs a body in a scope of its own, which releases all that the body created and not kept. */
  @SuppressWarnings("try") // the scope works by being open
  public static void tidy(Runnable body) {
    try (TensorScope scope = open()) {
      body.run();
    }
  }

  /**
   * Releases what was created in this scope and not kept. A second call does nothing.
   *
   * @throws ScopeOrderException when a scope inside this one is open, or on another thread than the
   *     one that opened it; nothing is released then
   */
  @Override
  public void close() {
    if (!lifetime.isOpen()) {
      return;
    }
    checkOrder();
    if (outer == null) {
      INNERMOST.remove();
    } else {
      INNERMOST.set(outer);
    }
    lifetime.close("");
    releaseAll();
  }

  public boolean isClosed() {
    return !lifetime.isOpen();
  }

  /** Returns {@code the scope opened at File.java:line}. */
  @Override
  public String toString() {
    return "the scope opened at " + lifetime.createdAt();
  }

  /** Returns the scope that owns what this thread creates now. */
  static @Nullable TensorScope innermost() {
    return INNERMOST.get();
  }

  void own(Tensor tensor) {
    synchronized (owned) {
      owned.add(tensor);
    }
  }

  void disown(Tensor tensor) {
    synchronized (owned) {
      owned.remove(tensor);
    }
  }

  /** Passes tensors of this scope to the enclosing one; those of other owners stay theirs. */
  private void handOver(List<Tensor> results) {
    synchronized (owned) {
      results.stream().filter(owned::remove).forEach(tensor -> tensor.ownership().join(outer));
    }
  }

  /** Releases every tensor, also behind one whose release fails. */
  private void releaseAll() {
    RuntimeException failure = null;
    for (Tensor tensor : takeAll()) {
      try {
        tensor.ownership().closeBy(this);
      } catch (RuntimeException broken) {
        if (failure == null) {
          failure = broken;
        } else {
          failure.addSuppressed(broken);
        }
      }
    }
    if (failure != null) {
      throw failure;
    }
  }

  private List<Tensor> takeAll() {
    synchronized (owned) {
      List<Tensor> all = new ArrayList<>(owned);
      owned.clear();
      return all;
    }
  }

  private void checkOrder() {
    TensorScope innermost = INNERMOST.get();
    if (thread != Thread.currentThread()) {
      throw new ScopeOrderException(
          this
              + " belongs to thread "
              + thread.getName()
              + " and cannot be closed on thread "
              + Thread.currentThread().getName()
              + (innermost == null ? ", where no scope is open" : ", where " + innermost + " is"));
    }
    if (innermost != this) {
      throw new ScopeOrderException(
          this + " is closed before a scope inside it: close " + innermost + " first");
    }
  }
}
