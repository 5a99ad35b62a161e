package service.pool;

import dev.tensorlint.runtime.Tensor;
import java.util.ArrayDeque;
import java.util.Deque;

/** Tensors of one size that are used again. */
public final class BufferPool implements AutoCloseable {
  private final Deque<Tensor> free = new ArrayDeque<>();
  private final int width;
  private final int limit;
  private int made;

  public BufferPool(int width, int limit) {
    this.width = width;
    this.limit = limit;
  }

  /** A buffer that the caller gives to {@link #release}. */
  public synchronized Tensor acquire() {
    Tensor buffer = free.pollFirst();
    if (buffer == null) {
      made++;
      buffer = Tensor.zeros(1, width);
    }
    return buffer;
  }

  /** Takes the buffer back. */
  public synchronized void release(Tensor buffer) {
    if (free.size() >= limit) {
      buffer.close();
      return;
    }
    free.addFirst(buffer);
  }

  public synchronized int made() {
    return made;
  }

  @Override
  public synchronized void close() {
    for (Tensor buffer : free) {
      buffer.close();
    }
    free.clear();
  }
}
