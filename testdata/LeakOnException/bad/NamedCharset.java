// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;
import java.io.UnsupportedEncodingException;

/** The name of the charset comes from outside, and there is none of that name. */
final class NamedCharset {
  static void run() {
    try {
      System.out.println(scaled("abc", "no-such-charset"));
    } catch (UnsupportedEncodingException e) {
      System.out.println(e.getMessage());
    }
  }

  private static float scaled(String text, String charset) throws UnsupportedEncodingException {
    Tensor x = Tensor.of(2f); // want LeakOnException definite
    float scaled = x.item() * text.getBytes(charset).length;
    x.close();
    return scaled;
  }
}
