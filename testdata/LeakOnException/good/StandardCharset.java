// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.io.UnsupportedEncodingException;

/** Every platform supports UTF-8, so asking for it by name never fails. */
final class StandardCharset {
  static void run() {
    try {
      System.out.println(scaled("abc"));
    } catch (UnsupportedEncodingException e) {
      throw new AssertionError(e);
    }
  }

  private static float scaled(String text) throws UnsupportedEncodingException {
    Tensor x = Tensor.of(2f);
    float scaled = x.item() * text.getBytes("UTF-8").length;
    x.close();
    return scaled;
  }
}
