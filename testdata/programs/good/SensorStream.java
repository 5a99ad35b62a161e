// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.locks.ReentrantLock;

/** Readings of sensors come through a queue; a window of the last ones is kept for each sensor. */
final class SensorStream {
  private enum Kind {
    READING,
    RESET,
    END
  }

  private record Message(Kind kind, String sensor, float value) {}

  static void run() throws InterruptedException {
    BlockingQueue<Message> queue = new LinkedBlockingQueue<>();
    Monitor monitor = new Monitor();
    Thread worker = new Thread(() -> drain(queue, monitor), "monitor");
    worker.start();
    for (int i = 0; i < 4; i++) {
      queue.put(new Message(Kind.READING, i % 2 == 0 ? "door" : "roof", i));
    }
    queue.put(new Message(Kind.RESET, "door", 0));
    queue.put(new Message(Kind.READING, "door", 9));
    queue.put(new Message(Kind.END, "", 0));
    worker.join();
    System.out.println(monitor.mean("door").isPresent() + " " + monitor.counts());
    monitor.close();
  }

  private static void drain(BlockingQueue<Message> queue, Monitor monitor) {
    try {
      while (true) {
        Message message = queue.take();
        switch (message.kind()) {
          case READING -> monitor.add(message.sensor(), message.value());
          case RESET -> monitor.reset(message.sensor());
          case END -> {
            return;
          }
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static final class Monitor implements AutoCloseable {
    private static final int WINDOW = 3;
    private final ReentrantLock lock = new ReentrantLock();
    private final Map<String, Tensor> windows = new HashMap<>();
    private final Map<Kind, Integer> counts = new EnumMap<>(Kind.class);

    void add(String sensor, float value) {
      lock.lock();
      try {
        counts.merge(Kind.READING, 1, Integer::sum);
        Tensor window = windows.computeIfAbsent(sensor, name -> Tensor.zeros(WINDOW));
        Tensor shifted = shift(window, value);
        windows.put(sensor, shifted);
        window.close();
      } finally {
        lock.unlock();
      }
    }

    private static Tensor shift(Tensor window, float value) {
      float[] values = window.toFloatArray();
      System.arraycopy(values, 1, values, 0, WINDOW - 1);
      values[WINDOW - 1] = value;
      return Tensor.of(values);
    }

    void reset(String sensor) {
      lock.lock();
      try {
        counts.merge(Kind.RESET, 1, Integer::sum);
        Tensor window = windows.remove(sensor);
        if (window != null) {
          window.close();
        }
      } finally {
        lock.unlock();
      }
    }

    OptionalDouble mean(String sensor) {
      lock.lock();
      try {
        Tensor window = windows.get(sensor);
        if (window == null) {
          return OptionalDouble.empty();
        }
        try (Tensor mean = window.mean()) {
          return OptionalDouble.of(mean.item());
        }
      } finally {
        lock.unlock();
      }
    }

    Map<Kind, Integer> counts() {
      return Map.copyOf(counts);
    }

    @Override
    public void close() {
      lock.lock();
      try {
        windows.values().forEach(Tensor::close);
        windows.clear();
      } finally {
        lock.unlock();
      }
    }
  }
}
