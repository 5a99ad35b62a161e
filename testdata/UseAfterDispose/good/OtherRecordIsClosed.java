// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** One record's tensor is closed, and another one's is read. */
final class OtherRecordIsClosed {
  private record Scored(String id, Tensor score, Tensor weight) {}

  static void run() {
    List<Scored> all = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      all.add(new Scored("n" + i, Tensor.of(i), Tensor.of(1f)));
    }
    float sum = 0;
    Scored former = null;
    for (Scored each : all) {
      sum += each.score().item();
      if (former != null) {
        former.score().close();
      }
      former = each;
    }
    if (former != null) {
      former.score().close();
    }
    for (Scored each : all) {
      sum += each.weight().item();
      each.weight().close();
    }
    System.out.println(sum);
  }
}
