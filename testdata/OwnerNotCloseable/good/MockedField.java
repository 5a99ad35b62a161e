// runs: clean
// trap: nothing-to-close
import dev.tensorlint.runtime.nn.Model;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** A test's stand-in for a model holds nothing; the framework makes it. */
final class MockedField {
  static void run() {
    new PredictionTest().predictsNothing();
  }

  private static final class PredictionTest {
    @Mock private Model model;

    void predictsNothing() {
      System.out.println(model == null);
    }
  }

  /** As that of a mocking framework. */
  @Retention(RetentionPolicy.RUNTIME)
  @interface Mock {}
}
