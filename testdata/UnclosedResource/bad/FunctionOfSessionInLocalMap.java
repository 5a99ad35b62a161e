// runs: leaks 1 function
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.Session;
import dev.tensorlint.runtime.trace.TracedFunction;
import java.util.HashMap;
import java.util.Map;

/** The map lasts as long as the method: it closes its sessions, and their functions stay open. */
final class FunctionOfSessionInLocalMap {
  static void run() {
    TracedFunction half = TracedFunction.of(it -> it.mul(0.5f)); // want UnclosedResource definite
    Map<String, Session> sessions = new HashMap<>();
    sessions.put("half", Session.open(half));
    try (Tensor x = Tensor.of(8f);
        Tensor y = sessions.get("half").bind(0, x).run()) {
      System.out.println(y.item());
    }
    sessions.values().forEach(Session::close);
  }
}
