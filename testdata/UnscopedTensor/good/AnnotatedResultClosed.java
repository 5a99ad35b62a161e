// runs: clean
import dev.tensorlint.runtime.Tensor;

/** The annotation says whose it is, and it is closed. */
final class AnnotatedResultClosed {
  static void run() {
    print(() -> Tensor.of(1f));
  }

  private static void print(Source source) {
    try (Tensor x = source.open()) {
      System.out.println(x.item());
    }
  }

  /** As that of Error Prone. */
  @interface MustBeClosed {}

  private interface Source {
    @MustBeClosed
    Tensor open();
  }
}
