// runs: clean
import dev.tensorlint.runtime.Tensor;

/** A subclass holds a tensor, but the code that asks handles arrays of its own. */
final class GcBesideAFieldOfASubclass {
  private abstract static class Values {
    abstract float sum();

    float sumOfMany(int rows) {
      float sum = 0;
      for (int i = 0; i < rows; i++) {
        float[] row = new float[1024];
        row[0] = sum();
        sum += row[0];
      }
      if (rows > 1000) {
        System.gc();
      }
      return sum;
    }
  }

  private static final class OnDevice extends Values implements AutoCloseable {
    private final Tensor values = Tensor.of(1f, 2f);

    @Override
    float sum() {
      return values.toFloatArray()[0];
    }

    @Override
    public void close() {
      values.close();
    }
  }

  static void run() {
    try (OnDevice values = new OnDevice()) {
      System.out.println(values.sum());
      print(values);
    }
  }

  private static void print(Values values) {
    System.out.println(values.sumOfMany(3));
  }
}
