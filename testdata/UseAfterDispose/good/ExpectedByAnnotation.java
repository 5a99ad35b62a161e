// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorDisposedException;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** A test in the manner of JUnit 4: the whole method has to end by the exception. */
final class ExpectedByAnnotation {
  @Retention(RetentionPolicy.RUNTIME)
  @interface Test {
    Class<? extends Throwable> expected();
  }

  static void run() throws ReflectiveOperationException {
    Class<? extends Throwable> expected =
        ExpectedByAnnotation.class
            .getDeclaredMethod("readsAfterClose")
            .getAnnotation(Test.class)
            .expected();
    try {
      readsAfterClose();
    } catch (RuntimeException e) {
      System.out.println(expected.isInstance(e));
    }
  }

  @Test(expected = TensorDisposedException.class)
  static void readsAfterClose() {
    Tensor x = Tensor.of(1f, -2f);
    x.close();
    System.out.println(x.toFloatArray()[0]);
  }
}
