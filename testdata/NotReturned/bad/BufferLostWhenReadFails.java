// runs: throws NoSuchElementException
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;

/** The file is missing: the buffer does not come back, and the second call finds none. */
final class BufferLostWhenReadFails {
  private static final Deque<Tensor> FREE = new ArrayDeque<>();

  static void run() {
    FREE.add(Tensor.of(1f));
    for (int i = 0; i < 2; i++) {
      try {
        scaled("missing.txt");
      } catch (IOException e) {
        System.out.println("not read");
      }
    }
  }

  private static void scaled(String file) throws IOException {
    Tensor buffer = FREE.remove(); // want NotReturned definite
    System.out.println(buffer.item() * Files.size(Path.of(file)));
    FREE.add(buffer);
  }
}
