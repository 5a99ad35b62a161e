// runs: leaks 1 tensor
// trap: nothing-to-close
import dev.tensorlint.runtime.Tensor;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Set up before each test, and never torn down. */
final class FilledPerTest {
  static void run() {
    FilledPerTest test = new FilledPerTest();
    test.setUp();
    test.sumsUp();
  }

  private Tensor fixture; // want OwnerNotCloseable definite

  @BeforeEach
  void setUp() {
    fixture = Tensor.of(1f, -2f);
  }

  void sumsUp() {
    try (Tensor sum = fixture.sum()) {
      System.out.println(sum.item());
    }
  }

  /** As that of a test framework. */
  @Retention(RetentionPolicy.RUNTIME)
  @interface BeforeEach {}
}
