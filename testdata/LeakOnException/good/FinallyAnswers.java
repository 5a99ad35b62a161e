// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;

/** A finally block that returns swallows the exception, and has closed before. */
final class FinallyAnswers {
  static void run() {
    System.out.println(load(false));
    System.out.println(load(true));
  }

  @SuppressWarnings("finally")
  private static String load(boolean broken) {
    Tensor x = Tensor.of(1f, -2f);
    String text = "broken";
    try {
      text = "scale " + x.toFloatArray()[0] * read(broken);
    } finally {
      x.close();
      return text;
    }
  }

  private static float read(boolean broken) {
    if (broken) {
      throw new IllegalStateException("not ready");
    }
    return 1f;
  }
}
