// runs: leaks 1 model
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Sequential;
import dev.tensorlint.runtime.nn.Model;
import java.io.IOException;

/** Two models in one object: when the second does not come, the first is lost. */
final class SecondModelFails {
  static void run() {
    try (Pair pair = new Pair("decoder.bin")) {
      System.out.println(pair);
    } catch (IOException e) {
      System.out.println("no decoder");
    }
  }

  private static final class Pair implements AutoCloseable {
    private final Model encoder;
    private final Model decoder;

    Pair(String file) throws IOException {
      encoder = Sequential.withInputs(2, new Dense(2)); // want LeakOnException definite
      decoder = load(file);
    }

    private static Model load(String file) throws IOException {
      if (file.endsWith(".bin")) {
        throw new IOException("cannot read " + file);
      }
      return Sequential.withInputs(2, new Dense(1));
    }

    @Override
    public void close() {
      encoder.close();
      decoder.close();
    }
  }
}
