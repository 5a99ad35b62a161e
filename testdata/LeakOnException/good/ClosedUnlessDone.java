// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;

/** A flag tells the finally block whether the tensor has found an owner. */
final class ClosedUnlessDone {
  static void run() {
    try {
      make(false).close();
      make(true).close();
    } catch (IOException e) {
      System.out.println(e.getMessage());
    }
  }

  private static Tensor make(boolean broken) throws IOException {
    Tensor x = Tensor.of(1f, -2f);
    boolean isDone = false;
    try {
      System.out.println(x.toFloatArray()[0] * read(broken));
      isDone = true;
      return x;
    } finally {
      if (!isDone) {
        x.close();
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
