// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** What is read is read: that a stream might fail when it is closed leads nowhere. */
final class ReadToTheEnd {
  static void run() {
    try (Tensor x = read()) {
      System.out.println(x.item());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Tensor read() throws IOException {
    try (InputStream in = new ByteArrayInputStream(new byte[] {1, 2})) {
      float first = in.read();
      return Tensor.of(first);
    }
  }
}
