// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** The constructor cleans up when it fails; nobody does when it does not. */
final class ReleasedOnFailureOnly {
  static void run() {
    System.out.println(new Lookup(1f, -2f).first());
  }

  private static final class Lookup {
    private final Tensor table; // want OwnerNotCloseable definite

    Lookup(float... values) {
      table = Tensor.of(values);
      try {
        check(values);
      } catch (IllegalArgumentException e) {
        table.close();
        throw e;
      }
    }

    private static void check(float... values) {
      if (values.length == 0) {
        throw new IllegalArgumentException("empty");
      }
    }

    float first() {
      return table.toFloatArray()[0];
    }
  }
}
