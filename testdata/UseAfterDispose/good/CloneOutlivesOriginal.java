// runs: clean
import dev.tensorlint.runtime.Tensor;

/** So has a clone, and so has a slice. */
final class CloneOutlivesOriginal {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    Tensor copy = x.clone();
    Tensor head = copy.slice(0, 1);
    x.close();
    System.out.println(copy.toFloatArray()[0]);
    copy.close();
    System.out.println(head.item());
    head.close();
  }
}
