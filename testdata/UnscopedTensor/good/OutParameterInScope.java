// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import java.util.ArrayList;
import java.util.List;

/** A scope is open while the list is filled: it closes what is in it. */
final class OutParameterInScope {
  static void run() {
    try (TensorScope scope = TensorScope.open()) {
      List<Tensor> events = new ArrayList<>();
      report(events);
      System.out.println(events.get(0).item());
    }
    TensorScope.tidy(
        () -> {
          List<Tensor> events = new ArrayList<>();
          report(events);
          System.out.println(events.size());
        });
  }

  private static void report(List<Tensor> events) {
    events.add(Tensor.of(1f));
    events.add(Tensor.of(2f));
  }
}
