// runs: clean
import dev.tensorlint.runtime.Tensor;

/** The annotation is wrong, and the body shows it: nothing closes the tensor before its end. */
final class ReadAfterHarmlessSink {
  static void run() {
    try (Tensor x = Tensor.of(1f)) {
      accept(x);
      System.out.println(x.item());
    }
  }

  private static void accept(@WillClose Tensor x) {
    System.out.println(x.item());
  }

  /** As that of JSR 305. */
  @interface WillClose {}
}
