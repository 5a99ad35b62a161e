// runs: clean
// trap: ownership-returned
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** What records carry goes into another list, and that is closed. */
final class RecordsUnpacked {
  private record Scored(String id, Tensor score) {}

  static void run() {
    List<Tensor> scores = unpacked();
    System.out.println(scores.get(0).item());
    scores.forEach(Tensor::close);
  }

  private static List<Tensor> unpacked() {
    List<Tensor> scores = new ArrayList<>();
    for (Scored each : score()) {
      scores.add(each.score());
    }
    return scores;
  }

  private static List<Scored> score() {
    List<Scored> all = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      all.add(new Scored("n" + i, Tensor.of(i)));
    }
    return all;
  }
}
