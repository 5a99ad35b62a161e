// runs: throws TensorDisposedException
// trap: collections-and-closers
import dev.tensorlint.runtime.Tensor;
import java.util.List;
import java.util.Map;

/** The first of a list is the same tensor each time. */
final class SameIndexRead {
  static void run() {
    Tensor one = Tensor.of(1f);
    Tensor two = Tensor.of(2f);
    Map<String, Tensor> named = Map.of("one", one, "two", two);
    System.out.println(named.get("one").item());
    read(List.of(one, two));
  }

  private static void read(List<Tensor> all) {
    all.get(1).close();
    System.out.println(all.get(0).item());
    all.get(0).close();
    System.out.println(all.get(0).item()); // want UseAfterDispose definite
  }
}
