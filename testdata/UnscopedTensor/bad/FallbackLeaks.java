// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;

/** The catch block makes a tensor of its own, and nobody closes it. */
final class FallbackLeaks {
  static void run() {
    load(false);
    load(true);
  }

  private static void load(boolean broken) {
    try (Tensor x = read(broken)) {
      System.out.println(x.item());
    } catch (IOException e) {
      Tensor fallback = Tensor.scalar(1f); // want UnscopedTensor definite
      System.out.println(fallback.item());
    }
  }

  private static Tensor read(boolean broken) throws IOException {
    if (broken) {
      throw new IOException("no such file");
    }
    return Tensor.scalar(2f);
  }
}
