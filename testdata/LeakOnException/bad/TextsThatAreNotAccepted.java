// runs: leaks 3 tensors
import dev.tensorlint.runtime.Tensor;
import java.net.URI;
import java.net.URISyntaxException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** The names come from outside, or are none. */
final class TextsThatAreNotAccepted {
  static void run() {
    try {
      System.out.println(digested(2f, "SHA-0"));
    } catch (NoSuchAlgorithmException e) {
      System.out.println("no such algorithm");
    }
    try {
      System.out.println(addressed(3f));
    } catch (URISyntaxException e) {
      System.out.println("no address");
    }
    System.out.println(parsed(4f));
  }

  private static int digested(float value, String algorithm) throws NoSuchAlgorithmException {
    Tensor x = Tensor.of(value); // want LeakOnException definite
    MessageDigest digest = MessageDigest.getInstance(algorithm);
    int length = digest.getDigestLength() + (int) x.item();
    x.close();
    return length;
  }

  private static String addressed(float value) throws URISyntaxException {
    Tensor x = Tensor.of(value); // want LeakOnException definite
    String address = new URI("local host").getHost() + x.item();
    x.close();
    return address;
  }

  private static float parsed(float value) {
    Tensor x = Tensor.of(value); // want LeakOnException potential
    float read = x.item();
    try {
      float sum = read + Integer.parseInt("a dozen");
      x.close();
      return sum;
    } catch (NumberFormatException e) {
      return 0;
    }
  }
}
