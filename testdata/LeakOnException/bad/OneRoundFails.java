// runs: leaks 2 tensors
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;

/** A broken record costs a tensor, and the loop goes on. */
final class OneRoundFails {
  static void run() {
    for (int i = 0; i < 4; i++) {
      try {
        Tensor x = Tensor.of(i); // want LeakOnException definite
        System.out.println(x.item() * read(i % 2 == 0));
        x.close();
      } catch (IOException e) {
        System.out.println("record " + i + " is broken");
      }
    }
  }

  private static float read(boolean broken) throws IOException {
    if (broken) {
      throw new IOException("no such file");
    }
    return 1f;
  }
}
