// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** Only what is new is closed: neither the caller's tensor nor the one of the list. */
final class ClosedUnlessGiven {
  static void run() {
    try (Tensor x = Tensor.of(1f, 2f)) {
      chosen(x, true);
      chosen(x, false);
      list(x);
      System.out.println(x.shape().size());
    }
  }

  private static void chosen(Tensor source, boolean isDoubled) {
    Tensor doubled = isDoubled ? doubled(source) : source;
    System.out.println(doubled.shape().size());
    if (doubled != source) {
      doubled.close();
    }
  }

  private static void list(Tensor source) {
    List<Tensor> all = new ArrayList<>();
    all.add(source);
    try (Tensor doubled = doubled(source)) {
      all.add(doubled);
      for (Tensor each : all) {
        System.out.println(each.shape().size());
      }
    }
  }

  private static Tensor doubled(Tensor source) {
    return source.mul(2f);
  }
}
