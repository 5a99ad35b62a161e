// runs: clean
// trap: resource-blocks
import dev.tensorlint.runtime.Tensor;

/** Continue, break and return leave the block, and it closes each time. */
final class ResourceBlockLeftEarly {
  static void run() {
    System.out.println(first(0.5f));
    System.out.println(first(9f));
  }

  private static float first(float limit) {
    rounds:
    for (int i = 0; i < 3; i++) {
      for (int j = 0; j < 3; j++) {
        try (Tensor x = Tensor.scalar(i + j)) {
          if (x.item() < limit) {
            continue rounds;
          }
          if (j > 1) {
            break rounds;
          }
          return x.item();
        }
      }
    }
    return -1f;
  }
}
