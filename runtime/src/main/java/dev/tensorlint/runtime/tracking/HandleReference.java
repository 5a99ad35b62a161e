// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.tracking;

import java.lang.ref.PhantomReference;
import java.lang.ref.ReferenceQueue;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Observes when the object of a handle is gone. It is also the handle's entry in the list of open
 * ones: a {@link java.lang.ref.Cleaner} would keep a second list, under one lock for all threads,
 * and take three objects for what is one here.
 */
final class HandleReference extends PhantomReference<Object> {

  final Lifetime lifetime;
  private @Nullable HandleReference previous;
  private @Nullable HandleReference next;

  HandleReference(Object handle, Lifetime lifetime, ReferenceQueue<Object> queue) {
    super(handle, queue);
    this.lifetime = lifetime;
  }

  /** Open handles, linked through themselves. */
  static final class Chain {
    private @Nullable HandleReference first;

    synchronized void add(HandleReference reference) {
      HandleReference second = first;
      reference.next = second;
      if (second != null) {
        second.previous = reference;
      }
      first = reference;
    }

    /** Takes out a reference that was added once and not taken out yet. */
    synchronized void remove(HandleReference reference) {
      HandleReference before = reference.previous;
      HandleReference after = reference.next;
      if (before == null) {
        first = after;
      } else {
        before.next = after;
      }
      if (after != null) {
        after.previous = before;
      }
      reference.previous = null;
      reference.next = null;
    }

    synchronized void forEach(Consumer<Lifetime> action) {
      for (HandleReference at = first; at != null; at = at.next) {
        action.accept(at.lifetime);
      }
    }
  }
}
