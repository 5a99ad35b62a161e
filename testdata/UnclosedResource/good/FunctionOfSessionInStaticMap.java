// runs: clean
// trap: held-elsewhere
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.Session;
import dev.tensorlint.runtime.trace.TracedFunction;
import java.util.HashMap;
import java.util.Map;

/** A static map keeps sessions by name, each of which needs its function. */
final class FunctionOfSessionInStaticMap {
  private static final Map<String, Session> SESSIONS = new HashMap<>();

  static void run() {
    TracedFunction half = TracedFunction.of(it -> it.mul(0.5f));
    SESSIONS.put("half", Session.open(half));
    try (Tensor x = Tensor.of(8f);
        Tensor y = SESSIONS.get("half").bind(0, x).run()) {
      System.out.println(y.item());
    }
  }

  static void stop() {
    SESSIONS.values().forEach(Session::close);
  }
}
