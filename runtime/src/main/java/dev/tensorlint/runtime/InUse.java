// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import dev.tensorlint.runtime.tracking.HandleKind;
import dev.tensorlint.runtime.tracking.HandleRecord;
import dev.tensorlint.runtime.tracking.Lifetime;
import dev.tensorlint.runtime.tracking.Pin;
import dev.tensorlint.runtime.tracking.Site;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The handles that a computation has in use, and after it the computation that continues it. */
final class InUse implements Pin {

  private final List<Lifetime> handles = new ArrayList<>();
  private volatile @Nullable Computation<?> user;

  /**
   * Pins handles.
   *
   * @throws TensorDisposedException when a tensor is closed; nothing is pinned then
   * @throws IllegalStateException when another handle is closed; nothing is pinned then
   */
  static InUse of(List<Lifetime> handles) {
    InUse inUse = new InUse();
    for (Lifetime handle : new LinkedHashSet<>(handles)) {
      if (!handle.pin(inUse)) {
        inUse.end();
        throw closed(handle.snapshot());
      }
      inUse.handles.add(handle);
    }
    return inUse;
  }

  /** Names the computation that uses the handles from now on. */
  void by(Computation<?> computation) {
    user = computation;
  }

  /** Unpins all handles. A second call does nothing, and returns after the first. */
  synchronized void end() {
    Failures failures = new Failures();
    handles.forEach(handle -> failures.run(() -> handle.unpin(this)));
    handles.clear();
    failures.throwFirst();
  }

  @Override
  public String name() {
    Computation<?> computation = user;
    return computation == null ? "a computation" : computation.name();
  }

  @Override
  public Site startedAt() {
    Computation<?> computation = user;
    return computation == null ? Site.UNKNOWN : computation.startedAt();
  }

  @Override
  public boolean runsHere() {
    Computation<?> computation = user;
    return computation != null && computation.runsHere();
  }

  private static IllegalStateException closed(HandleRecord handle) {
    return handle.kind() == HandleKind.TENSOR
        ? new TensorDisposedException(handle, Site.here())
        : new IllegalStateException(
            handle.name()
                + " is closed: "
                + handle.story("closed")
                + "; used again at "
                + Site.here());
  }
}
