// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.net.URI;
import java.net.URISyntaxException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** Each Java has SHA-256, the address is a valid one, and memory takes what is written to it. */
final class TextsThatAreAccepted {
  static void run() throws IOException, NoSuchAlgorithmException, URISyntaxException {
    System.out.println(digested(2f));
    System.out.println(addressed(3f));
    System.out.println(written(4f));
    System.out.println(parsed(5f));
  }

  private static int digested(float value) throws NoSuchAlgorithmException {
    Tensor x = Tensor.of(value);
    MessageDigest digest = MessageDigest.getInstance("SHA-256");
    int length = digest.getDigestLength() + (int) x.item();
    x.close();
    return length;
  }

  private static String addressed(float value) throws URISyntaxException {
    Tensor x = Tensor.of(value);
    String address = new URI("http://localhost/models").getHost() + x.item();
    x.close();
    return address;
  }

  private static String written(float value) throws IOException {
    Tensor x = Tensor.of(value);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    bytes.write(new byte[] {(byte) x.item()});
    bytes.close();
    StringWriter text = new StringWriter();
    text.write("a row");
    text.close();
    x.close();
    return text.toString() + bytes.size();
  }

  private static float parsed(float value) {
    Tensor x = Tensor.of(value);
    float read = x.item();
    try {
      float sum = read + Integer.parseInt("12") + (float) Double.parseDouble("1.5");
      x.close();
      return sum;
    } catch (NumberFormatException e) {
      return 0;
    }
  }
}
