// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Buffers are lent to jobs and come back; what is too much is closed at once. */
final class BufferPool implements AutoCloseable {
  private final Deque<Tensor> idle = new ArrayDeque<>();
  private final int most;
  private boolean isClosed;

  private BufferPool(int most) {
    this.most = most;
  }

  static void run() {
    try (BufferPool pool = new BufferPool(2)) {
      System.out.println(pool.job(1f) + pool.job(2f));
      List<Lease> leases = new ArrayList<>();
      try {
        for (int i = 0; i < 3; i++) {
          leases.add(pool.lease());
        }
        System.out.println(leases.size() + " leases");
      } finally {
        leases.forEach(Lease::close);
      }
      System.out.println(pool.idle() + " idle");
    }
  }

  private float job(float value) {
    try (Lease lease = lease()) {
      Tensor buffer = lease.buffer();
      buffer.addInPlace(lease.buffer(), value);
      return buffer.toFloatArray()[0];
    }
  }

  private synchronized Lease lease() {
    if (isClosed) {
      throw new IllegalStateException("the pool is closed");
    }
    Tensor buffer = idle.pollFirst();
    return new Lease(this, buffer == null ? Tensor.ones(4) : buffer);
  }

  private synchronized void giveBack(Tensor buffer) {
    if (isClosed || idle.size() >= most) {
      buffer.close();
      return;
    }
    idle.addFirst(buffer);
  }

  private synchronized int idle() {
    return idle.size();
  }

  @Override
  public synchronized void close() {
    isClosed = true;
    Tensor buffer;
    while ((buffer = idle.pollFirst()) != null) {
      buffer.close();
    }
  }

  private record Lease(BufferPool pool, Tensor buffer) implements AutoCloseable {
    @Override
    public void close() {
      pool.giveBack(buffer);
    }
  }
}
