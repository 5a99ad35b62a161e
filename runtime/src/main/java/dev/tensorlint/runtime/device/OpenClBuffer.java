// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import dev.tensorlint.runtime.DType;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jocl.cl_mem;

/** OpenCL memory. The driver frees it behind the commands that use it. */
final class OpenClBuffer implements DeviceBuffer {

  private final DType type;
  private final int length;
  private final cl_mem memory;
  private final OpenClContext context;
  private final AtomicBoolean closed = new AtomicBoolean();

  /** Allocates the memory. */
  OpenClBuffer(DType type, int length, OpenClContext context) {
    this.type = type;
    this.length = length;
    this.context = context;
    this.memory = context.allocate(bytes());
  }

  /** Returns the memory of a slice of an OpenCL device. */
  static cl_mem of(DeviceSlice slice) {
    OpenClBuffer buffer = (OpenClBuffer) slice.buffer();
    if (buffer.closed.get()) {
      throw new IllegalStateException("the buffer is freed");
    }
    return buffer.memory;
  }

  @Override
  public DType type() {
    return type;
  }

  @Override
  public int length() {
    return length;
  }

  @Override
  public void close() {
    if (closed.compareAndSet(false, true)) {
      context.release(memory);
    }
  }
}
