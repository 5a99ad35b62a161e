// runs: throws ThreadConfinementException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.Session;
import dev.tensorlint.runtime.trace.TracedFunction;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** Threads that share a session are refused at once; nothing is duplicated or corrupted. */
final class SessionOfManyThreads {
  static void run() throws InterruptedException {
    Queue<Throwable> failures = new ConcurrentLinkedQueue<>();
    try (Tensor x = Tensor.ones(1, 5);
        TracedFunction graph = TracedFunction.of(input -> input.mul(2f).tanh());
        Session session = Session.open(graph)) {
      session.bind(0, x);
      List<Thread> threads = new ArrayList<>();
      for (int i = 0; i < 10; i++) {
        Thread thread = new Thread(() -> predict(session));
        thread.setUncaughtExceptionHandler((where, failure) -> failures.add(failure));
        threads.add(thread);
        thread.start(); // want SharedSession definite
      }
      for (Thread thread : threads) {
        thread.join();
      }
    }
    if (failures.size() == 10 && failures.peek() instanceof RuntimeException first) {
      throw first;
    }
  }

  private static void predict(Session session) {
    for (int i = 0; i < 100; i++) {
      session.run().close();
    }
  }
}
