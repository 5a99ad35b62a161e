// runs: clean
// trap: collections-and-closers
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** What is put into a list behind its emptying has nothing to do with what was in it before. */
final class FilledAgainAfterEviction {
  private final List<Tensor> steps = new ArrayList<>();

  static void run() {
    List<Tensor> batch = new ArrayList<>();
    for (int round = 0; round < 3; round++) {
      batch.add(Tensor.of(round));
      batch.add(Tensor.of(-round));
      System.out.println(batch.get(0).item() + batch.get(1).item());
      closeAll(batch);
    }
    Tensor kept = firstOf(filled());
    System.out.println(kept.item());
    kept.close();

    FilledAgainAfterEviction history = new FilledAgainAfterEviction();
    System.out.println(history.step(1f) + history.step(2f));
    closeAll(history.steps);
  }

  private float step(float value) {
    closeAll(steps);
    Tensor now = Tensor.of(value);
    steps.add(now);
    return now.item();
  }

  private static List<Tensor> filled() {
    List<Tensor> list = new ArrayList<>();
    list.add(Tensor.of(5f));
    return list;
  }

  /** Takes the only one out. */
  private static Tensor firstOf(List<Tensor> list) {
    Tensor first = list.get(0);
    list.clear();
    return first;
  }

  private static void closeAll(List<Tensor> list) {
    list.forEach(Tensor::close);
    list.clear();
  }
}
