// runs: leaks 2 tensors
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A factory makes both parts of a pair, and a file is missing before it is one. */
final class PairIsNeverBuilt {
  static void run() throws IOException {
    Path words = Files.createTempFile("words", ".txt");
    try (Pair pair = Pair.read(words, Path.of("missing"))) {
      System.out.println(pair.sum());
    } catch (IOException e) {
      System.out.println("no words");
    } finally {
      Files.delete(words);
    }
  }

  private record Pair(Tensor first, Tensor second) implements AutoCloseable {

    static Pair read(Path left, Path right) throws IOException {
      Tensor first = Tensor.of(Files.readAllLines(left).size()); // want LeakOnException definite
      int shift = Files.readAllLines(left).size();
      final Tensor second = Tensor.of(shift); // want LeakOnException definite
      Files.readAllLines(right);
      return new Pair(first, second);
    }

    float sum() {
      return first.item() + second.item();
    }

    @Override
    public void close() {
      first.close();
      second.close();
    }
  }
}
