// runs: clean
import dev.tensorlint.runtime.Tensor;

/** Memory of plain Java is measured; the tensors are elsewhere. */
final class GcInAnotherMethod {
  static void run() {
    try (Tensor x = Tensor.of(1f)) {
      System.out.println(x.item());
    }
    Probe.print();
  }

  private static final class Probe {
    static void print() {
      System.out.println(Runtime.getRuntime().totalMemory() > 0);
    }
  }
}
