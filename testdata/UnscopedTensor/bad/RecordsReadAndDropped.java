// runs: leaks 3 tensors
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** A method returns records with tensors in a list: the caller reads them, and closes none. */
final class RecordsReadAndDropped {
  private record Scored(String id, Tensor score) {}

  static void run() {
    float sum = 0;
    List<Scored> all = score(List.of("a", "bb", "ccc")); // want UnscopedTensor definite
    for (Scored each : all) {
      sum += each.score().item();
    }
    System.out.println(sum);
  }

  private static List<Scored> score(List<String> ids) {
    List<Scored> all = new ArrayList<>();
    for (String id : ids) {
      all.add(new Scored(id, Tensor.of(id.length())));
    }
    return all;
  }
}
