// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import dev.tensorlint.runtime.tracking.HandleKind;
import dev.tensorlint.runtime.tracking.HandleRecord;
import dev.tensorlint.runtime.tracking.Tracking;
import java.util.List;

/** The view on the runtime as a whole. */
public final class TensorRuntime {

  private TensorRuntime() {}

  /** Returns what is held now, over all threads and devices. */
  public static Memory memory() {
    List<HandleRecord> open = Tracking.openHandles();
    BufferLedger.Balance balance = BufferLedger.balance();
    return new Memory(
        count(open, HandleKind.TENSOR),
        count(open, HandleKind.MODEL),
        count(open, HandleKind.SCOPE),
        balance.buffers(),
        balance.bytes(),
        (int) open.stream().filter(HandleRecord::kept).count());
  }

  private static int count(List<HandleRecord> open, HandleKind kind) {
    return (int) open.stream().filter(handle -> handle.kind() == kind).count();
  }
}
