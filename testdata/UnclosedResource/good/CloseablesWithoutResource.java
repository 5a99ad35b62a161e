// runs: clean
// trap: nothing-to-close
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.stream.IntStream;

/** What can be closed, and holds nothing that has to be. */
final class CloseablesWithoutResource {
  static void run() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    bytes.write(1);
    StringReader reader = new StringReader("tensor");
    try {
      System.out.println(bytes.size() + reader.read());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    System.out.println(IntStream.range(0, 3).sum());
    Timer timer = new Timer();
    System.out.println(timer.name);
  }

  /** Closing only stops a clock. */
  private static final class Timer implements AutoCloseable {
    private final String name = "timer";

    @Override
    public void close() {
      System.out.println(name + " stops");
    }
  }
}
