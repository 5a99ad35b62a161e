// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** One element of the list is the caller's: a loop that closes all of them is no safe fix. */
final class GivenAmongMade {
  static void run() {
    try (Tensor x = Tensor.of(1f, 2f)) {
      list(x);
      System.out.println(x.shape().size());
    }
  }

  private static void list(Tensor source) {
    List<Tensor> all = new ArrayList<>();
    all.add(source);
    all.add(doubled(source)); // want UnscopedTensor definite
    for (Tensor each : all) {
      System.out.println(each.shape().size());
    }
  }

  private static Tensor doubled(Tensor source) {
    return source.mul(2f);
  }
}
