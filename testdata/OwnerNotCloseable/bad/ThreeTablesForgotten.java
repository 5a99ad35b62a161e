// runs: leaks 3 tensors
import dev.tensorlint.runtime.Tensor;

/** A class owns three tables, and has no way to release one of them. */
final class ThreeTablesForgotten {
  static void run() {
    Encoder encoder = new Encoder(2f);
    System.out.println(encoder.encode(3f));
    System.out.println(encoder.encode(4f));
  }

  private static final class Encoder {
    private final Tensor words = Tensor.of(1f); // want OwnerNotCloseable definite
    private final Tensor places; // want OwnerNotCloseable definite
    private Tensor kinds; // want OwnerNotCloseable definite

    Encoder(float scale) {
      places = Tensor.of(scale);
      kinds = Tensor.of(scale);
    }

    float encode(float word) {
      return word * words.item() + places.item() + kinds.item();
    }
  }
}
