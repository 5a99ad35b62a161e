// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;
import java.util.List;
import java.util.function.Consumer;

/** Walking over a list runs what the caller gives, which fails, and the clause closes nothing. */
final class CatchAroundGivenWalk {
  static void run() {
    walk(
        List.of("a"),
        name -> {
          throw new IllegalStateException(name);
        });
  }

  private static void walk(List<String> names, Consumer<String> work) {
    try {
      Tensor x = Tensor.ones(1, 2); // want LeakOnException potential
      names.forEach(work);
      x.close();
    } catch (RuntimeException e) {
      System.out.println(e.getMessage());
    }
  }
}
