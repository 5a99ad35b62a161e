// runs: clean
// trap: collections-and-closers
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Another index, another key, and an element that was replaced in between. */
final class OtherElementsRead {
  static void run() {
    List<Tensor> all = new ArrayList<>(List.of(Tensor.of(1f), Tensor.of(2f)));
    first(all);
    second(all);
    third(new Tensor[] {Tensor.of(1f), Tensor.of(2f)});
    named(Map.of("one", Tensor.of(1f), "two", Tensor.of(2f)));
  }

  private static void first(List<Tensor> all) {
    all.get(0).close();
    System.out.println(all.get(1).item());
    all.set(0, Tensor.of(3f));
    System.out.println(all.get(0).item());
  }

  private static void second(List<Tensor> all) {
    all.get(0).close();
    all.remove(0);
    System.out.println(all.get(0).item());
    all.get(0).close();
    refill(all);
    System.out.println(all.get(0).item());
    all.get(0).close();
  }

  private static void refill(List<Tensor> all) {
    all.clear();
    all.add(Tensor.of(4f));
  }

  private static void third(Tensor[] pair) {
    pair[0].close();
    pair[0] = pair[1];
    System.out.println(pair[0].item());
    pair[0].close();
  }

  private static void named(Map<String, Tensor> all) {
    all.get("one").close();
    System.out.println(all.get("two").item());
    all.get("two").close();
  }
}
