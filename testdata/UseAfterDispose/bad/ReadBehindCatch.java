// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;

/** Whether it is closed depends on where loading failed. */
final class ReadBehindCatch {
  static void run() {
    show(true);
    show(false);
  }

  private static void show(boolean broken) {
    Tensor x = Tensor.of(1f, -2f);
    try {
      read(broken);
      x.close();
    } catch (IOException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(x.toFloatArray()[0]); // want UseAfterDispose potential
    x.close();
  }

  private static void read(boolean broken) throws IOException {
    if (broken) {
      throw new IOException("no such file");
    }
  }
}
