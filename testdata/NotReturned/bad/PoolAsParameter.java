// runs: throws NoSuchElementException
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;

/** The pool is an argument. */
final class PoolAsParameter {
  static void run() {
    Deque<Tensor> pool = new ArrayDeque<>();
    pool.add(Tensor.of(1f));
    for (int i = 0; i < 2; i++) {
      try {
        print(pool, "missing.txt");
      } catch (IOException e) {
        System.out.println("not read");
      }
    }
    pool.forEach(Tensor::close);
  }

  private static void print(Deque<Tensor> pool, String file) throws IOException {
    Tensor x = pool.pop(); // want NotReturned definite
    System.out.println(x.item() * Files.size(Path.of(file)));
    pool.push(x);
  }
}
