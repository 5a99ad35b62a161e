// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.it.reactor.batches;

import dev.tensorlint.it.reactor.basics.Closer;
import dev.tensorlint.it.reactor.basics.Tensors;
import dev.tensorlint.it.reactor.holders.Holder;
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** Lists of tensors. */
public final class Batches {
  private Batches() {}

  public static List<Tensor> make(int size) {
    List<Tensor> made = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      made.add(Tensors.ones());
    }
    return made;
  }

  public static void release(List<Tensor> batch) {
    Closer.all(batch);
  }

  static float onlyRead() {
    Tensor t = Tensor.of(1f); // want UnscopedTensor
    return Tensors.sum(t);
  }

  static void forgotten() {
    Tensors.ones(); // want DiscardedTensor
  }

  static float overwritten() {
    Tensor t = Tensors.ones();
    t = Tensors.ones(); // want OverwrittenTensor
    float first = t.item();
    t.close();
    return first;
  }

  static float holderNeverClosed() {
    Holder h = new Holder(); // want UnclosedResource
    return h.first();
  }
}
