// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The tensors of one scope in the order in which they came, linked through their ownerships. */
final class OwnedTensors {

  private @Nullable Ownership first;
  private @Nullable Ownership last;
  private int size;

  /** Takes in a tensor that is in no list. */
  synchronized void add(Ownership tensor) {
    Ownership before = last;
    tensor.previous = before;
    tensor.list = this;
    if (before == null) {
      first = tensor;
    } else {
      before.next = tensor;
    }
    last = tensor;
    size++;
  }

  /** Lets go of a tensor; returns whether it was in this list. */
  synchronized boolean remove(Ownership tensor) {
    if (tensor.list != this) {
      return false;
    }
    Ownership before = tensor.previous;
    Ownership after = tensor.next;
    if (before == null) {
      first = after;
    } else {
      before.next = after;
    }
    if (after == null) {
      last = before;
    } else {
      after.previous = before;
    }
    unlink(tensor);
    size--;
    return true;
  }

  /** Lets go of all of them. */
  synchronized List<Tensor> takeAll() {
    List<Tensor> all = new ArrayList<>(size);
    Ownership at = first;
    while (at != null) {
      Ownership next = at.next;
      unlink(at);
      all.add(at.tensor());
      at = next;
    }
    first = null;
    last = null;
    size = 0;
    return all;
  }

  private static void unlink(Ownership tensor) {
    tensor.previous = null;
    tensor.next = null;
    tensor.list = null;
  }
}
