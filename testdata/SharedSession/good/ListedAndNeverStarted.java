// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.Session;
import dev.tensorlint.runtime.trace.TracedFunction;
import java.util.ArrayList;
import java.util.List;

/** Work that nobody starts is run by the thread that the session belongs to. */
final class ListedAndNeverStarted {
  static void run() {
    List<Thread> workers = new ArrayList<>();
    try (TracedFunction twice = TracedFunction.of(x -> x.mul(2f));
        Tensor one = Tensor.of(1f);
        Session session = Session.open(twice)) {
      session.bind(0, one);
      workers.add(new Thread(() -> session.run().close()));
      workers.get(0).run();
    }
  }
}
