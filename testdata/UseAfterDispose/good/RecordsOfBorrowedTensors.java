// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** Records speak of tensors that somebody else has, and closes when nobody reads them any more. */
final class RecordsOfBorrowedTensors {
  private record Scored(String id, Tensor score) {}

  static void run() {
    List<Tensor> scores = List.of(Tensor.of(1f), Tensor.of(2f));
    List<Scored> views = new ArrayList<>();
    for (Tensor score : scores) {
      views.add(new Scored("n", score));
    }
    System.out.println(best(views).score().item());
    scores.forEach(Tensor::close);
  }

  private static Scored best(List<Scored> all) {
    Scored best = all.get(0);
    for (Scored each : all) {
      if (each.score().item() > best.score().item()) {
        best = each;
      }
    }
    return best;
  }
}
