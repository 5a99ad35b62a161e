// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/** A merge: the next one of a sorted queue goes back only while it has more. The list has them all. */
final class MergedInOrder {

  private static final class Merge implements AutoCloseable {
    private final List<Tensor> all = new ArrayList<>();
    private final PriorityQueue<Tensor> queue =
        new PriorityQueue<>(Comparator.comparing(each -> each.toFloatArray()[0]));

    void add(Tensor each) {
      all.add(each);
      queue.add(each);
    }

    float sum(int rounds) {
      float sum = 0;
      for (int i = 0; i < rounds && !queue.isEmpty(); i++) {
        Tensor next = queue.poll();
        sum += next.toFloatArray()[0];
        again(next);
      }
      return sum;
    }

    private void again(Tensor each) {
      if (each.toFloatArray()[0] > 1f) {
        queue.add(each);
      }
    }

    @Override
    public void close() {
      for (Tensor each : all) {
        each.close();
      }
    }
  }

  static void run() {
    try (Merge merge = new Merge()) {
      merge.add(Tensor.of(1f));
      merge.add(Tensor.of(2f));
      System.out.println(merge.sum(3));
    }
  }
}
