// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import dev.tensorlint.runtime.DType;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jocl.cl_mem;
import org.jspecify.annotations.Nullable;

/**
 * OpenCL memory. The driver frees it after the commands that use it. A few elements that were
 * written are sent with the first command that uses the memory.
 */
final class OpenClBuffer implements DeviceBuffer {

  private final DType type;
  private final int length;
  private final cl_mem memory;
  private final OpenClContext context;
  private final AtomicBoolean closed = new AtomicBoolean();

  /** What was written and is not sent yet. */
  private volatile @Nullable OpenClUpload pending;

  /** Allocates the memory. */
  OpenClBuffer(DType type, int length, OpenClContext context) {
    this.type = type;
    this.length = length;
    this.context = context;
    this.memory = context.allocate(bytes());
  }

  /** Returns the memory of a slice of an OpenCL device, for a command that is enqueued next. */
  static cl_mem of(DeviceSlice slice) {
    OpenClBuffer buffer = (OpenClBuffer) slice.buffer();
    if (buffer.pending != null) {
      buffer.send();
    }
    buffer.requireOpen();
    return buffer.memory;
  }

  /** Returns the elements of a slice where they are all on the host still, for reading, or null. */
  static @Nullable DeviceSlice onHost(DeviceSlice slice) {
    OpenClBuffer buffer = (OpenClBuffer) slice.buffer();
    buffer.requireOpen();
    OpenClUpload upload = buffer.pending;
    return upload == null || slice.offset() + slice.length() > upload.length()
        ? null
        : new DeviceSlice(upload.onHost(slice.type()), slice.offset(), slice.length());
  }

  /**
   * Keeps what was computed on the host, at the beginning of a buffer, until a command needs it.
   */
  static void keepResult(JavaBuffer result, DeviceSlice target) {
    OpenClBuffer buffer = (OpenClBuffer) target.buffer();
    buffer.requireOpen();
    buffer.keep(OpenClUpload.owning(result));
  }

  private void requireOpen() {
    if (closed.get()) {
      throw new IllegalStateException("the buffer is freed");
    }
  }

  /**
   * Keeps a copy of elements until a command needs them.
   *
   * @return whether that is worth it; else the caller writes them
   */
  static boolean keep(Object source, DeviceSlice target) {
    OpenClUpload upload = OpenClUpload.of(source, target);
    if (upload != null) {
      ((OpenClBuffer) target.buffer()).keep(upload);
    }
    return upload != null;
  }

  private synchronized void keep(OpenClUpload upload) {
    OpenClUpload before = pending;
    if (before != null && before.length() > upload.length()) {
      send();
    }
    pending = upload;
  }

  /** Others see that there is nothing to send only when the elements are in the queue. */
  private synchronized void send() {
    OpenClUpload upload = pending;
    if (upload != null) {
      context.send(upload, memory);
      pending = null;
    }
  }

  /** What was not read until now will not be read. */
  @Override
  public void discard() {
    pending = null;
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
