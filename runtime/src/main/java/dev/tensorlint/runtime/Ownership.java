// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import dev.tensorlint.runtime.tracking.Ending;
import dev.tensorlint.runtime.tracking.Lifetime;
import dev.tensorlint.runtime.tracking.MemoryKind;
import dev.tensorlint.runtime.tracking.Site;
import org.jspecify.annotations.Nullable;

/** Who releases a tensor: a scope, a longer-lived owner that keeps it, or else the caller. */
final class Ownership {

  private final Tensor tensor;
  private final Lifetime lifetime;
  private volatile @Nullable TensorScope scope;

  /** Where the tensor is listed; of that list, which guards all three. */
  @Nullable OwnedTensors list;

  @Nullable Ownership previous;
  @Nullable Ownership next;

  Ownership(Tensor tensor, Lifetime lifetime) {
    this.tensor = tensor;
    this.lifetime = lifetime;
  }

  /** Returns the handle, which its scope has to keep from being collected. */
  Tensor tensor() {
    return tensor;
  }

  /** Makes a scope the owner, or the caller where it is null. */
  void join(@Nullable TensorScope owner) {
    scope = owner;
    if (owner != null) {
      owner.own(this);
    }
  }

  void keep(MemoryKind kind) {
    checkOpen();
    lifetime.setMemoryKind(kind);
    leave();
  }

  void unkeep() {
    checkOpen();
    if (lifetime.isKept()) {
      lifetime.setMemoryKind(MemoryKind.ACTIVATIONS);
      join(TensorScope.innermost());
    }
  }

  void close() {
    lifetime.endOf(tensor);
    leave();
  }

  /** Releases the tensor on behalf of an owner that no longer lists it. */
  void closeWith(Ending owner) {
    scope = null;
    lifetime.closeWith(owner);
  }

  /** Makes a handle, such as a future, answer for a tensor that is in no scope. */
  void heldFor(@Nullable Lifetime holder) {
    lifetime.setOwner(holder);
  }

  /** Gives a tensor from such a handle to a scope, or to the caller where that is null. */
  void passTo(@Nullable TensorScope owner) {
    lifetime.setOwner(null);
    join(owner);
  }

  private void checkOpen() {
    if (!lifetime.isOpen()) {
      throw new TensorDisposedException(lifetime.snapshot(), Site.here());
    }
  }

  private void leave() {
    TensorScope owner = scope;
    if (owner != null) {
      scope = null;
      owner.disown(this);
    }
  }
}
