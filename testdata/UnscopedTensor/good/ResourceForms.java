// runs: clean
// trap: resource-blocks
import dev.tensorlint.runtime.Tensor;

/** A resource that exists already, and two in one head. */
final class ResourceForms {
  static void run() {
    Tensor existing = Tensor.of(1f, -2f);
    try (existing) {
      System.out.println(existing.toFloatArray()[0]);
    }
    try (Tensor a = Tensor.of(1f);
        Tensor b = a.add(2f)) {
      System.out.println(b.toFloatArray()[0]);
    }
  }
}
