// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.Session;
import dev.tensorlint.runtime.trace.TracedFunction;
import java.util.ArrayList;
import java.util.List;

/** The threads in the list share the function, and open a session each. */
final class ThreadsWithSessionsOfTheirOwn {
  static void run() throws InterruptedException {
    try (TracedFunction twice = TracedFunction.of(x -> x.mul(2f));
        Tensor one = Tensor.of(1f)) {
      List<Thread> workers = new ArrayList<>();
      for (int i = 0; i < 3; i++) {
        Thread worker = new Thread(() -> predict(twice, one));
        workers.add(worker);
        worker.start();
      }
      for (Thread worker : workers) {
        worker.join();
      }
    }
  }

  private static void predict(TracedFunction function, Tensor x) {
    try (Session session = Session.open(function)) {
      session.bind(0, x).run().close();
    }
  }
}
