// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.Session;
import dev.tensorlint.runtime.trace.TracedFunction;
import java.util.ArrayList;
import java.util.List;

/** A session for each thread on one function: one graph, made once, serves them all. */
final class SessionPerThread {
  static void run() throws InterruptedException {
    try (Tensor x = Tensor.ones(1, 5);
        TracedFunction graph = TracedFunction.of(input -> input.mul(2f).tanh())) {
      List<Thread> threads = new ArrayList<>();
      for (int i = 0; i < 10; i++) {
        Thread thread = new Thread(() -> predict(graph, x));
        threads.add(thread);
        thread.start();
      }
      for (Thread thread : threads) {
        thread.join();
      }
      if (graph.cached() != 1) {
        throw new IllegalStateException(graph.cached() + " graphs");
      }
    }
  }

  private static void predict(TracedFunction graph, Tensor x) {
    try (Session session = Session.open(graph)) {
      session.bind(0, x);
      for (int i = 0; i < 100; i++) {
        session.run().close();
      }
    }
  }
}
