// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** What is written may be lost when the stream is closed, and then nobody gets the tensor. */
final class DiskFullAtTheEnd {
  static void run() {
    try (Tensor x = saved()) {
      System.out.println(x.item());
    } catch (IOException e) {
      System.out.println(e.getMessage());
    }
  }

  private static Tensor saved() throws IOException {
    try (OutputStream out = open()) {
      Tensor x = Tensor.of(1f); // want LeakOnException definite
      out.write(1);
      return x;
    }
  }

  private static OutputStream open() {
    return new ByteArrayOutputStream() {
      @Override
      public void close() throws IOException {
        throw new IOException("disk full");
      }
    };
  }
}
