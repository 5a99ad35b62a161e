// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.function.Function;

/** The helper closes its argument after the function, and gives the result of the function back. */
final class HelperClosesWhatFunctionRead {
  static void run() {
    try (Tensor doubled = with(Tensor.of(2f), x -> x.add(x))) {
      System.out.println(doubled.item());
    }
    float read = with(Tensor.of(3f), x -> x.item());
    System.out.println(read);
  }

  private static <R> R with(Tensor x, Function<Tensor, R> body) {
    try {
      return body.apply(x);
    } finally {
      x.close();
    }
  }
}
