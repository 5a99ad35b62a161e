// runs: leaks 1 scope
import dev.tensorlint.runtime.TensorScope;
import java.io.IOException;

/** A scope without try-with-resources does not survive an exception. */
final class ScopeNotClosed {
  static void run() {
    try {
      System.out.println(load(false));
      System.out.println(load(true));
    } catch (IOException e) {
      System.out.println(e.getMessage());
    }
  }

  private static float load(boolean broken) throws IOException {
    TensorScope scope = TensorScope.open(); // want LeakOnException definite
    float scale = read(broken);
    scope.close();
    return scale;
  }

  private static float read(boolean broken) throws IOException {
    if (broken) {
      throw new IOException("no such file");
    }
    return 1f;
  }
}
