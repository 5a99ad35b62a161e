// runs: clean
// trap: ownership-returned
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** The list goes on to the caller's caller, filled by a helper of a helper. */
final class OutParameterHandedOn {
  static void run() {
    List<Tensor> all = collected();
    all.forEach(Tensor::close);
    List<Tensor> more = new ArrayList<>();
    both(more);
    for (Tensor one : more) {
      one.close();
    }
  }

  private static List<Tensor> collected() {
    List<Tensor> all = new ArrayList<>();
    both(all);
    return all;
  }

  private static void both(List<Tensor> all) {
    report(1f, all);
    report(2f, all);
  }

  private static void report(float value, List<Tensor> all) {
    all.add(Tensor.of(value));
  }
}
