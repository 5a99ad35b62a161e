// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What is in the list, array, map or record that a scope returns outlives the scope. */
final class TidyReturnsSeveral {
  record Pair(Tensor first, Tensor second) {}

  static void run() {
    list();
    array();
    map();
    pair();
    filled();
  }

  private static void list() {
    List<Tensor> both = TensorScope.tidy(() -> List.of(Tensor.of(1f), Tensor.of(2f)));
    System.out.println(both.get(0).item());
    both.forEach(Tensor::close);
  }

  private static void array() {
    Tensor[] both = TensorScope.tidy(() -> new Tensor[] {Tensor.of(1f), Tensor.of(2f)});
    System.out.println(both[0].item());
    both[0].close();
    both[1].close();
  }

  private static void map() {
    Map<String, Tensor> named = TensorScope.tidy(() -> Map.of("a", Tensor.of(1f)));
    System.out.println(named.get("a").item());
    named.values().forEach(Tensor::close);
  }

  private static void pair() {
    Pair pair = TensorScope.tidy(() -> new Pair(Tensor.of(1f), Tensor.of(2f)));
    System.out.println(pair.first().item());
    pair.first().close();
    pair.second().close();
  }

  private static void filled() {
    List<Tensor> all =
        TensorScope.tidy(
            () -> {
              List<Tensor> squares = new ArrayList<>();
              for (int i = 0; i < 3; i++) {
                squares.add(Tensor.of(i).square());
              }
              return squares;
            });
    for (Tensor each : all) {
      System.out.println(each.item());
      each.close();
    }
  }
}
