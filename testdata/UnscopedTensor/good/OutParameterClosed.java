// runs: clean
// trap: ownership-returned
import dev.tensorlint.runtime.Tensor;

/** Whoever gave the array closes what was put into it, also where only a part of it was filled. */
final class OutParameterClosed {
  static void run() {
    Tensor[] halves = new Tensor[2];
    try {
      split(halves);
      System.out.println(halves[0].item() + halves[1].item());
    } finally {
      for (Tensor half : halves) {
        if (half != null) {
          half.close();
        }
      }
    }
    Tensor[] slot = new Tensor[1];
    split(slot);
    try (Tensor only = slot[0]) {
      System.out.println(only.item());
    }
  }

  private static void split(Tensor[] parts) {
    for (int i = 0; i < parts.length; i++) {
      parts[i] = Tensor.of(i);
    }
  }
}
