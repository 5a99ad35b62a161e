// runs: clean
import dev.tensorlint.runtime.Tensor;

/** Filled before each test and emptied behind it. */
final class FilledBySetUp {
  private Tensor fixture;

  static void run() {
    FilledBySetUp tests = new FilledBySetUp();
    for (int i = 0; i < 2; i++) {
      tests.setUp();
      System.out.println(tests.fixture.shape());
      tests.tearDown();
    }
  }

  void setUp() {
    fixture = Tensor.of(1f, -2f);
  }

  void tearDown() {
    fixture.close();
  }
}
